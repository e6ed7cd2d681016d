import { anyCase } from './any-case.ts'
import type { TextField } from '../item.ts'
import { oneOf } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasField, putText, strike } from './draft.ts'

const gap = String.raw`[\s,.:;\uE000\uE001()]{0,14}`
const volume = String.raw`(?<volume>\d{1,4}(?:[-–/]\d{1,4})?|(?-i:[IVXLC]{1,8}))(?!\d)`
const issue = String.raw`(?<issue>(?:\p{L}{2,8}\.?\s)?\d{1,4}(?:\s?[-–/+]\s?\d{1,4})?(?-i:[A-Za-z]?)|(?-i:[IVX]{1,5}|\p{Lu}\d{1,4}))(?![\p{L}\d])`
const pages = String.raw`(?<page>(?-i:[A-Z]{0,3}|e)\d{1,6}\s?[-–—−]\s?(?-i:[A-Z]{0,3}|e)\d{1,6}(?:,\s?\d{1,5}[-–]\d{1,5})?|(?-i:[ivxlc]{1,6}[-–][ivxlc]{1,6})|(?-i:[A-Za-z]?)\d{1,9})`
const range = String.raw`(?<page>(?-i:[A-Z]{0,3}|e)\d{1,6}\s?[-–—−]\s?(?-i:[A-Z]{0,3}|e)\d{1,6}(?:,\s?\d{1,5}[-–]\d{1,5})?|(?-i:[ivxlc]{1,6}[-–][ivxlc]{1,6}))`
const pageCue = String.raw`(?:${oneOf('page-before')}\s?:?\s?)?`
const pageTail = String.raw`(?:\.?\s?${oneOf('page-after')}(?![\p{L}\d]))?`
const issueCue = String.raw`(?:${oneOf('issue-before')})`
const volumeTail = String.raw`\.?\s?${oneOf('volume-after')}(?!\p{L})`
const issueTail = String.raw`\.?\s?${oneOf('issue-after')}(?!\p{L})`
const volumeCue = String.raw`(?:${oneOf('volume-before')}\s?)?`
const before = String.raw`(?<![\p{L}\p{N}/.-])`
const after = String.raw`(?![\p{L}\p{N}]|[-–]\d)`

// The surest first. A volume without a cue stands only beside an issue, a year or a range of pages.
const clusters: readonly RegExp[] = [
  String.raw`${before}${volume}${volumeTail}${gap}(?:${issue}${issueTail}${gap})?${pageCue}${range}${pageTail}${after}`,
  String.raw`(?<![\p{L}\p{N}])(?:Cilt|C)[.:]?\s?${volume},?\s(?:Sayı|Sy|S)[.:]?\s?${issue}${gap}${pageCue}${range}${after}`,
  String.raw`${before}${volumeCue}${volume}\s?\(${issueCue}?\s?${issue}\)(?:${gap}${pageCue}${pages}${pageTail}${after})?`,
  String.raw`${before}${volumeCue}${volume}\s?\((?<supplement>(?:Suppl?|Supplement|Sonderh|S)\.?\s?\d{0,3})\)(?:${gap}${pageCue}${pages}${after})?`,
  String.raw`${before}${volumeCue}${volume}${gap}${issueCue}\s?${issue}${gap}${pageCue}${range}${pageTail}${after}`,
  String.raw`${before}${volumeCue}${volume}\s?[/.:]\s?${issue}[\s,.:;\uE001()]{1,14}${pageCue}${range}${pageTail}${after}`,
  String.raw`${before}${volumeCue}${volume}[\s,]{0,2}\uE001{4,40}[\s,:.]{0,2}${issueCue}?\s?${issue}[,.:]\s?${pageCue}${range}${pageTail}${after}`,
  String.raw`${before}${volumeCue}${volume}[\s,]{0,2}\uE001{4,40}\s?[,:.]?\s?${pageCue}${range}${pageTail}${after}`,
  String.raw`(?<=[\s,;(\uE000\uE001])${issueCue}\s?${issue}[\s,.:;\uE001()]{1,14}${pageCue}${range}${pageTail}${after}`,
  String.raw`(?<=[,.]\s)\(${issueCue}?\s?${issue}\)${gap}${pageCue}${range}${pageTail}${after}`,
  String.raw`\uE001\s?[/.]\s?${issue}[\s,.:;]{1,4}${pageCue}${range}${pageTail}${after}`,
  String.raw`\uE001\s?;\s?${volumeCue}${volume}\s?[:,]\s?${pageCue}${pages}${after}`,
  String.raw`${before}${volumeCue}${volume}\s?[,:]\s?${pageCue}${range}${pageTail}${after}`,
].map((source) => anyCase(source, 'g'))

