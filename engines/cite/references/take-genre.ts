import { anyCase } from './any-case.ts'
import { anyOf, mediumTypes, oneOf, reportWords, thesisWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasField, putName, putText, strike } from './draft.ts'
import { nameForms } from './name-forms.ts'
import type { NameForm } from './name-forms.ts'
import { readNames } from './read-names.ts'
import type { NameList } from './read-names.ts'

/** Puts down what brackets and set phrases say about the kind of work: thesis with its school, numbered report, film, data set. */
export function takeGenre(draft: Draft): void {
  takeMedia(draft)
  takeThesis(draft)
  takeReport(draft)
}

const idle =
  /\s?[[(](?:online|on-line|internet|cd-rom|cd|dvd|html|pdf|web page|elektronikus dokumentum|elektronický zdroj|online zdroj|en ligne|en línea|recurso electrónico|e-book|ebook|electronic resource|kindle)[\])]/giu

function takeMedia(draft: Draft): void {
  for (const match of draft.left.matchAll(idle)) {
    if (/internet|online|on-line|en l/i.test(match[0]) && !/\[/.test(match[0])) continue
    strike(draft, { start: match.index, end: match.index + match[0].length })
  }
  for (const match of draft.left.matchAll(/\[([^\][\uE000\uE001]{3,120})\]/gu)) {
    const said = match[1] ?? ''
    const type = mediumTypes.find(([word]) => said.toLowerCase().startsWith(word) || said.toLowerCase().endsWith(` ${word}`))?.[1]
    if (!type) continue
    draft.hints.add(type)
    putText(draft, 'genre', { start: match.index + 1, end: match.index + 1 + said.length })
    strike(draft, { start: match.index, end: match.index + match[0].length })
    return
  }
}

const thesis = anyCase(
  String.raw`(?<open>[[(]\s?)?(?<![\p{L}\d-])(?<genre>(?:(?:unpublished|unveröffentlichte|niepublikowana|nepublikovaná|publicerad|nem publikált|kéziratos|yayımlanmamış|yayınlanmamış|inédite|inédita)\s)?${anyOf(thesisWords)})(?=[\s.,;:)\]\uE000\uE001]|$)(?<rest>(?:[,.:]\s|\s–\s|\s(?=\())?)`,
  'g',
)

/** Brazilians put the degree and its subject behind the kind of thesis. */
const degree =
  /^\s?\((?:doutorado|mestrado|graduação|bacharelado|licenciatura|especialização|pós-graduação|livre-docência|trabalho)[^()\uE000\uE001]{0,80}\)/iu

/** Said behind a kind of thesis; it names no university. */
const unpublished =
  /^\s*,?\s*(?:unpublished|unveröffentlicht|non publiée?|inédite?|no publicad[ao]|inédit[ao]|non pubblicat[ao]|não publicad[ao]|nepublicat[ăa]?|nepublikovan[áýé]|niepublikowan[aey]|nem publikált|kézirat|ongepubliceerd|opublicerad|upublisert|yayımlanmamış|yayınlanmamış)\s*$/iu

function takeThesis(draft: Draft): void {
  for (const match of draft.left.matchAll(thesis)) {
    const { open, genre = '' } = match.groups ?? {}
    const start = match.index + (open?.length ?? 0)
    const end = start + genre.length + (degree.exec(draft.left.slice(start + genre.length))?.[0].length ?? 0)
    const before = draft.left.slice(0, start).trimEnd()
    const isApart = open !== undefined || /[.,:;–([\uE000\uE001”"“»]$/u.test(before)
    const isClosed = /^\s?(?:[.,;:)\]\uE000\uE001]|$|–|\()/u.test(draft.left.slice(end)) || genre.includes(' ')
    if (!isApart || !isClosed || match.index < 15) continue
    draft.hints.add('thesis')
    const close = open === undefined ? -1 : draft.left.slice(end, end + 160).search(/[)\]]/)
    if (close >= 0) {
      const inside = draft.left.slice(end, end + close)
      putText(draft, 'genre', { start, end })
      if (/\p{L}{2}/u.test(inside) && !unpublished.test(inside)) putText(draft, 'publisher', { start: end, end: end + close })
      strike(draft, { start: match.index, end: end + close + 1 })
    } else {
      putText(draft, 'genre', { start, end })
      strike(draft, { start: match.index, end })
    }
    return
  }
}

const report = anyCase(
  String.raw`(?<open>[[(]\s?)?(?<![\p{L}\d-])(?<genre>(?:\p{Lu}[\p{L}.]{1,15}\s){0,4}?${anyOf(reportWords)})(?:[.:,]?\s(?:nos?\.|nr\.?|n\.?[º°]|č\.|sz\.|number|#)?\s?|\s?#|[º°]\s?)(?<number>[\p{Lu}\p{L}]{0,6}[-/]?\d[\d\p{L}/.:-]{0,15})`,
)

function takeReport(draft: Draft): void {
  const match = report.exec(draft.left)
  const { open, genre, number } = match?.groups ?? {}
  if (!match || genre === undefined || number === undefined || match.index < 15 || hasField(draft, 'number')) return
  if (open === undefined && !/[.,;:”"»–)\uE000\uE001]$/u.test(draft.left.slice(0, match.index).trimEnd())) return
  const foreword = /^.*(?:[.,:;]\s|\s(?=\p{Ll}))/u.exec(genre)?.[0].length ?? 0
  const start = match.index + (open?.length ?? 0) + (open === undefined ? foreword : 0)
  const numberStart = match.index + match[0].length - number.length
  const clean = (open === undefined ? genre.slice(foreword) : genre).replace(/\s(?:no|nr|n)\.?$|\s?n[.º°]*$/iu, '')
  draft.hints.add('report')
  putText(draft, 'genre', { start, end: start + clean.length })
  const until = number.replace(/[.:]$/, '')
  putText(draft, 'number', { start: numberStart, end: numberStart + until.length })
  const end = numberStart + until.length
  const close = open === undefined ? null : /^[^)\]]{0,60}[)\]]/.exec(draft.left.slice(end))
  strike(draft, { start: open === undefined ? start : match.index, end: end + (close?.[0].length ?? 0) })
}

