import { families } from '../../engines/detect/features.ts'
import type { FamilyWeights } from '../../engines/detect/model.ts'
import { fitLogistic } from './logistic.ts'
import type { Linear } from './logistic.ts'
import type { Sample } from './samples.ts'

/** Texts of one group that count in full: a larger group counts as so many. */
const groupAtMost = 600
/** A small group counts as at most so many texts, and each text at most so often. */
const [groupAtLeast, timesAtMost] = [200, 4]

/**
 * Weights of every family, learned from texts of people and of models in equal parts, no group of writers counting more than
 * others of its size class, in one byte each.
 */
export function fitFamilies(samples: readonly Sample[]): readonly FamilyWeights[] {
  const weightOf = balance(samples)
  return families.map((family) => {
    const examples = samples.flatMap((sample) =>
      sample.stretches.map(({ vectors }) => ({
        vector: vectors[family],
        isMachine: sample.isMachine,
        weight: weightOf(sample) / sample.stretches.length,
      })),
    )
    return { family, share: 1 / families.length, ...inBytes(fitLogistic(examples)) }
  })
}

const groupOf = ({ isMachine, genre, group }: Sample): string => (isMachine ? `machine ${genre}` : group)

function balance(samples: readonly Sample[]): (sample: Sample) => number {
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
