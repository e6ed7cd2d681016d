import type { Entry, Register, Sense, Word } from './entry.ts'

type MadeSense = {
  readonly gloss?: string
  readonly synonyms?: readonly (readonly [word: string, register: Register])[]
  readonly opposites?: readonly string[]
  readonly source?: Sense['source']
}

export const madeWord = (word: string, part: Partial<Word> = {}): Word => ({
  word,
  register: 'neutral',
  familiarity: null,
  inflected: word,
  genders: null,
  ...part,
})

/** A meaning for tests. */
export const madeSense = ({ gloss = '', synonyms = [], opposites = [], source = 'own' }: MadeSense): Sense => ({
  gloss,
  source,
  example: '',
  synonyms: synonyms.map(([word, register]) => madeWord(word, { register })),
  opposites: opposites.map((word) => madeWord(word)),
})

/** An entry for tests. */
export const madeEntry = (word: string, senses: readonly Sense[]): Entry => ({
  word,
  isBase: true,
  partOfSpeech: null,
  gender: null,
  senses: [...senses],
})
