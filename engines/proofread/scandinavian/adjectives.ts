import type { Definiteness } from './nouns.ts'
import type { Slot } from './determiners.ts'

/** How an adjective is bent: before and behind nouns without the article, by gender and in the plural, and after it. */
export type Adjective = {
  readonly base: string
  readonly neuter: string
  readonly plural: string
  /** After "den", "min"; mostly the plural. More than one where usage wavers. */
  readonly weak: readonly string[]
  /** "lita": Norwegian has one feminine form. */
  readonly feminine?: string
}

/** The adjectives that a word in lower case may be a form of. */
export type AdjectiveLookup = (word: string, isKnown: (word: string) => boolean) => readonly Adjective[]

/** Forms that are right beside a noun of this gender or number; the usual one first. */
export function adjectiveFormsAt(adjective: Adjective, slot: Slot, definiteness: Definiteness): readonly string[] {
  if (slot === 'pl') return adjective.weak.includes(adjective.base) ? [adjective.plural, adjective.base] : [adjective.plural]
  if (definiteness === 'def') return adjective.weak
  if (slot === 'n') return [adjective.neuter]
  return slot === 'f' && adjective.feminine !== undefined ? [adjective.feminine, adjective.base] : [adjective.base]
}

export const allForms = ({ base, neuter, plural, weak, feminine }: Adjective): readonly string[] => [
  base,
  neuter,
  plural,
  ...weak,
  ...(feminine === undefined ? [] : [feminine]),
]

type AdjectiveLexicon = {
  /** All forms of an adjective by the rules of the language. */
  readonly bend: (base: string) => Adjective
  readonly bases: ReadonlySet<string>
  /** Base, neuter, plural and weak form, apart by spaces. */
  readonly irregular: readonly string[]
  /** Words that have one form. */
  readonly unbent: RegExp
  /** Bases that are adjectives for sure where the dictionary has their forms. */
  readonly sure: RegExp
  /** What to put in place of an ending to come to the base. */
  readonly unbend: readonly (readonly [RegExp, string])[]
}

/** Looks adjectives up in a list, and takes for one what has a sure ending. */
export function makeAdjectiveLookup({ bend, bases, irregular, unbent, sure, unbend }: AdjectiveLexicon): AdjectiveLookup {
  const listed = [
    ...[...bases].map(bend),
    ...irregular.map((line): Adjective => {
      const [base = '', neuter = '', plural = '', weak = plural, feminine] = line.split(' ')
      return { base, neuter, plural, weak: weak.split('/'), ...(feminine !== undefined && { feminine }) }
    }),
  ]
  const byForm = new Map<string, Adjective[]>()
  for (const one of listed) for (const form of new Set(allForms(one))) byForm.set(form, [...(byForm.get(form) ?? []), one])
  return (word, isKnown) => {
    const found = byForm.get(word)
    if (found) return found
    if (unbent.test(word)) return [{ base: word, neuter: word, plural: word, weak: [word] }]
    return unbend.flatMap(([ending, instead]) => {
      if (!ending.test(word)) return []
      const base = word.replace(ending, instead)
      if (!sure.test(base) || base.length < 5 || !isKnown(base)) return []
      const adjective = bend(base)
      return allForms(adjective).includes(word) && isKnown(adjective.plural) ? [adjective] : []
    })
  }
}
