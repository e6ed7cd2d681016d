import type { CslItem, ItemType, Name, TextField } from '../item.ts'
import { keep, setText, type ItemDraft } from './item-draft.ts'
import { soundItem } from './sound-item.ts'
import { managerFields, managerNames, managerTypes, type ManagerField, type ManagerType } from './manager-fields.ts'

/** Which column of the tables a format reads and writes. */
export type ManagerColumn = 'ris' | 'xml'

/** A film that has an author and no director is a video that somebody put up: its people are read and written as anybody's. */
export const isVideo = (item: Pick<CslItem, 'type' | 'author' | 'director'>): boolean =>
  item.type === 'motion_picture' && item.author !== undefined && item.director === undefined

type Row<Field> = Pick<ManagerField<Field>, 'csl' | 'types'>

const allowed = <Field>({ types }: Row<Field>, type: ItemType | null): boolean => !types || (type !== null && types.includes(type))

export type ManagerPlace = {
  readonly column: ManagerColumn
  readonly name: string
  /** Null for rows that hold for every type. */
  readonly type: ItemType | null
}

/** The text field that a tag or element is. */
export const textFieldOf = ({ column, name, type }: ManagerPlace): TextField | undefined =>
  managerFields.find((row) => row[column] === name && allowed(row, type))?.csl

/** The people that a tag or element names. */
export const nameFieldOf = ({ column, name, type }: ManagerPlace) =>
  managerNames.find((row) => row[column] === name && allowed(row, type))?.csl

/** Text fields that a type holds: each with its tag or element, in the order of the table, none twice but numbers of books and journals. */
function fieldsHeld(type: ItemType, column: ManagerColumn): readonly ManagerField<TextField>[] {
  const rows = managerFields.filter((row) => allowed(row, type))
  return rows.filter((row, index) => {
    const isFirstOfTag = rows.findIndex((other) => other[column] === row[column]) === index
    return (isFirstOfTag || row.csl === 'ISSN') && rows.findIndex((other) => other.csl === row.csl) === index
  })
}

/** Who stands first in a list where neither an author nor a director is known. */
const whoElse = ['author', 'host', 'composer', 'producer', 'performer', 'illustrator', 'narrator', 'series-creator', 'chair'] as const

/** The people of an item that its type holds, each group with its tag or element. */
export function peopleOf(item: CslItem, column: ManagerColumn): readonly { readonly place: string; readonly names: readonly Name[] }[] {
  const type = isVideo(item) ? null : item.type
  const rows = managerNames.filter((row) => allowed(row, type))
  const held = rows.filter((row, index) => rows.findIndex((other) => other.ris === row.ris) === index)
  return held.flatMap((row) => {
    const names = item[row.csl] ?? []
    if (names.length > 0) return [{ place: row[column], names }]
    // A podcast by its host alone must not lose everybody.
    const other =
      row.ris === 'AU' ? whoElse.find((field) => !held.some(({ csl }) => csl === field) && item[field] !== undefined) : undefined
    return other === undefined ? [] : [{ place: row[column], names: item[other] ?? [] }]
  })
}

/** The texts of an item that its type holds, each with its tag or element, in the order of the table. */
export function textsOf(
  item: CslItem,
  column: ManagerColumn,
): readonly { readonly place: string; readonly csl: TextField; readonly text: string }[] {
  return fieldsHeld(item.type, column).flatMap((row) => {
    const text = item[row.csl]
    if (text === undefined || text === '') return []
    // Proceedings without a conference stand where every program looks for them.
    const isPlain = item.type === 'paper-conference' && row.csl === 'container-title' && item['event-title'] === undefined
    return [{ place: isPlain ? (column === 'ris' ? 'T2' : 'titles/secondary-title') : row[column], csl: row.csl, text }]
  })
}

/** Types that the managers lack, and the one that is nearest. */
const without: Readonly<Partial<Record<ItemType, string>>> = { article: 'UNPB', broadcast: 'MPCT' }

