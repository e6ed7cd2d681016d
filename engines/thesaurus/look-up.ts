import { withoutCrude } from './crude-words.ts'
import { registers, type Entry, type Gender, type PartOfSpeech, type Register, type Sense } from './entry.ts'
import { foldWord } from './packed.ts'

/** How well a word is known: 3 common, 2 less common, 1 rare; null where nothing was counted. */
export type Familiarity = 1 | 2 | 3

export type Proposed = { readonly word: string; readonly register: Register; readonly familiarity: Familiarity | null }

export type FoundSense = {
  /** In the language of the source; empty where it has none: then the first synonym names the meaning. */
  readonly gloss: string
  /** In the order of registers; within one the best known first. */
  readonly synonyms: readonly Proposed[]
  readonly opposites: readonly Proposed[]
  readonly example: string
  /** Whether we wrote it, or it stands in an open thesaurus. */
  readonly source: 'own' | 'open'
}

export type FoundEntry = {
  readonly word: string
  readonly partOfSpeech: PartOfSpeech | null
  readonly gender: Gender | null
  readonly senses: readonly FoundSense[]
}

/** What a language knows of words. */
export type Dictionary = {
  readonly language: string
  /** Entries written by us, by dictionary form. */
  readonly own: (word: string) => readonly Entry[]
  /** Entries of an open thesaurus. */
  readonly open: (word: string) => readonly Entry[]
  /** Dictionary forms that a form may belong to, the likeliest first. */
  readonly lemmasOf: (form: string) => readonly string[]
  readonly familiarityOf: (word: string) => Familiarity | null
}

/** At most this many words are shown of a sense: what a thesaurus lists beyond helps nobody to choose. */
const synonymsAtMost = 16
const sensesAtMost = 12

/**
 * Looks a word up in any of its forms. The word as written stands first; further dictionary forms that it may belong to follow,
 * and go before it where we wrote of them alone. Nothing is found where neither we nor the open thesaurus have any of them.
 */
export function lookUp(asked: string, dictionary: Dictionary): readonly FoundEntry[] {
  const words = distinct([asked, ...dictionary.lemmasOf(asked)], dictionary.language)
  // Open thesauri list forms as well: French "objectifs" stands beside "objectif", with words in no form at all.
  const isOurs = (word: string): boolean => dictionary.own(word).length > 0
  return words
    .toSorted((one, other) => Number(isOurs(other)) - Number(isOurs(one)))
    .flatMap((word) => entriesFor(word, word === asked, dictionary))
}

/** Each word once, as it was first written. */
function distinct(words: readonly string[], language: string): readonly string[] {
  const keys = words.map((word) => foldWord(word, language))
  return words.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** One entry for each part of speech: our senses first, then those of the open thesaurus that say something new. */
function entriesFor(word: string, isAsked: boolean, dictionary: Dictionary): readonly FoundEntry[] {
  const all = { own: dictionary.own(word), open: withoutCrude(dictionary.open(word), word, dictionary.language) }
  const { own, open } = isAsked ? all : writtenLike(word, all)
  // What the open thesaurus does not name belongs to the one part of speech that we know, if there is just one.
  const [first] = own
  const only = new Set(own.map(({ partOfSpeech }) => partOfSpeech)).size === 1 ? (first?.partOfSpeech ?? null) : null
  // German "daten" is no noun as "Daten" is.
  const partOf = (entry: Entry): PartOfSpeech | null => entry.partOfSpeech ?? (isWrittenLike(entry, first?.word) ? only : null)
  return [...new Set([...own, ...open].map(partOf))].map((partOfSpeech) => {
    const mine = own.filter((entry) => entry.partOfSpeech === partOfSpeech)
    const theirs = open.filter((entry) => partOf(entry) === partOfSpeech)
    const written = mine.flatMap(({ senses }) => senses)
    const listed = theirs.flatMap(({ senses }) => senses).filter((sense) => !written.some((known) => isCovered(sense, known, dictionary)))
    const [named] = [...mine, ...theirs]
    return {
      word: named?.word ?? word,
      partOfSpeech,
      gender: mine[0]?.gender ?? theirs[0]?.gender ?? null,
      senses: [
        ...written.map((sense) => foundSense(sense, 'own', dictionary)),
        ...listed.map((sense) => foundSense(sense, 'open', dictionary)),
      ].slice(0, sensesAtMost),
    }
  })
}

type Sources = { readonly own: readonly Entry[]; readonly open: readonly Entry[] }

/** Of a dictionary form that is known: German "besser" is a form of "gut", not of "Gut". What is written the other way stands alone. */
function writtenLike(word: string, all: Sources): Sources {
  const isLike = (entry: Entry): boolean => isWrittenLike(entry, word)
  const like = { own: all.own.filter(isLike), open: all.open.filter(isLike) }
  return like.own.length + like.open.length > 0 ? like : all
}

const isWrittenLike = (entry: Entry, word = ''): boolean => entry.word.charAt(0) === word.charAt(0)

/** A listed sense says nothing new when at least half of its words stand in one of ours. */
function isCovered(sense: Sense, known: Sense, { language }: Dictionary): boolean {
  const ours = new Set(known.synonyms.map(({ word }) => foldWord(word, language)))
  const shared = sense.synonyms.filter(({ word }) => ours.has(foldWord(word, language)))
  return shared.length > 0 && shared.length * 2 >= sense.synonyms.length
}

function foundSense({ gloss, synonyms, opposites, example }: Sense, source: 'own' | 'open', dictionary: Dictionary): FoundSense {
  const proposed = synonyms.map(({ word, register }): Proposed => ({ word, register, familiarity: dictionary.familiarityOf(word) }))
  // What we wrote stands as written; a list by letters or by chance is put in order of use.
  const ordered = source === 'own' ? proposed : proposed.toSorted((one, other) => (other.familiarity ?? 0) - (one.familiarity ?? 0))
  return {
    gloss,
    example,
    source,
    synonyms: ordered
      .toSorted((one, other) => registers.indexOf(one.register) - registers.indexOf(other.register))
      .slice(0, synonymsAtMost),
    opposites: opposites.map((word): Proposed => ({ word, register: 'neutral', familiarity: dictionary.familiarityOf(word) })),
  }
}
