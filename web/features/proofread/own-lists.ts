import { browserStorage, type DraftStorage } from '#web/workbench/draft-store.ts'

/** A rule that the writer switched off, with the name it is known by. */
export type OffRule = { readonly rule: string; readonly title: string }

/** What the writer has decided for all texts; kept in this browser. */
export type OwnLists = { readonly words: readonly string[]; readonly off: readonly OffRule[] }

export const emptyLists: OwnLists = { words: [], off: [] }

/** As many as the server takes. */
const wordsAtMost = 5_000
const wordAtMost = 100
const offAtMost = 500
const key = 'tinta-proofread-own'

/** With a word more; the same value when it is there already, empty or too long. */
export function withWord(lists: OwnLists, given: string): OwnLists {
  const word = given.trim()
  if (word === '' || word.length > wordAtMost || lists.words.length >= wordsAtMost) return lists
  if (lists.words.some((known) => known.toLowerCase() === word.toLowerCase())) return lists
  return { ...lists, words: [...lists.words, word].toSorted((a, b) => a.localeCompare(b)) }
}

export const withoutWord = (lists: OwnLists, word: string): OwnLists => ({ ...lists, words: lists.words.filter((known) => known !== word) })

/** With a rule more that is off; the same value when it is off already. */
export const withOff = (lists: OwnLists, { rule, title }: OffRule): OwnLists =>
  lists.off.some((known) => known.rule === rule) || lists.off.length >= offAtMost
    ? lists
    : { ...lists, off: [...lists.off, { rule, title }] }

export const withoutOff = (lists: OwnLists, rule: string): OwnLists => ({ ...lists, off: lists.off.filter((known) => known.rule !== rule) })

/** The lists that the browser kept; empty ones when there are none or they cannot be read. */
export function readLists(storage: DraftStorage | null = browserStorage()): OwnLists {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return isLists(kept) ? kept : emptyLists
  } catch {
    return emptyLists
  }
}

/** Keeps the lists; without storage they hold for this page. */
export function writeLists(lists: OwnLists, storage: DraftStorage | null = browserStorage()): void {
  try {
    storage?.setItem(key, JSON.stringify(lists))
  } catch {
    // Then they hold for this page.
  }
}

const isLists = (value: unknown): value is OwnLists =>
  typeof value === 'object' &&
  value !== null &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === 'string') &&
  'off' in value &&
  Array.isArray(value.off) &&
  value.off.every(isOffRule)

const isOffRule = (value: unknown): value is OffRule =>
  typeof value === 'object' &&
  value !== null &&
  'rule' in value &&
  typeof value.rule === 'string' &&
  'title' in value &&
  typeof value.title === 'string'
