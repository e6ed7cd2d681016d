import type { LintToken } from '../token.ts'
import type { Element, NounPhrase } from './noun-phrase.ts'
import { formsAt, type Cell, type Count, type Gender, type NounReading, type Romance } from './paradigm.ts'

/** A phrase as it could be: what stands at each token that changes, and how much that takes. */
export type Fit = { readonly cost: number; readonly changes: ReadonlyMap<number, string> }

/** What is got wrong the more easily costs the less: the sound, the gender, the number. */
const costs = { sound: 0.3, gender: 0.6, count: 1, both: 1.3, nounToPlural: 0.9, nounToSingular: 1, nounAlone: 0.5 }

/** Every way to make the words of a phrase agree, the least changes first; the first one changes nothing where they agree. */
export function fitPhrase(phrase: NounPhrase, tokens: readonly LintToken[], romance: Romance): readonly Fit[] {
  const fits = phrase.nouns.flatMap((noun) =>
    noun.genders.flatMap((gender) =>
      (['sg', 'pl'] as const).flatMap((count) => fitAt({ phrase, tokens, romance, noun, gender, count }) ?? []),
    ),
  )
  return fits.toSorted((a, b) => a.cost - b.cost)
}

type Place = {
  readonly phrase: NounPhrase
  readonly tokens: readonly LintToken[]
  readonly romance: Romance
  readonly noun: NounReading
  readonly gender: Gender
  readonly count: Count
}

function fitAt({ phrase, tokens, romance, noun, gender, count }: Place): Fit | null {
  const cell: Cell = `${gender}.${count}`
  const form = noun[count]
  const written = tokens[phrase.noun]?.lower ?? ''
  if (form === null) return null
  const changes = new Map<number, string>()
  let cost = 0
  if (form !== written) {
    changes.set(phrase.noun, form)
    cost = count === 'pl' ? costs.nounToPlural : costs.nounToSingular
    // "molto amici": what is counted is many.
    const isCounted = phrase.before.some(
      ({ at }) => romance.quantities.has(tokens[at]?.lower ?? '') || romance.numerals.has(tokens[at]?.lower ?? ''),
    )
    if (phrase.isBare || (isCounted && count === 'sg')) cost += costs.nounAlone
  }
  // The sound of a word depends on the one behind it, which may change.
  for (const element of [...phrase.after, ...phrase.before.toReversed()]) {
    const follows = changes.get(element.at + 1) ?? tokens[element.at + 1]?.lower ?? ''
    const forms = formsAt(element, cell, element.at < phrase.noun ? romance.soundOf(follows) : 0)
    const [best] = forms
    if (best === undefined) return null
    if (forms.includes(tokens[element.at]?.lower ?? '')) continue
    changes.set(element.at, best)
    cost += costOf(element, gender, count)
  }
  return { cost, changes }
}

function costOf({ own }: Element, gender: Gender, count: Count): number {
  if (own.has(`${gender}.${count}`)) return costs.sound
  if (own.has(`m.${count}`) || own.has(`f.${count}`)) return costs.gender
  return own.has(`${gender}.sg`) || own.has(`${gender}.pl`) ? costs.count : costs.both
}
