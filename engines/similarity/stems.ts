import { suffixes } from './suffixes.ts'
import type { SuffixTable } from './suffixes.ts'
import { stopWords } from './stop-words.ts'
import { normalKey } from './normal-key.ts'

/** Stems are cut here when no suffix is left: inflection of the fifteen languages hardly reaches the first letters. */
const kept = 7
const cacheAtMost = 100_000

type Stemmer = { readonly stem: (key: string) => string; readonly stops: ReadonlySet<string> }

const stemmers = new Map<string, Stemmer>()

/**
 * The stemmer of a language: takes a normal form (lower case, no accents) and gives the form its inflections share. Light
 * stemming by a table of endings, longest first, in the manner of Savoy (2006); a language without a table is cut only. A
 * word that loses so much that it would look like one of the commonest (`forest`, `for`) is left as it is. Answers are kept in a
 * cache of bounded size.
 */
export const stemmerOf = (language: string): ((key: string) => string) => requireStemmer(language).stem

/** The stems that any text of a language is full of: they say nothing about where it comes from. Empty for another language. */
export const stopStems = (language: string): ReadonlySet<string> => requireStemmer(language).stops

function requireStemmer(language: string): Stemmer {
  const known = stemmers.get(language)
  if (known) return known
  const made = makeStemmer(language)
  stemmers.set(language, made)
  return made
}

function makeStemmer(language: string): Stemmer {
  const table = suffixes[language] ?? null
  const stripped = (key: string): string => cut(table ? strip(key, table) : key)
  const stopKeys = new Set((stopWords[language] ?? []).flatMap((word) => word.split(/['’]/)).map((word) => normalKey(word, true).key))
  const stops = new Set([...stopKeys].map(stripped))
  const cache = new Map<string, string>()
  const stem = (key: string): string => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const short = stripped(key)
    const made = stops.has(short) && !stopKeys.has(key) ? cut(key) : short
    if (cache.size >= cacheAtMost) cache.clear()
    if (key.length <= 40) cache.set(key, made)
    return made
  }
  return { stem, stops }
}

const cut = (stem: string): string => (stem.length > kept && /^[^0-9]/.test(stem) ? stem.slice(0, kept) : stem)

/** Takes endings off, round by round, as long as enough of the word is left. */
function strip(key: string, table: SuffixTable): string {
  let stem = key
  for (let round = 0; round < table.rounds; round++) {
    const ending = longestEnding(stem, table)
    if (ending === 0) break
    stem = stem.slice(0, stem.length - ending)
  }
  return stem
}

function longestEnding(word: string, table: SuffixTable): number {
  const longest = Math.min(table.longest, word.length - table.leastStem)
  for (let length = longest; length > 0; length--) if (table.endings.has(word.slice(word.length - length))) return length
  return 0
}
