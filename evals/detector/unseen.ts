import type { FamilyWeights } from '../../engines/detect/model.ts'
import { scoreStretch } from '../../engines/detect/score-tokens.ts'
import type { Stretch } from '../../engines/detect/readers.ts'
import { fitFamilies } from './fit.ts'
import type { Lesson } from './fit.ts'
import { mean } from './measures.ts'
import type { Sample } from './samples.ts'

/** A text with the score that a model gave it which had seen nothing of its kind of writing. */
export type Judged = { readonly sample: Sample; readonly score: number; readonly weights: readonly FamilyWeights[] }

/** What is held back from learning: kinds of writing, generators, and languages. */
export type Without = { readonly genres?: readonly string[]; readonly models?: readonly string[]; readonly languages?: readonly string[] }

/** Models of all samples but some, each fitted once. */
export type School = {
  readonly samples: readonly Sample[]
  /** Kinds of writing that people's texts may be learned from. */
  readonly genres: readonly string[]
  readonly weightsWithout: (without: Without) => readonly FamilyWeights[]
}

export function makeSchool(samples: readonly Sample[], lesson: Lesson): School {
  const known = new Map<string, readonly FamilyWeights[]>()
  const learned = samples.filter(({ isFree, isHeldOut }) => isFree && !isHeldOut)
  return {
    samples,
    genres: [...new Set(learned.filter(({ isMachine }) => !isMachine).map(({ genre }) => genre))].toSorted(),
    weightsWithout: ({ genres = [], models = [], languages = [] }) => {
      const key = [genres, models, languages].map((names) => [...new Set(names)].toSorted().join(' ')).join('; ')
      const isLearned = ({ genre, model, language }: Sample): boolean =>
        !genres.includes(genre) && !models.includes(model ?? '') && !languages.includes(language)
      const found = known.get(key) ?? fitFamilies(learned.filter(isLearned), lesson)
      known.set(key, found)
      return found
    },
  }
}

const plain = { usual: 0, slope: 0 }

/** The score of stretches before the length of words is taken off. */
export const logitOf = (stretches: readonly Stretch[], weights: readonly FamilyWeights[]): number =>
  mean(stretches.map((stretch) => scoreStretch(stretch, { families: weights, wordLength: plain })))

export const wordLengthOf = ({ stretches }: Sample): number => mean(stretches.map(({ wordLength }) => wordLength))

export const judge = (sample: Sample, weights: readonly FamilyWeights[]): Judged => ({
  sample,
  weights,
  score: logitOf(sample.stretches, weights),
})

/**
 * Every text, judged by a model that has learned nothing of its kind of writing, nor of the kinds left out. Texts of the left-out
 * kinds that could have been learned from are not among them, so that bounds can be set without them.
 */
export const judgeUnseen = (school: School, leftOut: readonly string[]): readonly Judged[] =>
  school.samples
    .filter(({ isFree, isHeldOut, genre }) => !isHeldOut && !(isFree && leftOut.includes(genre)))
    .map((sample) => judge(sample, school.weightsWithout({ genres: sample.isFree ? [...leftOut, sample.genre] : leftOut })))
