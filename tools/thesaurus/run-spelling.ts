import { spelledAs, tellSpelling, type EnglishSpelling } from '#engines/languages/en/dialect-spelling.ts'
import type { FoundEntry, Proposed } from '#engines/thesaurus/look-up.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** How English words are to be spelled: as the variant asked for, else as the word itself is; null where neither says. */
export function spellingFor(word: string, language: TextLanguage, dialect: string | undefined): EnglishSpelling | null {
  if (language !== 'en') return null
  return dialect?.startsWith('en') ? (dialect === 'en-US' ? 'american' : 'british') : tellSpelling(word)
}

/** An English word as the other side of the sea spells it; null where both write it alike. */
export function spelledElsewhere(word: string, language: TextLanguage): string | null {
  const spelling = language === 'en' ? tellSpelling(word) : null
  return spelling && spelledAs(word, spelling === 'british' ? 'american' : 'british')
}

/** Entries with their words in one spelling, each once, and without the entry's own word in the other. */
export const respell = (entries: readonly FoundEntry[], spelling: EnglishSpelling): readonly FoundEntry[] =>
  entries.map((entry) => respelledEntry(entry, spelling)).filter(({ senses }) => senses.length > 0)

function respelledEntry(entry: FoundEntry, spelling: EnglishSpelling): FoundEntry {
  const own = spelledAs(entry.word, spelling)
  const respelled = (words: readonly Proposed[]): readonly Proposed[] => {
    const all = words.map((one) => ({ ...one, word: spelledAs(one.word, spelling) }))
    return all.filter(({ word }, at) => word !== own && all.findIndex((other) => other.word === word) === at)
  }
  const senses = entry.senses.map((sense) => ({ ...sense, synonyms: respelled(sense.synonyms), opposites: respelled(sense.opposites) }))
  // Of some senses nothing but the other spelling was said.
  return { ...entry, senses: senses.filter(({ synonyms, opposites }) => synonyms.length + opposites.length > 0) }
}

/** A part of a Romanian word shorter than this is one of the little words around it. */
const wordAtLeast = 3

/** Other ways in which a word may have to be looked for when it is not found as it stands. */
export function otherWays(word: string, language: TextLanguage): readonly string[] {
  // Switzerland writes ss for ß, and so does who has no such key.
  if (language === 'de' && /ss/iu.test(word)) return [(word === word.toUpperCase() ? word.toLowerCase() : word).replaceAll('ss', 'ß')]
  // Little words stand before and behind Romanian ones: "s-au", "observându-se".
  if (language === 'ro')
    return word.includes('-')
      ? word
          .split('-')
          .filter((part) => part.length >= wordAtLeast)
          .map(withoutLink)
      : []
  return []
}

const withoutLink = (word: string): string => word.replace(/(?<=[âi]nd)u$/u, '')
