import type { PartOfSpeech } from '../../engines/thesaurus/entry.ts'
import { requirePartOfSpeech } from './inflect-items.ts'
import { readSheet, writeSheet } from './sheet.ts'

/** A word as it stands in a paper. */
export type AskedWord = { readonly form: string; readonly lemma: string; readonly partOfSpeech: PartOfSpeech }

/** What was shown of it first; null: it has no entry with a synonym. */
export type LookedUp = AskedWord & { readonly shown: readonly string[] | null }

/** What a reader says of the words that stood first. */
export type Verdict = { readonly lemma: string; readonly shown: readonly string[]; readonly isUsable: boolean }

export type LookUpTally = {
  readonly words: number
  readonly found: number
  /** Words of which a reader has judged the very synonyms that stand first today. */
  readonly judged: number
  readonly usable: number
}

/** As much of a result as is read here. */
type Result = {
  readonly language: string
  readonly entries: readonly {
    readonly word: string
    readonly partOfSpeech: string | null
    readonly senses: readonly { readonly synonyms: readonly { readonly word: string }[] }[]
  }[]
}

const wordHeadings = ['form', 'lemma', 'part of speech']
const verdictHeadings = ['lemma', 'first five', 'usable']
const shownAtMost = 5
const between = ', '

/** Reads a set of words. Throws with the line that is wrong. */
export const parseAskedWords = (text: string, name: string): readonly AskedWord[] =>
  readSheet(text, name, wordHeadings).map(([form = '', lemma = '', part = ''], at) => ({
    form,
    lemma,
    partOfSpeech: requirePartOfSpeech(part, `${name}, line ${at + 2}`),
  }))

/** Reads what a reader said; a line without a verdict waits for one. Throws with the line that is neither yes nor no. */
export const parseVerdicts = (text: string, name: string): readonly Verdict[] =>
  readSheet(text, name, verdictHeadings).flatMap(([lemma = '', shown = '', usable = ''], at) => {
    if (usable === '') return []
    if (usable !== 'yes' && usable !== 'no') throw new Error(`${name}, line ${at + 2}: "${usable}" is neither yes nor no`)
    return [{ lemma, shown: shown.split(between), isUsable: usable === 'yes' }]
  })

/**
 * The first synonyms of the entry that was meant, in their dictionary form: a verdict is on what they mean, and stays true when
 * their endings change.
 */
export function firstShown({ lemma, partOfSpeech }: AskedWord, { entries, language }: Result): readonly string[] | null {
  const same = (one: string): boolean => one.toLocaleLowerCase(language) === lemma.toLocaleLowerCase(language)
  const meant = entries.filter((entry) => same(entry.word))
  const own = meant.filter((entry) => entry.partOfSpeech === partOfSpeech)
  // An open thesaurus often does not name the part of speech.
  const chosen = own.length > 0 ? own : meant.filter((entry) => entry.partOfSpeech === null)
  const words = chosen.flatMap(({ senses }) => senses.flatMap(({ synonyms }) => synonyms.map(({ word }) => word)))
  return words.length === 0 ? null : [...new Set(words)].slice(0, shownAtMost)
}

/** The verdict on a word as it is shown today. */
export const optionalVerdict = ({ lemma, shown }: LookedUp, verdicts: readonly Verdict[]): Verdict | null =>
  verdicts.find((verdict) => verdict.lemma === lemma && shown !== null && verdict.shown.join(between) === shown.join(between)) ?? null

export function tallyLookUps(words: readonly LookedUp[], verdicts: readonly Verdict[]): LookUpTally {
  const judged = words.flatMap((word) => optionalVerdict(word, verdicts) ?? [])
  return {
    words: words.length,
    found: words.filter(({ shown }) => shown !== null).length,
    judged: judged.length,
    usable: judged.filter(({ isUsable }) => isUsable).length,
  }
}

/** Every word with what is shown of it, for somebody who reads them. */
export const readingList = (words: readonly LookedUp[]): readonly string[] =>
  words.map(({ form, lemma, partOfSpeech, shown }) => `${form} → ${lemma} (${partOfSpeech}): ${shown?.join(between) ?? 'not found'}`)

/** The sheet of a reader: verdicts that still hold, and a line without one for every word that waits. */
export const verdictSheet = (words: readonly LookedUp[], verdicts: readonly Verdict[]): string =>
  writeSheet(
    verdictHeadings,
    words.flatMap((word) => {
      if (word.shown === null) return []
      const verdict = optionalVerdict(word, verdicts)
      return [[word.lemma, word.shown.join(between), verdict === null ? '' : verdict.isUsable ? 'yes' : 'no']]
    }),
  )

const foundAtLeast = 0.9
const usableAtLeast = 0.8

/** What is below its bar, in words; nothing where all is well. What nobody has judged misses no bar. */
export const missedBars = ({ words, found, judged, usable }: LookUpTally): readonly string[] => [
  ...(found < foundAtLeast * words ? [`found below ${100 * foundAtLeast} %`] : []),
  ...(usable < usableAtLeast * judged ? [`usable below ${100 * usableAtLeast} %`] : []),
]
