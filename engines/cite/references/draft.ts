import type { Span } from '#engines/text/span.ts'
import type { CslDate, DateField, ItemType, Name, NameField, TextField } from '../item.ts'
import { taken, takenYear } from './flow.ts'

/** A value that was read, where it stands in the entry, and whether it may be something else. */
type Found = { readonly span: Span; readonly isUnsure: boolean } & (
  | { readonly field: TextField; readonly value: string }
  | { readonly field: NameField; readonly value: Name }
  | { readonly field: DateField; readonly value: CslDate }
)

/** An entry while it is read: what is found is put down and struck out of `left`, which keeps its length. */
export type Draft = {
  readonly said: string
  left: string
  readonly found: Found[]
  /** What cue words said about the kind of work. */
  readonly hints: Set<ItemType>
  /** How the authors ended, which tells the order of the rest. */
  authorEnd: number
  /** Whether "et al." or dots stand for further authors. */
  isCut: boolean
}

export const makeDraft = (said: string): Draft => ({ said, left: said, found: [], hints: new Set(), authorEnd: 0, isCut: false })

export type Where = Span & { readonly isUnsure?: boolean }

/** Strikes a range out, so that later readers see only that something stood there. */
export function strike(draft: Draft, { start, end }: Span, mark: string = taken): void {
  draft.left = draft.left.slice(0, start) + mark.repeat(end - start) + draft.left.slice(end)
}

/** Puts a text field down, trimmed of what joins it to its neighbours; a field that is known already stays as it is. */
export function putText(draft: Draft, field: TextField, where: Where & { readonly value?: string }): boolean {
  if (hasField(draft, field)) return false
  const span = trimmed(draft.said, where)
  const value = where.value ?? draft.said.slice(span.start, span.end)
  if (value === '') return false
  draft.found.push({ field, value, span, isUnsure: where.isUnsure ?? false })
  strike(draft, where)
  return true
}

export function putName(draft: Draft, field: NameField, { value, ...where }: Where & { readonly value: Name }): void {
  draft.found.push({ field, value, span: { start: where.start, end: where.end }, isUnsure: where.isUnsure ?? false })
}

export function putDate(draft: Draft, field: DateField, { value, ...where }: Where & { readonly value: CslDate }): void {
  if (hasField(draft, field)) return
  draft.found.push({ field, value, span: { start: where.start, end: where.end }, isUnsure: where.isUnsure ?? false })
  strike(draft, where, field === 'issued' ? takenYear : taken)
}

const partsOfDate = (draft: Draft): number => {
  const date = draft.found.find(({ field }) => field === 'issued')
  return date?.field === 'issued' ? (date.value['date-parts']?.[0]?.length ?? 0) : 0
}

/** Whether the work came out in a month that is said, as what comes out often does. */
export const hasDay = (draft: Draft): boolean => partsOfDate(draft) > 1

/** Whether day and month are said. */
export const hasFullDate = (draft: Draft): boolean => partsOfDate(draft) > 2

export const hasField = (draft: Draft, field: string): boolean => draft.found.some((one) => one.field === field)

const joins = /[\s.,;:()[\]–—/|•·-]/
const opens = /[\s,;:.)\]–—/|•·-]/

/** `span` without the punctuation and spaces around it; a closing bracket stays where its opening one is inside. */
export function trimmed(said: string, { start, end }: Span): Span {
  let first = start
  let last = end
  while (first < last && opens.test(said.charAt(first))) first++
  while (last > first && joins.test(said.charAt(last - 1)) && !closesInside(said.slice(first, last))) last--
  return { start: first, end: last }
}

function closesInside(value: string): boolean {
  const last = value.at(-1) ?? ''
  if (last === ')') return value.includes('(')
  if (last === ']') return value.includes('[')
  return last === '.' && /(?:\p{Lu}\.\p{Lu}\.|\b(?:Inc|Ltd|Co|Jr|etc)\.|\.\.\.)$/u.test(value)
}
