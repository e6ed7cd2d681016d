import { outcomesOf } from './protocols.ts'
import type { Outcome, Trial } from './protocols.ts'
import type { Sample } from './samples.ts'

/** Texts of 250 words or more made of two of one kind of writing: both of people, both of models, or the second of a model. */
export type JoinedOutcome = { readonly name: string; readonly outcomes: readonly Outcome[] }

/** The texts that were kept apart, joined two by two: what the product says about longer texts, and about mixed ones. */
export function joinedOutcomes({ school, model }: Trial): readonly JoinedOutcome[] {
  const kept = school.samples.filter(({ isHeldOut }) => isHeldOut)
  const kinds = [...Map.groupBy(kept, ({ genre }) => genre).values()].map((own) => ({
    people: own.filter(({ isMachine }) => !isMachine),
    models: own.filter(({ isMachine }) => isMachine),
  }))
  const joined = (firsts: readonly Sample[], seconds: readonly Sample[], shift: number): readonly Sample[] =>
    firsts.flatMap((first, i) => {
      const second = seconds[(i + shift) % seconds.length]
      return second ? [{ ...first, text: `${first.text}\n\n${second.text}`, words: first.words + second.words }] : []
    })
  const read = (samples: readonly Sample[]): readonly Outcome[] =>
    outcomesOf(
      samples.filter(({ words }) => words >= 250),
      model,
    )
  return [
    { name: 'two texts of people', outcomes: read(kinds.flatMap(({ people }) => joined(people, people, 1))) },
    { name: 'two texts of models', outcomes: read(kinds.flatMap(({ models }) => joined(models, models, 1))) },
    { name: 'one of a person, one of a model', outcomes: read(kinds.flatMap(({ people, models }) => joined(people, models, 0))) },
  ]
}
