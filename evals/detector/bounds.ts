import { wordsForVerdict } from '../../engines/detect/bands.ts'
import type { Band, CalibrationPoint, FamilyWeights, ModelHead } from '../../engines/detect/model.ts'
import { mean, quantile, wilson } from './measures.ts'
import { logitOf, wordLengthOf } from './unseen.ts'
import type { Judged } from './unseen.ts'

export type Bounds = Pick<ModelHead, 'wordLength' | 'bands' | 'passages' | 'calibration'>

/** Share of people's texts above the bound, in the worst of the groups; a small group is asked less, since one text is much of it. */
const [shareAbove, shareAboveSmall, largeGroup, smallestGroup] = [0.02, 0.05, 100, 10]
/** A group counts as at most so many texts where groups are averaged. */
const groupAtMost = 60
/** No signs are said to be found only where, at equal numbers, at most this share of such texts may be of models in any kind of writing. */
const modelsAtMost = 0.4
/** Where texts begin to be judged by bounds of their own. */
const bandStarts = [wordsForVerdict, 250, 500]
/** Texts of one group that make a bound of their own for a length. */
const textsForBand = 40

/** How bounds are set. */
export type BoundsWay = {
  readonly language: string
  /** Part of the usual effect of long words that is taken off: all of it would hide what separates people from models within a kind. */
  readonly partOfSlope: number
  /** A kind of writing needs so many texts of each to be calibrated. */
  readonly textsToCalibrate: number
}

/** The way of a language with a model of its own. */
export const ownWay = (language: string): BoundsWay => ({ language, partOfSlope: 0.6, textsToCalibrate: 100 })

/**
 * Sets every bound of a model on texts whose kind of writing it had not seen. Texts of other languages, where the model was learned from
 * such, help to say what a score means; of their groups of writers the worst but a tenth count beside the worst of the language itself.
 */
export function boundsFrom(judged: readonly Judged[], way: BoundsWay): Bounds {
  const long = judged.filter(({ sample }) => sample.words >= wordsForVerdict)
  const wordLength = slopeOf(
    long.filter(({ sample }) => !sample.isMachine),
    way.partOfSlope,
  )
  const adjust = (one: Judged): number => adjusted(one, wordLength)
  const people = long.filter(({ sample }) => !sample.isMachine)
  const models = long.filter(({ sample }) => sample.isMachine)
  const calibration = calibrate(people, models, { adjust, textsToCalibrate: way.textsToCalibrate })
  const none = rounded(
    Math.min(
      mean(groupsOf(people.filter(({ sample }) => sample.language === way.language)).map((group) => quantile(group.map(adjust), 0.5))),
      mean(genresOf(models).map((genre) => quantile(genre.map(adjust), 0.1))),
      calibration.findLast(({ high }) => high <= modelsAtMost)?.score ?? Infinity,
    ),
  )
  const bands = bandStarts.map((wordsFrom): Band => ({
    wordsFrom,
    signs: signsBound(people, adjust, { wordsFrom, language: way.language }),
    none,
  }))
  const signs = Math.max(...bands.map((band) => band.signs))
  return {
    wordLength,
    bands,
    passages: { generated: Math.max(signs, windowBound(people, wordLength, way.language)), human: none },
    calibration,
  }
}

/** The score with the effect of long words taken off. */
export const adjusted = ({ sample, score }: Judged, { usual, slope }: Bounds['wordLength']): number =>
  score - slope * (wordLengthOf(sample) - usual)

const groupsOf = (judged: readonly Judged[]): readonly (readonly Judged[])[] => [
  ...Map.groupBy(judged, ({ sample }) => sample.group).values(),
]
const genresOf = (judged: readonly Judged[]): readonly (readonly Judged[])[] => [
  ...Map.groupBy(judged, ({ sample }) => sample.genre).values(),
]

/** How people's scores rise with the length of their words, by weighted least squares over groups. */
function slopeOf(people: readonly Judged[], partOfSlope: number): Bounds['wordLength'] {
  let [sum, x, y, xx, xy] = [0, 0, 0, 0, 0]
  for (const group of groupsOf(people)) {
    const weight = Math.min(1, groupAtMost / group.length)
    for (const one of group) {
      const length = wordLengthOf(one.sample)
      sum += weight
      x += weight * length
      y += weight * one.score
      xx += weight * length * length
      xy += weight * length * one.score
    }
  }
  const usual = x / sum
  const slope = (xy / sum - usual * (y / sum)) / (xx / sum - usual * usual)
  return { usual: rounded(usual), slope: rounded(partOfSlope * slope) }
}

/** Four digits after the point are enough, and read well in the file. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const boundOf = (scores: readonly number[]): number => quantile(scores, 1 - (scores.length >= largeGroup ? shareAbove : shareAboveSmall))

/** A bound, and the group of writers that asks for it. */
type Asked = { readonly language: string; readonly isOfLearners: boolean; readonly bound: number }

/** The worst group of a language decides, that of learners of any language, and of all languages the worst but a tenth. */
const worstOf = (asked: readonly Asked[], language: string): number =>
  rounded(
    Math.max(
      ...asked.filter((one) => one.language === language || one.isOfLearners).map(({ bound }) => bound),
      quantile(
        asked.map(({ bound }) => bound),
        0.9,
      ),
    ),
  )