/**
 * Puts down volume, issue and pages: first as they stand together ("12(3), 45–67", "2020;12(3):45-67", "roč. 12, č. 3, s. 45–67"),
 * then whichever stands alone with its cue word.
 */
export function takeNumbers(draft: Draft): void {
  takeArticleNumber(draft)
  takeEdition(draft)
  takeCounts(draft)
  for (const find of clusters) if (takeCluster(draft, find)) break
  takeAlone(draft)
}

const fields: readonly { readonly group: string; readonly field: TextField }[] = [
  { group: 'volume', field: 'volume' },
  { group: 'issue', field: 'issue' },
  { group: 'supplement', field: 'supplement-number' },
  { group: 'page', field: 'page' },
]

function takeCluster(draft: Draft, find: RegExp): boolean {
  // The last place wins: a title may hold numbers, what follows it holds more.
  const match = [...draft.left.matchAll(find)].at(-1)
  if (!match?.groups || match.index < 8) return false
  let from = match.index
  for (const { group, field } of fields) {
    const said = match.groups[group]
    if (said === undefined) continue
    const start = draft.left.indexOf(said, from)
    from = start + said.length
    putText(draft, field, { start, end: from, value: valueOf(field, said), isUnsure: false })
  }
  const inner = draft.left.slice(match.index, match.index + match[0].length)
  // The year may lie between volume and pages and keeps its own mark.
  for (const piece of inner.matchAll(/[^\uE001]+/g))
    strike(draft, { start: match.index + piece.index, end: match.index + piece.index + piece[0].length })
  return true
}

const valueOf = (field: TextField, said: string): string => {
  if (field === 'page') return said.replace(/\s?[-–—−]\s?/g, '–')
  if (field === 'supplement-number') return said.replace(/^\p{L}+\.?\s?/u, '') || said
  return said
}

type Alone = { readonly field: TextField; readonly find: RegExp; readonly isSure: (draft: Draft) => boolean }

const number = String.raw`(?<value>\d{1,4}(?:\s?[-–/]\s?\d{1,4})?[a-z]?|(?-i:[IVXLC]{1,8}))${after}`
const always = (): boolean => true
const lettered = String.raw`(?<![\p{L}\p{N}])`

const alone: readonly Alone[] = [
  {
    field: 'page',
    find: anyCase(String.raw`${lettered}${oneOf('page-before')}\s?:?\s?${range.replace('<page>', '<value>')}(?:\s?ff?\.)?${after}`, 'g'),
    isSure: always,
  },
  {
    field: 'page',
    find: anyCase(String.raw`${before}${range.replace('<page>', '<value>')}\.?\s?${oneOf('page-after')}(?![\p{L}\d])`, 'g'),
    isSure: always,
  },
  { field: 'volume', find: anyCase(String.raw`${lettered}${oneOf('volume-before')}\s?${number}`, 'g'), isSure: always },
  {
    field: 'volume',
    find: anyCase(String.raw`${before}${number.replace(after, '')}\.?\s?${oneOf('volume-after')}(?![\p{L}\d])`, 'g'),
    isSure: always,
  },
  {
    field: 'issue',
    find: anyCase(String.raw`(?<=[,(.;:\uE000\uE001]\s?)${oneOf('issue-before')}\s?${number}`, 'g'),
    isSure: (draft) => !draft.hints.has('report'),
  },
  {
    field: 'issue',
    find: anyCase(String.raw`${before}${number.replace(after, '')}\.?\s?${oneOf('issue-after')}(?![\p{L}\d])`, 'g'),
    isSure: always,
  },
  { field: 'issue', find: anyCase(String.raw`(?<=\uE001\s?[/]\s?)${number}`, 'g'), isSure: always },
  {
    field: 'page',
    find: anyCase(String.raw`${lettered}${oneOf('page-before')}\s?:?\s?(?<value>[A-Z]?\d{1,5})(?:\s?ff?\.)?${after}`, 'g'),
    isSure: always,
  },
  { field: 'page', find: /(?<=[,.\uE001]\s)(?<value>\d{1,4})\.?\s(?:o|old|oldal)\./giu, isSure: always },
  {
    field: 'page',
    find: anyCase(/(?<=[\p{L}\uE000\uE001],\s)(?<value>(?!1[4-9]\d\d|20\d\d)\d{1,4}[-–]\d{1,4})(?=[.,]\s)/u, 'g'),
    isSure: always,
  },
  {
    field: 'page',
    find: anyCase(String.raw`(?<=[\s,:;\uE000\uE001])${range.replace('<page>', '<value>')}(?=[\s.,;)]*(?:$|\uE000))`, 'g'),
    isSure: always,
  },
]