/** The type that is read; what is shown as a part of something is a broadcast. Null where nobody knows it. */
export function typeRead(row: ManagerType | undefined, hasSecondTitle: boolean): ItemType | null {
  if (!row) return null
  return row.ris === 'MPCT' && hasSecondTitle ? 'broadcast' : row.csl
}

/** The type that is written for an item. */
export function managerTypeOf(item: CslItem): ManagerType {
  const wanted = isVideo(item) ? 'VIDEO' : (without[item.type] ?? '')
  const found = managerTypes.find(({ ris, csl }) => (wanted === '' ? csl === item.type : ris === wanted))
  return found ?? { ris: 'GEN', number: 13, name: 'Generic', csl: 'document' }
}

const preprint = /preprint|working paper/i
const preprintServer =
  /^(?:arxiv|biorxiv|chemrxiv|edarxiv|engrxiv|medrxiv|osf preprints?|preprints(?:\.org)?|psyarxiv|research square|socarxiv|ssrn|techrxiv)\b/i

/** Puts what a tag or element says where it belongs; `name` is the format's own, under which the rest is kept. */
export function readValue(draft: ItemDraft, { column, name, type }: ManagerPlace, value: string): void {
  const field = textFieldOf({ column, name, type })
  if (field === 'ISBN' || field === 'ISSN') return readSerial(draft, name, value)
  if (field === 'PMID') {
    const id = /^(?:PMID:?\s*)?(\d{5,9})$/i.exec(value)?.[1]
    // A number of another database is none of PubMed's.
    if (id && /pmid/i.test(value)) return setText(draft, 'PMID', { value: id, name })
    return keep(draft, name, value)
  }
  if (field === 'PMCID' && !/^PMC\d+/i.test(value)) return keep(draft, name, value)
  if (field === 'DOI') return setText(draft, field, { value: doiOf(value), name })
  if (field === 'number-of-pages' && !/^\d+$/.test(value)) return setText(draft, 'page', { value, name })
  if (field === 'keyword') {
    draft.keyword = draft.keyword === undefined ? value : `${draft.keyword}${/[,;]/.test(draft.keyword + value) ? '; ' : ', '}${value}`
    return
  }
  if (field) setText(draft, field, { value, name })
  else keep(draft, name, value)
}

const doiOf = (text: string): string => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '').replace(/\s*\[doi\]$/i, '')

/** Numbers of books and journals stand in one field: eight digits are a journal's. Of reports and patents it is their own number. */
function readSerial(draft: ItemDraft, name: string, value: string): void {
  for (const part of value.split(/[;\n]|,(?= ?[\dX-]{8})/)) {
    const plain = part.replace(/\([^()]*\) *$/, '').trim()
    const digits = plain.replace(/[^\dXx]/g, '')
    const field = /^\d{4}-?\d{3}[\dXx]$/.test(plain) ? 'ISSN' : digits.length === 10 || digits.length === 13 ? 'ISBN' : null
    if (plain === '') continue
    if (field) setText(draft, field, { value: plain, name })
    else if (draft.type === 'report' || draft.type === 'patent') setText(draft, 'number', { value: plain, name })
    else keep(draft, name, plain)
  }
}

/** What is known only when all of a record is read. */
export function finishItem(draft: ItemDraft): CslItem {
  if (draft.type === 'manuscript' && (preprint.test(draft.genre ?? '') || preprintServer.test(draft.publisher ?? '')))
    draft.type = 'article'
  // A paper's second title is its proceedings, unless those have a field of their own.
  if (draft.type === 'paper-conference' && draft['event-title'] !== undefined && draft['container-title'] === undefined) {
    draft['container-title'] = draft['event-title']
    delete draft['event-title']
  }
  return soundItem(draft)
}

const namesAtMost = 5_000

/** Adds somebody to a field; five thousand are more than any work has. */
export function addName(draft: ItemDraft, field: (typeof managerNames)[number]['csl'], name: Name | null): void {
  const before = draft[field] ?? []
  if (name && before.length < namesAtMost) draft[field] = [...before, name]
}

/** Keywords one by one. */
export const keywordsOf = (text: string): readonly string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
