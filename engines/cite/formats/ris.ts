import type { CslItem, ItemType } from '../item.ts'
import { isDateField, linesOf, plainLines, uniqueIds, type ItemDraft, type ReadWorks, type Trouble } from './item-draft.ts'
import { keyOf } from './item-key.ts'
import { dateOfRis, risOfDate } from './manager-dates.ts'
import { managerTypes } from './manager-fields.ts'
import { addName, finishItem, keywordsOf, managerTypeOf, nameFieldOf, peopleOf, readValue, textsOf, typeRead } from './manager-item.ts'
import { lineOfName, nameOfLine } from './name-order.ts'

type Line = { readonly tag: string; value: string; readonly line: number }

/** Other tags for the same, by program and age. */
const aliases: Readonly<Record<string, string>> = {
  A1: 'AU',
  ED: 'A2',
  T1: 'TI',
  CT: 'TI',
  JF: 'T2',
  N2: 'AB',
  Y1: 'PY',
  LK: 'UR',
  PP: 'CY',
  CP: 'IS',
  JI: 'J2',
  J9: 'J2',
}
const typeOfCode = new Map(managerTypes.map((row) => [row.ris, row] as const))
/** In these the title of the whole stands in BT. */
const parts: ReadonlySet<ItemType> = new Set(['chapter', 'paper-conference'])

/** Reads RIS, as Zotero, EndNote, Mendeley, Citavi, Web of Science, Scopus and others write it. Unknown tags are kept under their own names. */
export function readRis(given: string): ReadWorks {
  const problems: Trouble[] = []
  const unique = uniqueIds()
  const items = recordsOf(plainLines(given)).flatMap((record) => {
    const [first] = record
    if (!first) return []
    const code = record
      .find(({ tag }) => tag === 'TY')
      ?.value.trim()
      .toUpperCase()
    if (code === undefined) {
      problems.push({ line: first.line, code: 'entry-unreadable', said: first.value.slice(0, 80) })
      return []
    }
    const type = typeRead(
      typeOfCode.get(code),
      record.some(({ tag, value }) => tag === 'T2' && value !== ''),
    )
    if (type === null) problems.push({ line: first.line, code: 'type-unknown', said: code })
    const said = record.find(({ tag }) => tag === 'ID')?.value.trim() ?? ''
    const item = itemOf(record, { type: type ?? 'document', isVideo: code === 'VIDEO' || code === 'ADVS' })
    const id = unique(said === '' ? keyOf({ ...item, id: '' }) : said)
    if (said !== '' && id !== said) problems.push({ line: first.line, code: 'key-twice', said })
    return [{ ...item, id }]
  })
  return { items, problems }
}

/** Lines by record. A line without a tag goes on with the one before; a new type ends a record that nothing ended. */
function recordsOf(text: string): readonly (readonly Line[])[] {
  const lineOf = linesOf(text)
  const records: Line[][] = []
  let record: Line[] = []
  const end = (): void => {
    if (record.length > 0) records.push(record)
    record = []
  }
  for (const found of text.matchAll(/^(?:[ \t]*([A-Z][A-Z0-9])[ \t]{0,3}-(?:[ \t](.*)|$)|(.*))$/gm)) {
    const [, tag, value = '', rest = ''] = found
    if (tag === 'ER') end()
    else if (tag !== undefined) {
      if (tag === 'TY') end()
      record.push({ tag, value: value.trim(), line: lineOf(found.index) })
    } else if (rest.trim() !== '') {
      const last = record.at(-1)
      if (last) last.value = `${last.value}\n${rest.trim()}`
    }
  }
  end()
  return records
}

/** The first value of each tag. */
type FirstOf = ReadonlyMap<string, string>

type Kind = { readonly type: ItemType; readonly isVideo: boolean }

function itemOf(record: readonly Line[], { type, isVideo }: Kind): CslItem {
  const draft: ItemDraft = { id: '', type }
  const held = isVideo ? null : type
  const first: FirstOf = new Map(record.toReversed().map(({ tag, value }) => [tag, value]))
  for (const { tag, value } of record) {
    if (tag === 'TY' || tag === 'ID' || tag === 'EP' || value === '') continue
    const name = tag === 'BT' ? (parts.has(type) ? 'T2' : 'TI') : (aliases[tag] ?? tag)
    const people = nameFieldOf({ column: 'ris', name, type: held })
    if (people) addName(draft, people, nameOfLine(value))
    else if (name === 'PY' || name === 'DA' || name === 'Y2') readDate(draft, name, value)
    else if (name === 'SP') readPages(draft, first, { value, type: held })
    else if (name === 'KW') for (const word of value.split('\n')) readValue(draft, { column: 'ris', name, type: held }, word)
    else if (name === 'JO' || name === 'JA') readJournal(draft, first, { tag: name, value, type: held })
    else readValue(draft, { column: 'ris', name, type: held }, value)
  }
  return finishItem(draft)
}