const whoIn = (group: readonly Judged[]): Omit<Asked, 'bound'> => ({
  language: group[0]?.sample.language ?? '',
  isOfLearners: group[0]?.sample.isNative === false,
})

type Length = { readonly wordsFrom: number; readonly language: string }

/** Each group by its texts of this length where there are enough, else by all of them. */
function signsBound(people: readonly Judged[], adjust: (one: Judged) => number, { wordsFrom, language }: Length): number {
  const asked = groupsOf(people)
    .filter((group) => group.length >= smallestGroup)
    .map((group): Asked => {
      const long = group.filter(({ sample }) => sample.words >= wordsFrom)
      return { ...whoIn(group), bound: boundOf((long.length >= textsForBand ? long : group).map(adjust)) }
    })
  return worstOf(asked, language)
}

/** Windows are shorter than texts and vary more: their bound is their own, and never below that of texts. */
function windowBound(people: readonly Judged[], { usual, slope }: Bounds['wordLength'], language: string): number {
  const scoresOf = (group: readonly Judged[]): readonly number[] =>
    group.flatMap(({ sample, weights }) => sample.windows.map((window) => logitOf([window], weights) - slope * (window.wordLength - usual)))
  const asked = groupsOf(people)
    .map((group) => ({ who: whoIn(group), scores: scoresOf(group) }))
    .filter(({ scores }) => scores.length >= smallestGroup)
    .map(({ who, scores }): Asked => ({ ...who, bound: boundOf(scores) }))
  return worstOf(asked, language)
}

/** Points of the calibration. */
const pointCount = 21
/** Nothing is certain. */
const [least, most] = [0.02, 0.98]

/** Isotonic regression (pool adjacent violators) for each kind of writing by itself, people and models in equal parts; the interval spans theirs. */
function calibrate(
  people: readonly Judged[],
  models: readonly Judged[],
  { adjust, textsToCalibrate }: Pick<BoundsWay, 'textsToCalibrate'> & { readonly adjust: (one: Judged) => number },
): readonly CalibrationPoint[] {
  const genres = [...new Set(models.map(({ sample }) => sample.genre))]
  const curves = genres.flatMap((genre) => {
    const own = (all: readonly Judged[]): readonly number[] =>
      all.filter(({ sample }) => sample.genre === genre && sample.isFree).map(adjust)
    const [persons, machines] = [own(people), own(models)]
    return persons.length >= textsToCalibrate && machines.length >= textsToCalibrate ? [isotonic(persons, machines)] : []
  })
  const scores = [...people, ...models].map(adjust)
  const [from, to] = [quantile(scores, 0.01), quantile(scores, 0.995)]
  const points: CalibrationPoint[] = []
  for (let i = 0; i < pointCount; i++) {
    const score = from + ((to - from) * i) / (pointCount - 1)
    const intervals = curves.map((curve) => curve(score))
    const within = (share: number): number => rounded(Math.min(most, Math.max(least, share)))
    const before = points.at(-1)
    points.push({
      score: rounded(score),
      low: Math.max(before?.low ?? 0, within(Math.min(...intervals.map(({ low }) => low)))),
      high: Math.max(before?.high ?? 0, within(Math.max(...intervals.map(({ high }) => high)))),
    })
  }
  return points
}

type Block = { readonly to: number; readonly weight: number; readonly share: number; readonly texts: number }

/** The share of models at a score, as an interval at 95 %: as sure as the texts near that score are many. */
function isotonic(
  people: readonly number[],
  models: readonly number[],
): (score: number) => { readonly low: number; readonly high: number } {
  const ordered = [
    ...people.map((score) => ({ score, share: 0, weight: 1 / people.length })),
    ...models.map((score) => ({ score, share: 1, weight: 1 / models.length })),
  ].toSorted((a, b) => a.score - b.score)
  const blocks: Block[] = []
  for (const { score, share, weight } of ordered) {
    let block: Block = { to: score, weight, share, texts: 1 }
    for (let last = blocks.at(-1); last && last.share >= block.share; last = blocks.at(-1)) {
      const sum = last.weight + block.weight
      const joined = (last.share * last.weight + block.share * block.weight) / sum
      block = { to: block.to, weight: sum, share: joined, texts: last.texts + block.texts }
      blocks.pop()
    }
    blocks.push(block)
  }
  return (score) => {
    const block = blocks.find(({ to }) => to >= score) ?? blocks.at(-1)
    return wilson((block?.share ?? 0) * (block?.texts ?? 0), block?.texts ?? 0)
  }
}

/** The model whose weights have learned from all there is, and the bounds that were set without. */
export function modelOf(
  language: string,
  weights: readonly FamilyWeights[],
  bounds: Bounds,
): ModelHead & { readonly families: readonly FamilyWeights[] } {
  let hash = 2166136261
  for (const { weights: own } of weights) for (const weight of own) hash = Math.imul(hash ^ (weight & 255), 16777619)
  for (const unit of JSON.stringify(bounds)) hash = Math.imul(hash ^ unit.charCodeAt(0), 16777619)
  return { language, version: `${language}-1-${(hash >>> 0).toString(16).padStart(8, '0')}`, ...bounds, families: weights }
}
