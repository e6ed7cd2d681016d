import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** A word that is right, and the language of the text it was met in. It counts in every text. */
export type OwnWord = { readonly language: TextLanguage; readonly word: string }

/** A rule that the writer switched off, with the name it is known by; empty where this browser has not met it. */
export type OffRule = { readonly rule: string; readonly title: string }

/** What the writer has decided for all texts. */
export type WritingLists = { readonly words: readonly OwnWord[]; readonly off: readonly OffRule[] }

export const emptyLists: WritingLists = { words: [], off: [] }

/** As many as the server takes. */
const wordsAtMost = 5_000
const wordAtMost = 100
const offAtMost = 500

const keyOf = (word: string): string => word.toLowerCase()
const collator = new Intl.Collator()
const byWord = (one: OwnWord, other: OwnWord): number => collator.compare(one.word, other.word)

/** With a word more; the same value when it is there already, empty or too long. */
export function withWord(lists: WritingLists, { language, word: given }: OwnWord): WritingLists {
  const word = given.trim()
  if (word === '' || word.length > wordAtMost || lists.words.length >= wordsAtMost) return lists
  if (lists.words.some((known) => keyOf(known.word) === keyOf(word))) return lists
  return { ...lists, words: [...lists.words, { language, word }].toSorted(byWord) }
}

export const withoutWord = (lists: WritingLists, word: string): WritingLists => ({
  ...lists,
  words: lists.words.filter((known) => keyOf(known.word) !== keyOf(word)),
})

/** With a rule more that is off; the same value when it is off already. */
export const withOff = (lists: WritingLists, { rule, title }: OffRule): WritingLists =>
  lists.off.some((known) => known.rule === rule) || lists.off.length >= offAtMost
    ? lists
    : { ...lists, off: [...lists.off, { rule, title }] }

export const withoutOff = (lists: WritingLists, rule: string): WritingLists => ({
  ...lists,
  off: lists.off.filter((known) => known.rule !== rule),
})

/** What either holds; of a word in two spellings, and of a rule with two names, those of the first that has one. */
export function united(first: WritingLists, second: WritingLists): WritingLists {
  const titles = new Map(second.off.map(({ rule, title }) => [rule, title]))
  const named = first.off.map((known) => (known.title === '' ? { ...known, title: titles.get(known.rule) ?? '' } : known))
  const more = without(second, first)
  return {
    words: [...first.words, ...more.words].toSorted(byWord).slice(0, wordsAtMost),
    off: [...named, ...more.off].slice(0, offAtMost),
  }
}

/** What `lists` holds and `others` does not. */
export function without(lists: WritingLists, others: WritingLists): WritingLists {
  const words = new Set(others.words.map(({ word }) => keyOf(word)))
  const rules = new Set(others.off.map(({ rule }) => rule))
  return { words: lists.words.filter(({ word }) => !words.has(keyOf(word))), off: lists.off.filter(({ rule }) => !rules.has(rule)) }
}

const isEmpty = ({ words, off }: WritingLists): boolean => words.length === 0 && off.length === 0

/** Whether both hold the same words and rules, whatever their order and names. */
export const areSame = (one: WritingLists, other: WritingLists): boolean => isEmpty(without(one, other)) && isEmpty(without(other, one))

/** The account's lists with what was added and taken away here since `base`, the state that both last agreed on. */
export function rebased({ base, local, remote }: Readonly<Record<'base' | 'local' | 'remote', WritingLists>>): WritingLists {
  const kept = without(remote, without(base, local))
  return united(united(kept, without(local, base)), { words: [], off: local.off.filter(({ rule }) => isOff(kept, rule)) })
}

const isOff = ({ off }: WritingLists, rule: string): boolean => off.some((known) => known.rule === rule)

/** Lists out of the browser's storage or off the wire; whatever is not as it should be is left out, and words of unknown language count as English. */
export function listsFrom(value: unknown): WritingLists {
  if (typeof value !== 'object' || value === null) return emptyLists
  const words = 'words' in value ? value.words : 'ownWords' in value ? value.ownWords : []
  const off = 'off' in value ? value.off : 'rulesOff' in value ? value.rulesOff : []
  return {
    words: (Array.isArray(words) ? words : []).flatMap(wordFrom),
    off: (Array.isArray(off) ? off : []).flatMap(ruleFrom),
  }
}

function wordFrom(value: unknown): readonly OwnWord[] {
  if (typeof value === 'string') return [{ language: 'en', word: value }]
  if (typeof value !== 'object' || value === null || !('word' in value) || typeof value.word !== 'string') return []
  const given = 'language' in value ? value.language : null
  return [{ language: textLanguageCodes.find((code) => code === given) ?? 'en', word: value.word }]
}

function ruleFrom(value: unknown): readonly OffRule[] {
  if (typeof value === 'string') return [{ rule: value, title: '' }]
  if (typeof value !== 'object' || value === null || !('rule' in value) || typeof value.rule !== 'string') return []
  return [{ rule: value.rule, title: 'title' in value && typeof value.title === 'string' ? value.title : '' }]
}