function takeAlone(draft: Draft): void {
  for (const { field, find, isSure } of alone) {
    if (hasField(draft, field) || !isSure(draft)) continue
    const match = [...draft.left.matchAll(find)].at(-1)
    const said = match?.groups?.['value']
    if (!match || said === undefined || match.index < 8) continue
    const start = match.index + match[0].lastIndexOf(said)
    putText(draft, field, { start, end: start + said.length, value: valueOf(field, said) })
    strike(draft, { start: match.index, end: match.index + match[0].length })
  }
}

const ordinal = String.raw`(?:st|nd|rd|th|\.?ª|\.?º|\.?a|\.?e|e|ème|de|ste|:a|:e|-a)?`
const edition = anyCase(
  String.raw`${before}(?:(?:ed\.\s?|ediția\s|ediţia\s)(?:a\s)?(?<late>\d{1,2}|(?-i:[IVX]{1,5}))(?:-a)?|(?:wyd\.|wydanie|druk|ed\.)\s?(?<behind>\d{1,2}|(?-i:[IVX]{1,4}))(?![\d\p{L}–-])|(?<early>\d{1,2})${ordinal}\.?,?\s(?:[\p{Ll}.-]{2,20},?\s){0,4}?${oneOf('edition')}(?![\p{L}\d])|(?<word>Rev|Revised|International|Expanded)\.?\s(?:ed|edn|edition)(?![\p{L}])\.?)(?:,?\s(?:rev|revised|überarb|aktual|átdolg)\.?)?`,
)

function takeEdition(draft: Draft): void {
  const match = edition.exec(draft.left)
  const said = match?.groups?.['late'] ?? match?.groups?.['behind'] ?? match?.groups?.['early'] ?? match?.groups?.['word']
  if (!match || said === undefined || match.index < 8) return
  const start = match.index + match[0].indexOf(said)
  putText(draft, 'edition', { start, end: start + said.length, value: editionOf(said) })
  strike(draft, { start: match.index, end: match.index + match[0].length })
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

const editionOf = (said: string): string => {
  if (said.startsWith('Rev')) return 'Rev.'
  const roman = romans.indexOf(said)
  return roman < 0 ? said : String(roman + 1)
}

const countOfVolumes = /(?<![\p{L}\d])(\d{1,2})\s?(?:vols?|Bde|Bände|voll|vol)\.?(?=[\s,.;)]|$)/u
const countOfPages = new RegExp(
  String.raw`(?<=[\s,;\uE000\uE001])(?<value>\d{2,4})\s?(?:p|pp|s|S|f|str|o|old|oldal|l|blz|sid|sidor|pag|Seiten|стр)(?:\.|(?=\s*$))(?=[\s\uE000)\]]*(?:$|[.,;–-]|\uE000))`,
  'u',
)

function takeCounts(draft: Draft): void {
  const volumes = countOfVolumes.exec(draft.left)
  if (volumes?.[1]) {
    putText(draft, 'number-of-volumes', { start: volumes.index, end: volumes.index + volumes[1].length })
    strike(draft, { start: volumes.index, end: volumes.index + volumes[0].length })
  }
  const count = countOfPages.exec(draft.left)
  const said = count?.groups?.['value']
  if (!count || said === undefined || count.index < 20) return
  // A number and the word for pages counts a book's pages where nothing else speaks of a journal.
  if (
    /\d\s?\(\d|\b(?:évf|roč|vol|no|nr|č)\.\s?\d/iu.test(draft.left.slice(20)) ||
    /\p{Lu}\.\s?$/u.test(draft.left.slice(0, count.index).slice(-4))
  )
    return
  putText(draft, 'number-of-pages', { start: count.index, end: count.index + said.length })
  strike(draft, { start: count.index, end: count.index + count[0].length })
}

const article = anyCase(
  /(?<=[\s,(\uE000])(?:article|art\.?\s?(?:no|id|nr)\.?|articolul|artículo|artikel|paper|cikk|id)\s(?:no\.?\s|number\s)?(?<value>[A-Za-z]?\d{1,9})(?![\p{L}\d])\.?/u,
)

function takeArticleNumber(draft: Draft): void {
  const match = article.exec(draft.left)
  const said = match?.groups?.['value']
  if (!match || said === undefined || match.index < 20) return
  const start = match.index + match[0].lastIndexOf(said)
  if (putText(draft, 'number', { start, end: start + said.length })) {
    strike(draft, { start: match.index, end: match.index + match[0].length })
    draft.hints.add('article-journal')
  }
}