/** A year alone does not take the place of a whole date. */
function readDate(draft: ItemDraft, tag: string, value: string): void {
  const date = dateOfRis(value)
  const field = tag === 'Y2' ? 'accessed' : 'issued'
  if (!date || !isDateField(field)) return
  const before = draft[field]
  if (before === undefined) draft[field] = date
  else if (tag === 'DA') draft[field] = date['date-parts'] ? date : withDayOf(value, before)
}

/** Web of Science writes the day without its year: `DA  - MAY 3`. */
function withDayOf(value: string, before: NonNullable<CslItem['issued']>): NonNullable<CslItem['issued']> {
  const [first, second] = before['date-parts'] ?? []
  const read = first?.length === 1 && !second ? dateOfRis(`${first[0]} ${value}`) : null
  return read?.['date-parts'] ? read : before
}

type Value = { readonly value: string; readonly type: ItemType | null }

function readPages(draft: ItemDraft, first: FirstOf, { value, type }: Value): void {
  const end = first.get('EP') ?? ''
  const start = value.replace(/ ?[–—] ?|--/g, '-')
  const isWhole = end === '' || start.includes('-') || start === end
  readValue(draft, { column: 'ris', name: 'SP', type }, isWhole ? start : `${start}-${end}`)
}

/** A journal's name, or its short form where another field has the name. */
function readJournal(draft: ItemDraft, first: FirstOf, { tag, value, type }: Value & { readonly tag: string }): void {
  const full = first.get('JF') ?? first.get('T2') ?? (tag === 'JA' ? first.get('JO') : undefined)
  if (full === value) return
  readValue(draft, { column: 'ris', name: full === undefined && type !== 'book' ? 'T2' : 'J2', type }, value)
}

/** Writes RIS with CRLF, as its makers ask for. */
export function writeRis(items: readonly CslItem[]): string {
  const unique = uniqueIds()
  return items.map((item) => recordOf(item, unique(keyOf(item)))).join('\r\n')
}

function recordOf(item: CslItem, id: string): string {
  const lines: [tag: string, value: string][] = [
    ['TY', managerTypeOf(item).ris],
    ['ID', id],
  ]
  for (const { place, names } of peopleOf(item, 'ris')) lines.push(...names.map((name) => [place, lineOfName(name)] as [string, string]))
  lines.push(...datesOf(item))
  for (const { place, csl, text } of textsOf(item, 'ris')) {
    if (csl === 'keyword') lines.push(...keywordsOf(text).map((word) => [place, word] as [string, string]))
    else if (csl === 'page') lines.push(...pagesOf(text))
    else lines.push([place, csl === 'PMID' ? `PMID: ${text}` : text])
  }
  for (const [name, value] of Object.entries(item.custom ?? {}))
    if (/^[A-Z][A-Z0-9]$/.test(name) && !['TY', 'ER', 'ID', 'EP'].includes(name)) lines.push([name, value])
  return `${lines.map(([tag, value]) => `${tag}  - ${foldedLines(value)}\r\n`).join('')}ER  - \r\n`
}

/** A value of several lines goes on without a tag; a line that would look like one is joined to the line before. */
const foldedLines = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/\n(?=[A-Z][A-Z0-9] {0,3}-(?: |$))/gm, ' ')
    .replaceAll('\n', '\r\n')

function datesOf({ issued, accessed }: CslItem): [string, string][] {
  const year = issued?.['date-parts']?.[0]?.[0]
  const isPlain = issued !== undefined && JSON.stringify(issued) === JSON.stringify({ 'date-parts': [[year]] })
  return [
    ...(year === undefined ? [] : [['PY', String(year)] as [string, string]]),
    ...(issued === undefined || isPlain ? [] : [['DA', risOfDate(issued)] as [string, string]]),
    ...(accessed === undefined ? [] : [['Y2', risOfDate(accessed)] as [string, string]]),
  ]
}

function pagesOf(text: string): [string, string][] {
  const found = /^([^\s,;–-]+)[-–]([^\s,;–-]+)$/.exec(text)
  return found?.[1] && found[2]
    ? [
        ['SP', found[1]],
        ['EP', found[2]],
      ]
    : [['SP', text]]
}
