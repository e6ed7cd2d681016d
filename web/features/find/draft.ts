import { charactersAtMost, findModes, workKinds, type FindMode } from '#tools/find/contract.ts'
import { notNarrowed, sorts, yearsOf, type Narrow, type Sort } from './arrange.ts'
import type { Asked } from './find-api.ts'

/** What lies in the box and beside the list: kept in the browser over a reload. */
export type Draft = {
  readonly text: string
  readonly mode: FindMode
  readonly narrow: Narrow
  readonly sort: Sort
  /** Folder of the library that hits are saved into; null: none. */
  readonly folder: string | null
}

export const emptyDraft: Draft = { text: '', mode: 'sentence', narrow: notNarrowed, sort: 'best', folder: null }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value)
const isYear = (value: unknown): boolean => value === null || (typeof value === 'number' && Number.isInteger(value))

export const asMode = (value: unknown): FindMode | null => findModes.find((mode) => mode === value) ?? null

const isNarrow = (value: unknown): value is Narrow =>
  isRecord(value) &&
  isYear(value['from']) &&
  isYear(value['to']) &&
  isOneOf(['all', ...workKinds], value['kind']) &&
  typeof value['language'] === 'string' &&
  typeof value['openAccessOnly'] === 'boolean' &&
  typeof value['showsRetracted'] === 'boolean'

/** Whether a value read from the browser's storage is a draft of this tool. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['text'] === 'string' &&
  isOneOf(findModes, value['mode']) &&
  isNarrow(value['narrow']) &&
  isOneOf(sorts, value['sort']) &&
  (value['folder'] === null || typeof value['folder'] === 'string')

/** Characters that the text has, and whether they fit into one search. */
export const lengthOf = ({ text }: Pick<Draft, 'text'>) => {
  const length = text.trim().length
  return { length, isEmpty: length === 0, isTooLong: length > charactersAtMost }
}

/** Key words that the person chose; null where those that are taken from the text will do. */
export type ChosenWords = { readonly keyWords: readonly string[] | null; readonly englishWords: readonly string[] | null }

/** What is asked of the server. */
export function askedOf({ text, mode, narrow }: Draft, { keyWords, englishWords }: ChosenWords): Asked {
  const { from, to } = yearsOf(narrow)
  return {
    text: text.trim(),
    mode,
    ...(keyWords && keyWords.length > 0 ? { keyWords: [...keyWords] } : {}),
    ...(englishWords && englishWords.length > 0 ? { englishWords: [...englishWords] } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(narrow.openAccessOnly ? { openAccessOnly: true } : {}),
  }
}

/** Whether more may be shown now than was asked for: the years or open access were narrower in the last search. */
export function isWider(narrow: Narrow, asked: Asked): boolean {
  const { from, to } = yearsOf(narrow)
  const reachesBack = asked.from !== undefined && (from === null || from < asked.from)
  const reachesOn = asked.to !== undefined && (to === null || to > asked.to)
  return reachesBack || reachesOn || (asked.openAccessOnly === true && !narrow.openAccessOnly)
}

/** A year that somebody types: four digits, else null. */
export const yearFrom = (typed: string): number | null => (/^[12]\d{3}$/.test(typed.trim()) ? Number(typed.trim()) : null)
