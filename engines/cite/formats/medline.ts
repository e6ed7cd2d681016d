import type { CslItem, Name } from '../item.ts'
import { keep, linesOf, plainLines, setText, uniqueIds, type ItemDraft, type ReadWorks } from './item-draft.ts'
import { keyOf } from './item-key.ts'
import { dateOfRis } from './manager-dates.ts'
import { nameOfLine } from './name-order.ts'
import { soundItem } from './sound-item.ts'
import type { TextField } from '../item.ts'

/** Tags of PubMed's own format (.nbib), which are read only. */
const texts: Readonly<Record<string, TextField>> = {
  TI: 'title',
  BTI: 'title',
  JT: 'container-title',
  TA: 'container-title-short',
  CTI: 'collection-title',
  VI: 'volume',
  IP: 'issue',
  PG: 'page',
  AB: 'abstract',
  PMC: 'PMCID',
  PMID: 'PMID',
  PB: 'publisher',
  PL: 'publisher-place',
  ISBN: 'ISBN',
  LA: 'language',
}
const languages: Readonly<Record<string, string>> = {
  eng: 'en',
  hun: 'hu',
  rum: 'ro',
  slo: 'sk',
  ger: 'de',
  ita: 'it',
  spa: 'es',
  fre: 'fr',
  urd: 'ur',
  tur: 'tr',
  cze: 'cs',
  pol: 'pl',
  por: 'pt',
  dut: 'nl',
  swe: 'sv',
  nor: 'nb',
}

type Line = { readonly tag: string; value: string; readonly line: number }

/** Reads what PubMed saves: lines of `TAG - value`, going on after six spaces, works parted by empty lines. */
export function readMedline(given: string): ReadWorks {
  const text = plainLines(given)
  const lineOf = linesOf(text)
  const unique = uniqueIds()
  const records: Line[][] = []
  for (const { 0: row, index } of text.matchAll(/^.+$/gm)) {
    const found = /^([A-Z]{2,4}) *- ?(.*)$/.exec(row)
    if (found?.[1] === 'PMID') records.push([])
    const record = records.at(-1)
    if (found?.[1] !== undefined) record?.push({ tag: found[1], value: (found[2] ?? '').trim(), line: lineOf(index) })
    else {
      const last = record?.at(-1)
      if (last) last.value = `${last.value} ${row.trim()}`
    }
  }
  const items = records.map((record) => {
    const item = itemOf(record)
    return { ...item, id: unique(keyOf({ ...item, id: '' })) }
  })
  return { items, problems: [] }
}

function itemOf(record: readonly Line[]): CslItem {
  const tags = new Set(record.map(({ tag }) => tag))
  const isPreprint = record.some(({ tag, value }) => tag === 'PT' && /^preprint$/i.test(value))
  const type = tags.has('BTI') ? (tags.has('TI') ? 'chapter' : 'book') : isPreprint ? 'article' : 'article-journal'
  const draft: ItemDraft = { id: '', type }
  const people = { author: [] as Name[], editor: [] as Name[] }
  const keywords: string[] = []
  // Short names stand beside the full ones.
  const isFull = tags.has('FAU')
  for (const { tag, value } of record) {
    if (tag === 'FAU' || (tag === 'AU' && !isFull)) people.author.push(tag === 'AU' ? shortName(value) : (nameOfLine(value) ?? {}))
    else if (tag === 'FED' || (tag === 'ED' && !tags.has('FED'))) people.editor.push(nameOfLine(value) ?? {})
    else if (tag === 'CN') people.author.push({ literal: value })
    else if (tag === 'DP') draft.issued = dateOfRis(value) ?? undefined
    else if (tag === 'LID' || tag === 'AID') readId(draft, value)
    else if (tag === 'IS') readIssn(draft, value)
    else if (tag === 'OT' || tag === 'MH') keywords.push(value.replace(/^\*/, ''))
    else readText(draft, tag, value)
  }
  for (const field of ['author', 'editor'] as const) if (people[field].length > 0) draft[field] = people[field]
  if (keywords.length > 0) draft.keyword = keywords.join(keywords.some((word) => word.includes(',')) ? '; ' : ', ')
  if (draft.issued === undefined) delete draft.issued
  return soundItem(draft)
}

/** "Kovacs AB": a family name and initials. */
function shortName(value: string): Name {
  const found = /^(.+) ([A-Z]{1,4})$/.exec(value)
  return found?.[1] && found[2] ? { family: found[1], given: [...found[2]].map((letter) => `${letter}.`).join(' ') } : { literal: value }
}

function readId(draft: ItemDraft, value: string): void {
  const found = /^(\S+) \[(doi|pii)\]$/.exec(value)
  if (found?.[2] === 'doi' && found[1]) setText(draft, 'DOI', { value: found[1], name: 'LID' })
}

const readIssn = (draft: ItemDraft, value: string): void => {
  const number = /^\d{4}-\d{3}[\dX]/.exec(value)?.[0]
  if (number !== undefined) draft.ISSN ??= number
}

/** Tags about the record, not the work. */
const passed: ReadonlySet<string> = new Set([
  'OWN',
  'STAT',
  'DCOM',
  'LR',
  'EDAT',
  'MHDA',
  'CRDT',
  'PHST',
  'PST',
  'SO',
  'SB',
  'JID',
  'AU',
  'ED',
  'AUID',
  'DEP',
  'PT',
])

function readText(draft: ItemDraft, tag: string, value: string): void {
  if (passed.has(tag) || value === '') return
  const field = tag === 'BTI' && draft.type === 'chapter' ? 'container-title' : texts[tag]
  if (!field) return keep(draft, tag, value)
  const plain = field === 'title' ? value.replace(/\.$/, '') : field === 'language' ? (languages[value] ?? value) : value
  setText(draft, field, { value: plain, name: tag })
}
