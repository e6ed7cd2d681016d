import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { candidateOf, type Candidate } from './candidate.ts'
import { glossLanguage, type Register, type Word } from './entry.ts'

/** A synonym in the panel. */
export type Choice = Candidate & { readonly register: Register; readonly familiarity: Word['familiarity'] }

/** A meaning in the panel. */
export type FewMeaning = {
  readonly partOfSpeech: string | null
  /** In a language that the reader knows; empty where there is none. */
  readonly gloss: string
  readonly choices: readonly Choice[]
}

const meaningsAtMost = 3
const choicesAtMost = 8

type Reading = { readonly form: string; readonly locale: string }

/**
 * The first meanings of a word with the first synonyms of each, every synonym once and those in their form before the
 * others; what one meaning leaves goes to the others.
 */
export function fewOf({ entries, language }: ThesaurusResult, { form, locale }: Reading): readonly FewMeaning[] {
  const seen = new Set([form.toLocaleLowerCase(language)])
  const isNew = ({ form: own }: Choice): boolean => {
    const key = own.toLocaleLowerCase(language)
    return !seen.has(key) && seen.add(key).size > 0
  }
  const meanings = entries
    .flatMap(({ partOfSpeech, senses }) =>
      senses.map((sense) => ({
        partOfSpeech,
        gloss: glossLanguage(sense, language) === locale ? sense.gloss : '',
        choices: sense.synonyms
          .map((word) => choiceOf(word, form, language))
          .filter(isNew)
          .toSorted((one, other) => Number(one.isBase) - Number(other.isBase)),
      })),
    )
    .filter(({ choices }) => choices.length > 0)
    .slice(0, meaningsAtMost)
  const shares = sharesOf(meanings.map(({ choices }) => choices.length))
  return meanings.map((meaning, at) => ({ ...meaning, choices: meaning.choices.slice(0, shares[at]) }))
}

const choiceOf = (word: Word, form: string, language: TextLanguage): Choice => ({
  ...candidateOf(word, form, language),
  register: word.register,
  familiarity: word.familiarity,
})

/** Shares out what there is room for, one to each in turn. */
function sharesOf(lengths: readonly number[]): readonly number[] {
  const shares = lengths.map(() => 0)
  let left = Math.min(
    choicesAtMost,
    lengths.reduce((sum, length) => sum + length, 0),
  )
  for (let at = 0; left > 0; at = (at + 1) % lengths.length) {
    if ((shares[at] ?? 0) >= (lengths[at] ?? 0)) continue
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares
}
