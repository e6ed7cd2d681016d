import { families } from '../../engines/detect/features.ts'
import type { Family } from '../../engines/detect/features.ts'
import type { FamilyWeights } from '../../engines/detect/model.ts'
import { fitLogistic } from './logistic.ts'
import type { Course, Linear } from './logistic.ts'
import type { Sample } from './samples.ts'

/** How weights are learned. */
export type Lesson = {
  /** What is read, and its part in the score. */
  readonly families: readonly { readonly family: Family; readonly share: number }[]
  readonly course: Course
  /** Texts of one group that count in full: a larger group counts as so many. */
  readonly groupAtMost: number
  /** A small group counts as at most so many texts, and each text at most so often. */
  readonly groupAtLeast: number
  readonly timesAtMost: number
}

/** A language with classes and words of its own. */
export const ownLesson: Lesson = {
  families: families.map((family) => ({ family, share: 1 / families.length })),
  course: { epochs: 3, firstKept: 1, decay: 2e-4, seeds: [1, 2, 3] },
  groupAtMost: 600,
  groupAtLeast: 200,
  timesAtMost: 4,
}

/** All languages together, by what every language has: groups are small and many. */
export const sharedLesson: Lesson = {
  families: [
    { family: 'pattern', share: 0.75 },
    { family: 'rhythm', share: 0.25 },
  ],
  course: { epochs: 6, firstKept: 3, decay: 1e-4, seeds: [1] },
  groupAtMost: 40,
  groupAtLeast: 1,
  timesAtMost: 1,
}

/**
 * Weights of every family, learned from texts of people and of models in equal parts, no group of writers counting more than
 * others of its size class, in one byte each.
 */
export function fitFamilies(samples: readonly Sample[], lesson: Lesson): readonly FamilyWeights[] {
  const weightOf = balance(samples, lesson)
  return lesson.families.map(({ family, share }) => {
    const examples = samples.flatMap((sample) =>
      sample.stretches.flatMap(({ vectors: { [family]: vector } }) =>
        vector ? [{ vector, isMachine: sample.isMachine, weight: weightOf(sample) / sample.stretches.length }] : [],
      ),
    )
    return { family, share, ...inBytes(fitLogistic(examples, lesson.course)) }
  })
}

const groupOf = ({ isMachine, language, genre, group }: Sample): string => (isMachine ? `machine ${language} ${genre}` : group)

function balance(samples: readonly Sample[], { groupAtMost, groupAtLeast, timesAtMost }: Lesson): (sample: Sample) => number {
  const counts = Map.groupBy(samples, groupOf)
  const weightOf = (sample: Sample): number => {
    const count = counts.get(groupOf(sample))?.length ?? 1
    return Math.min(groupAtMost, Math.max(count, Math.min(count * timesAtMost, groupAtLeast))) / count
  }
  const sumOf = (isMachine: boolean): number =>
    samples.reduce((sum, sample) => sum + (sample.isMachine === isMachine ? weightOf(sample) : 0), 0)
  const [people, models] = [sumOf(false), sumOf(true)]
  return (sample) => (weightOf(sample) * (people + models)) / (2 * (sample.isMachine ? models : people))
}

function inBytes({ weights, bias }: Linear): Pick<FamilyWeights, 'weights' | 'bias' | 'scale'> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / 127 || 1
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), bias, scale }
}
