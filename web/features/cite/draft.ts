import type { CslDate, CslItem, DateField, ItemField, Name, NameField, TextField } from '#engines/cite/item.ts'
import type { FormField } from '#tools/cite/form-fields.ts'
import { kindOf, sourceKind, type SourceKindId } from '#tools/cite/source-kinds.ts'
import { keptNames } from '#web/workbench/names.ts'
import { dateOf, type TypedDate, typedDate } from './years.ts'

/** A work in the form: new, or one of the list that is being edited. */
export type Draft = {
  readonly kind: SourceKindId
  /** Kinds whose forms the work was in while it lay here, the present one too. */
  readonly visited: readonly SourceKindId[]
  readonly item: CslItem
  /** Dates as they were typed, so that a half-written year stays as it is. */
  readonly dates: Readonly<Partial<Record<DateField, TypedDate>>>
  /** Id in the library of the work that is edited; null: a new one. */
  readonly of: string | null
  /** That work as it was when it came into the form. */
  readonly began?: CslItem
  /** Fields that a machine filled in and that want a look. */
  readonly unsure: readonly string[]
}

const dateFields = [
  'issued',
  'accessed',
  'original-date',
  'event-date',
  'submitted',
  'available-date',
] as const satisfies readonly DateField[]
const nameFields: readonly string[] = [
  'author',
  'editor',
  'translator',
  'director',
  'producer',
  'script-writer',
  'host',
  'interviewer',
  'reviewed-author',
]
export const isDateField = (field: ItemField): field is DateField => dateFields.some((one) => one === field)
export const isNameField = (field: ItemField): field is NameField => nameFields.includes(field)
export const isTextField = (field: ItemField): field is TextField => !isDateField(field) && !isNameField(field)

/** An empty form of one kind. */
export const emptyDraft = (kind: SourceKindId): Draft => ({
  kind,
  visited: [kind],
  item: { id: 'new', type: sourceKind(kind).type },
  dates: {},
  of: null,
  unsure: [],
})

/** The form filled with a work. */
export function draftOf(item: CslItem, { of = null, unsure = [] }: { of?: string | null; unsure?: readonly string[] } = {}): Draft {
  const dates = Object.fromEntries(dateFields.flatMap((field) => (item[field] === undefined ? [] : [[field, typedDate(item[field])]])))
  const kind = kindOf(item)
  return { kind, visited: [kind], item, dates, of, unsure, ...(of === null ? {} : { began: item }) }
}

const looked = (draft: Draft, field: ItemField): readonly string[] => draft.unsure.filter((one) => one !== field)

const without = (item: CslItem, fields: readonly string[]): CslItem => {
  const kept = { ...item }
  for (const field of fields) Reflect.deleteProperty(kept, field)
  return kept
}

export const withText = (draft: Draft, field: TextField, text: string): Draft => ({
  ...draft,
  item: text === '' ? without(draft.item, [field]) : { ...draft.item, [field]: text },
  unsure: looked(draft, field),
})

export const withNames = (draft: Draft, field: NameField, names: readonly Name[]): Draft => ({
  ...draft,
  item: names.length === 0 ? without(draft.item, [field]) : { ...draft.item, [field]: names },
  unsure: looked(draft, field),
})

export function withDate(draft: Draft, field: DateField, typed: TypedDate): Draft {
  const date: CslDate | undefined = dateOf(typed, draft.item[field])
  return {
    ...draft,
    item: date === undefined ? without(draft.item, [field]) : { ...draft.item, [field]: date },
    dates: { ...draft.dates, [field]: typed },
    unsure: looked(draft, field),
  }
}

/** Another kind. What both forms know stays; what only the former knew is kept until the work is saved. */
export const withKind = (draft: Draft, kind: SourceKindId): Draft => ({
  ...draft,
  kind,
  visited: [...draft.visited.filter((one) => one !== kind), kind],
  item: { ...draft.item, type: sourceKind(kind).type },
})

const fieldsOf = (kind: SourceKindId): readonly string[] => sourceKind(kind).fields.map(({ field }) => field)

/**
 * The work as it is previewed and kept: without empty names, and without what only the form of another kind has shown. Fields
 * that no form has shown (an abstract, keywords) stay.
 */
export function itemOf(draft: Draft): CslItem {
  const shown = new Set(fieldsOf(draft.kind))
  const foreign = draft.visited.flatMap(fieldsOf).filter((field) => !shown.has(field))
  const kept = without(draft.item, foreign)
  const fields = Object.entries(kept).flatMap(([field, value]: [string, unknown]): readonly (readonly [string, unknown])[] => {
    if (typeof value === 'string') return value.trim() === '' && field !== 'id' ? [] : [[field, value.trim()]]
    if (!nameFields.includes(field) || !Array.isArray(value)) return [[field, value]]
    const names = keptNames(value)
    return names.length === 0 ? [] : [[field, names]]
  })
  return { id: draft.item.id, type: draft.item.type, ...Object.fromEntries(fields) }
}

/** Whether nothing was filled in yet. */
export const isEmptyDraft = (draft: Draft): boolean => Object.keys(itemOf(draft)).every((field) => field === 'id' || field === 'type')

/** Whether putting `next` into the form loses what `former` holds: something, and not the same work as it is. */
export const isLost = (former: Draft, next: Draft): boolean =>
  !isEmptyDraft(former) && !(former.of === next.of && JSON.stringify(itemOf(former)) === JSON.stringify(itemOf(next)))

const isFilled = (draft: Draft, field: ItemField): boolean => draft.item[field] !== undefined || draft.unsure.includes(field)

/** The fields of a draft's form: those always in sight, and those behind "More fields". */
export function formFields(
  draft: Draft,
  focused: string | null,
): { readonly shown: readonly FormField[]; readonly more: readonly FormField[] } {
  const { fields } = sourceKind(draft.kind)
  const isShown = (row: FormField): boolean => !row.isRare || row.field === focused || isFilled(draft, row.field)
  return { shown: fields.filter(isShown), more: fields.filter((row) => !isShown(row)) }
}

/** A work made of what was typed, where nobody can be asked: the identifier or the title, and nothing else. */
export function itemFromText(text: string): CslItem {
  const said = text.trim().replace(/\s+/g, ' ')
  const doi = /\b10\.\d{4,9}\/[^\s"<>]{1,400}/i.exec(said)?.[0]
  if (doi) return { id: 'new', type: 'article-journal', DOI: doi.replace(/[.,;)]+$/, '') }
  if (/^https?:\/\/\S+$/i.test(said)) return { id: 'new', type: 'webpage', URL: said }
  const digits = said.replace(/^isbn[\s:]*/i, '').replace(/[\s-]/g, '')
  if (/^(97[89]\d{10}|\d{9}[\dX])$/i.test(digits)) return { id: 'new', type: 'book', ISBN: digits }
  return said === '' ? { id: 'new', type: 'article-journal' } : { id: 'new', type: 'article-journal', title: said }
}
