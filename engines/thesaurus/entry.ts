/** What a word is in a sentence. `connective` holds linking adverbs and conjunctions: however, weil. */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'connective',
  'preposition',
  'pronoun',
  'numeral',
  'interjection',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Where a word is at home; `neutral` everywhere. Listed in the order in which they are shown. */
export const registers = ['neutral', 'academic', 'informal', 'literary', 'dated'] as const
export type Register = (typeof registers)[number]

/** Grammatical gender: masculine (`ma` of persons and animals, `mi` of things, where a language tells them apart), feminine, neuter, common. */
export const genders = ['m', 'ma', 'mi', 'f', 'n', 'c', 'mf'] as const
export type Gender = (typeof genders)[number]

/** A word of the same meaning. */
export type Synonym = { readonly word: string; readonly register: Register }

/** One meaning of a word. */
export type Sense = {
  /** The meaning in a few English words; empty where the source has none. */
  readonly gloss: string
  readonly synonyms: readonly Synonym[]
  readonly opposites: readonly string[]
  /** A sentence with the word in it, in some form, between « and »; empty where the source has none. */
  readonly example: string
}

/** A word of the dictionary with its meanings. */
export type Entry = {
  /** The dictionary form. */
  readonly word: string
  /** Null where the source does not tell. */
  readonly partOfSpeech: PartOfSpeech | null
  readonly gender: Gender | null
  readonly senses: readonly Sense[]
}
