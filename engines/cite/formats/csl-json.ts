import type { CslDate, CslItem, Name, TextField } from '../item.ts'
import {
  isDateField,
  isItemType,
  isNameField,
  isTextField,
  keep,
  linesOf,
  plainLines,
  setText,
  uniqueIds,
  type ItemDraft,
  type ReadWorks,
  type Trouble,
} from './item-draft.ts'
import { dateOfEdtf } from './edtf.ts'
import { dateOfYear, seasonOf } from './loose-date.ts'
import { soundItem } from './sound-item.ts'

/** Names that older programs use. */
const olderNames: Readonly<Record<string, TextField>> = {
  shortTitle: 'title-short',
  journalAbbreviation: 'container-title-short',
  event: 'event-title',
  'original-publication-place': 'original-publisher-place',
}
const olderTypes: Readonly<Record<string, CslItem['type']>> = { 'periodical-issue': 'periodical', game: 'software', preprint: 'article' }

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads CSL-JSON: a list, one item, or a list under `items`. What CSL does not know is kept in `custom`. */
export function readCslJson(given: string): ReadWorks {
  const text = plainLines(given)
  const lineOf = linesOf(text)
  const parsed = parsedJson(text)
  if ('at' in parsed) return { items: [], problems: [{ line: lineOf(parsed.at), code: 'entry-unreadable', said: '' }] }
  const unique = uniqueIds()
  const items: CslItem[] = []
  const problems: Trouble[] = []
  let at = 0
  // An id that is written in another way than ours: from there on lines are not looked for any more.
  let isLost = false
  for (const row of listOf(parsed.value)) {
    if (!isRow(row)) {
      problems.push({ line: lineOf(at), code: 'entry-unreadable', said: String(row).slice(0, 80) })
      continue
    }
    const said = plainText(row['id'])
    // Ids stand in the order of the works.
    if (said !== '' && !isLost) {
      const next = text.indexOf(JSON.stringify(row['id']), at)
      isLost = next < 0
      at = Math.max(at, next)
    }
    const line = lineOf(at)
    const type = typeOf(plainText(row['type']))
    if (type === null) problems.push({ line, code: 'type-unknown', said: plainText(row['type']) })
    const id = unique(said === '' ? `entry-${items.length + 1}` : said)
    if (said !== '' && id !== said) problems.push({ line, code: 'key-twice', said })
    items.push(soundItem(itemOf(row, { id, type: type ?? 'document' })))
  }
  return { items, problems }
}

/** The value, or where the text stops being JSON. */
function parsedJson(text: string): { readonly value: unknown } | { readonly at: number } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    return { at: position === undefined ? 0 : Math.min(Number(position), text.length) }
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (isRow(value) && Array.isArray(value['items'])) return value['items']
  return [value]
}

const typeOf = (type: string): CslItem['type'] | null => (isItemType(type) ? type : (olderTypes[type] ?? null))

const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

function itemOf(row: Row, draft: ItemDraft): ItemDraft {
  for (const [name, value] of Object.entries(row)) {
    if (name === 'id' || name === 'type' || value === null || value === undefined) continue
    if (name === 'custom' && isRow(value)) for (const [key, inner] of Object.entries(value)) keep(draft, key, keptText(inner))
    else if (isNameField(name)) readNames(draft, name, value)
    else if (isDateField(name)) readDate(draft, name, value)
    else readText(draft, name, value)
  }
  return draft
}

const keptText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function readText(draft: ItemDraft, name: string, value: unknown): void {
  const field = isTextField(name) ? name : olderNames[name]
  // Zotero's plug-ins write keywords as a list.
  const text = Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : plainText(value)
  if (field && text !== '') setText(draft, field, { value: text, name })
  else if (!field || typeof value === 'object') keep(draft, name, keptText(value))
}

const nameParts = ['family', 'given', 'non-dropping-particle', 'dropping-particle', 'suffix', 'literal'] as const

function readNames(draft: ItemDraft, field: Parameters<typeof isNameField>[0], value: unknown): void {
  if (!isNameField(field)) return
  const rows = Array.isArray(value) ? value : [value]
  const names = rows.map(nameOf).filter((name) => name !== null)
  if (names.length > 0) draft[field] = names
}

function nameOf(row: unknown): Name | null {
  if (typeof row === 'string') return row.trim() === '' ? null : { literal: row.trim() }
  if (!isRow(row)) return null
  const parts = nameParts.map((part) => [part, plainText(row[part])] as const).filter(([, text]) => text !== '')
  return parts.length > 0 ? Object.fromEntries(parts) : null
}

function readDate(draft: ItemDraft, field: string, value: unknown): void {
  if (!isDateField(field)) return
  const date = typeof value === 'string' || typeof value === 'number' ? dateOfText(String(value)) : isRow(value) ? dateOf(value) : null
  if (date) draft[field] = date
}

function dateOf(row: Row): CslDate | null {
  const parts = Array.isArray(row['date-parts']) ? row['date-parts'].map(partOf).filter((part) => part.length > 0) : []
  const season = Number(row['season']) || (typeof row['season'] === 'string' ? seasonOf(row['season']) : null)
  const circa = row['circa'] === true || row['circa'] === 1 || row['circa'] === '1' || row['circa'] === 'true'
  const said = plainText(row['literal'])
  const raw = plainText(row['raw'])
  if (parts.length === 0 && said === '') return raw === '' ? null : dateOfText(raw)
  return {
    ...(parts.length > 0 ? { 'date-parts': parts.slice(0, 2) } : {}),
    // 13 to 16 and 21 to 24 are seasons in other counts.
    ...(season ? { season: season > 20 ? season - 20 : season > 12 ? season - 12 : season } : {}),
    ...(circa ? { circa } : {}),
    ...(said === '' ? {} : { literal: said }),
  }
}

/** Year, month and day, as far as they are numbers. */
function partOf(part: unknown): readonly number[] {
  const numbers = (Array.isArray(part) ? part : [part]).slice(0, 3).map((one) => (one === '' || one === null ? Number.NaN : Number(one)))
  const end = numbers.findIndex((number, index) => !Number.isInteger(number) || (index > 0 && number === 0))
  return end < 0 ? numbers : numbers.slice(0, end)
}

function dateOfText(text: string): CslDate | null {
  const edtf = /^-?\d{4}(?:-\d{2}){1,2}/.test(text.trim()) ? dateOfEdtf(text) : null
  return edtf && edtf.literal === undefined ? edtf : dateOfYear(text)
}

/** Writes a list of CSL-JSON. */
export const writeCslJson = (items: readonly CslItem[]): string => `${JSON.stringify(items, null, 2)}\n`