const byTail = String.raw`(?:\s?:|\s(?:von|v\.|by|par|por|di|av|de|nauk\.))?\s`
const by = {
  translator: anyCase(String.raw`(?<=[,.;:([”"»\uE000\uE001?!]\s?)${oneOf('translator-by')}${byTail}`, 'g'),
  editor: anyCase(String.raw`(?<=[,.;:([”"»\uE000\uE001?!]\s?)${oneOf('editor-by')}${byTail}`, 'g'),
}
const behind = /\(([^()\uE000\uE001]{4,120}?),\s?(trans|transl|ford|trad|übers|vert|övers|overs|přel|prel|tłum|çev)\.?\)/iu

/**
 * Puts down the names that a cue introduces ("edited by", "szerk.", "Hrsg. von", "ford.") or follows in brackets
 * ("(H. Weaver, Trans.)"), from `start` on.
 */
export function takeNamesBy(
  draft: Draft,
  field: 'editor' | 'translator',
  { start, isHungarian }: { start: number; isHungarian: boolean },
): void {
  if (field === 'translator') takeBehind(draft, isHungarian)
  if (hasField(draft, field)) return
  for (const match of draft.left.matchAll(by[field])) {
    if (match.index < start) continue
    const at = match.index + match[0].length
    const list = bestList(draft.left, at, isHungarian)
    if (!list || !/^(?:[.,;:)\]]|\s?[\uE000\uE001([]|$|\s\p{Lu})/u.test(draft.left.slice(list.end, list.end + 3))) continue
    putAll(draft, field, list)
    const isOpen = /[([]$/u.test(draft.left.slice(0, match.index))
    strike(draft, { start: match.index - (isOpen ? 1 : 0), end: list.end + (isOpen && /^[)\]]/.test(draft.left.slice(list.end)) ? 1 : 0) })
    return
  }
}

function takeBehind(draft: Draft, isHungarian: boolean): void {
  const match = behind.exec(draft.left)
  if (!match) return
  const list = bestList(draft.left, match.index + 1, isHungarian)
  if (!list) return
  putAll(draft, 'translator', list)
  strike(draft, { start: match.index, end: match.index + match[0].length })
}

export function putAll(draft: Draft, field: 'editor' | 'translator', { names, isCut }: NameList): void {
  for (const { name, start, end } of names) putName(draft, field, { value: name, start, end, isUnsure: isCut })
}

const order: readonly NameForm['id'][] = ['initials-first', 'inverted-initials', 'bare', 'plain']

/** The longest reading of names at `at`; in a tie the form that is less likely to take other words for names. */
export function bestList(left: string, at: number, isHungarian: boolean): NameList | null {
  const lists = order.flatMap((id) => (id in nameForms ? (readNames(left, id, { start: at, isHungarian }) ?? []) : []))
  return lists.sort((a, b) => b.end - a.end)[0] ?? null
}
