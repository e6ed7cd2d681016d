import { dateFields, itemTypes, nameFields, textFields } from '../item.ts'
import type { CslItem, DateField, ItemType, NameField, TextField } from '../item.ts'

/** An item while a file is read: its fields can still be set. */
export type ItemDraft = { -readonly [Field in keyof CslItem]: CslItem[Field] }

/** What can be wrong with a file of works. The words stand on the page. */
export type TroubleCode =
  'authors-left-out' | 'braces-unbalanced' | 'entry-unreadable' | 'key-twice' | 'macro-unknown' | 'too-many' | 'type-unknown' | 'xml-broken'

/** `line` counts from 1 and is where the entry begins; `said` is what the file says there: a key, a type, a name. */
export type Trouble = { readonly line: number; readonly code: TroubleCode; readonly said: string }

/** What could be read of a file, in its order. */
export type ReadWorks = { readonly items: readonly CslItem[]; readonly problems: readonly Trouble[] }

const texts: ReadonlySet<string> = new Set(textFields)
const names: ReadonlySet<string> = new Set(nameFields)
const dates: ReadonlySet<string> = new Set(dateFields)
const types: ReadonlySet<string> = new Set(itemTypes)

export const isTextField = (field: string): field is TextField => texts.has(field)
export const isNameField = (field: string): field is NameField => names.has(field)
export const isDateField = (field: string): field is DateField => dates.has(field)
export const isItemType = (type: string): type is ItemType => types.has(type)

/** More of them than any program writes. */
export const keptAtMost = 200

/** Keeps what CSL has no field for, under the format's own name; a second value stands on a line of its own. */
export function keep(draft: ItemDraft, name: string, value: string): void {
  if (value === '' || Object.keys(draft.custom ?? {}).length >= keptAtMost) return
  const before = draft.custom?.[name]
  draft.custom = { ...draft.custom, [name]: before === undefined ? value : `${before}\n${value}` }
}

/** Sets a text field that is still empty; a second value is kept under the format's name. */
export function setText(draft: ItemDraft, field: TextField, { value, name }: { readonly value: string; readonly name: string }): void {
  if (value === '') return
  if (draft[field] === undefined) draft[field] = value
  else if (draft[field] !== value) keep(draft, name, value)
}

/** Gives ids that occur before another number, so that each is one work's alone. */
export function uniqueIds(): (id: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (wanted) => {
    let id = wanted
    let number = counts.get(wanted) ?? 1
    while (taken.has(id)) id = `${wanted}-${++number}`
    counts.set(wanted, number)
    taken.add(id)
    return id
  }
}

/** Line numbers, from 1, of offsets that are asked for in any order. */
export function linesOf(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

/** Without a mark of the encoding, and with `\n` for every line end: lines keep their numbers. */
export const plainLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
