import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { glossLanguage, type Entry, type Register, type Sense, type Word } from '#web/workbench/synonyms/entry.ts'

const registers: readonly Register[] = ['neutral', 'academic', 'informal', 'literary', 'dated']

/** A meaning as it is drawn. */
export type Meaning = {
  /** Its place in the entry, from 1; what is filtered away keeps its number. */
  readonly number: number
  /** What names it, in a language that the reader knows or the word's own; null where nothing does. */
  readonly title: { readonly text: string; readonly isGloss: boolean } | null
  /** A synonym beside a gloss that is in another language than the word. */
  readonly beside: string | null
  readonly groups: readonly { readonly register: Register; readonly words: readonly Word[] }[]
  readonly opposites: readonly Word[]
  readonly example: string
}

type Reading = { readonly language: TextLanguage; readonly locale: string; readonly isAcademicOnly: boolean }

/** The meanings of an entry as a reader of `locale` sees them. */
export function meaningsOf({ senses }: Entry, reading: Reading): readonly Meaning[] {
  const all = senses.map((sense, at) => meaningOf(sense, at + 1, reading))
  return reading.isAcademicOnly ? all.filter(({ groups }) => groups.length > 0) : all
}

function meaningOf(sense: Sense, number: number, { language, locale, isAcademicOnly }: Reading): Meaning {
  const { gloss, synonyms, opposites, example } = sense
  const isGloss = gloss !== '' && glossLanguage(sense, language) === locale
  const [first = null] = synonyms.map(({ word }) => word)
  const text = isGloss ? gloss : first
  return {
    number,
    title: text === null ? null : { text, isGloss },
    beside: isGloss && locale !== language ? first : null,
    groups: registers
      .filter((register) => !isAcademicOnly || register === 'academic')
      .map((register) => ({ register, words: synonyms.filter((word) => word.register === register) }))
      .filter(({ words }) => words.length > 0),
    opposites: isAcademicOnly ? [] : opposites,
    example,
  }
}

const distinct = (words: readonly Word[]): number => new Set(words.map(({ word }) => word)).size

/** How much an entry holds; a word that stands in two meanings counts once. */
export const countsOf = ({ senses }: Entry): readonly [meanings: number, words: number, opposites: number] => [
  senses.length,
  distinct(senses.flatMap(({ synonyms }) => synonyms)),
  distinct(senses.flatMap(({ opposites }) => opposites)),
]

/** Whether any word of a result says how well it is known, so that the dots want explaining. */
export const hasFamiliarity = ({ entries }: ThesaurusResult): boolean =>
  entries.some(({ senses }) =>
    senses.some(({ synonyms, opposites }) => [...synonyms, ...opposites].some((word) => word.familiarity !== null)),
  )

/** The pieces of an example; the word in it stood between « and ». */
export const exampleParts = (example: string): readonly { readonly text: string; readonly isWord: boolean }[] =>
  example
    .split(/([«»])/u)
    .reduce<{ readonly parts: { readonly text: string; readonly isWord: boolean }[]; readonly isWord: boolean }>(
      ({ parts, isWord }, text) =>
        text === '«' || text === '»'
          ? { parts, isWord: text === '«' }
          : { parts: text === '' ? parts : [...parts, { text, isWord }], isWord },
      { parts: [], isWord: false },
    ).parts
