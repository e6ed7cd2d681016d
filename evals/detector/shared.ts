import { vectorOfRuns } from '../../engines/detect/features.ts'
import type { Vector } from '../../engines/detect/features.ts'
import { normalPartsOf } from '../../engines/detect/prose-parts.ts'
import { countWords, findTokens } from '../../engines/detect/tokens.ts'
import type { Token } from '../../engines/detect/tokens.ts'
import { writtenLanguages } from '../../engines/languages/written.gen.ts'
import { fitLogistic } from './logistic.ts'
import type { Linear } from './logistic.ts'
import { auroc, quantile } from './measures.ts'
import type { Row } from './rows.ts'

/**
 * Two ways to judge languages that have forty machine texts of one generator and few groups of writers: one model for all
 * languages over classes that every language has, and a model for each. Measured to decide whether verdicts can be given.
 */
export type LanguageFigures = {
  readonly language: string
  readonly people: number
  readonly models: number
  /** Area under the curve of the shared model that had not seen the language; its kinds of writing it had. */
  readonly languageOut: number
  /** Of the shared model and of the language's own, each text by one that had not seen its kind of writing. */
  readonly genreOut: number
  readonly own: number
  /** People above the bound that the other groups set, by the better of both; with how many texts of models are above it. */
  readonly groups: readonly { readonly group: string; readonly texts: number; readonly alarms: number; readonly found: number }[]
}

type Sample = Row & { readonly shared: Vector; readonly own: Vector }

/** Texts are cut to this many words: those of models are of one length. */
const [wordsAtLeast, wordsAtMost] = [100, 220]
/** A group of fewer texts sets no bound. */
const groupAtLeast = 10
/** A group of writers, or the models of a language, count as at most so many texts. */
const groupAtMost = 40
/** Share of people's texts of the other groups above the bound, in the worst of them. */
const shareAbove = 0.03

export function measureLanguages(rows: readonly Row[]): readonly LanguageFigures[] {
  const samples = rows.flatMap(sampleOf)
  const withoutGenre = new Map<string, Linear>()
  const genreScore = (sample: Sample): number => {
    const model =
      withoutGenre.get(sample.genre) ??
      fit(
        samples.filter(({ genre }) => genre !== sample.genre),
        'shared',
      )
    withoutGenre.set(sample.genre, model)
    return logit(model, sample.shared)
  }
  return [...Map.groupBy(samples, ({ language }) => language)].map(([language, all]) => {
    const others = fit(
      samples.filter((sample) => sample.language !== language),
      'shared',
    )
    const ownScore = ownScores(all)
    const [people, models] = [all.filter(({ isMachine }) => !isMachine), all.filter(({ isMachine }) => isMachine)]
    const area = (score: (sample: Sample) => number): number => auroc(people.map(score), models.map(score))
    const [genreOut, own] = [area(genreScore), area(ownScore)]
    return {
      language,
      people: people.length,
      models: models.length,
      languageOut: area(({ shared }) => logit(others, shared)),
      genreOut,
      own,
      groups: groupFigures(people, models, genreOut >= own ? genreScore : ownScore),
    }
  })
}

function sampleOf(row: Row): readonly Sample[] {
  const { normal, judged } = normalPartsOf(row.text, row.language)
  const all = findTokens(normal.text, judged)
  if (countWords(all) < wordsAtLeast) return []
  let words = 0
  const tokens = all.filter(({ isWord }) => (isWord ? ++words : words) <= wordsAtMost)
  const data = Object.values(writtenLanguages).find(({ code }) => code === row.language)
  const isFunction = (word: string): boolean => data?.functionWords.has(word) ?? false
  return [{ ...row, shared: vectorOfRuns(sharedClasses(tokens, isFunction), 4), own: vectorOfRuns(ownClasses(tokens, isFunction), 4) }]
}

const markOf = (mark: string): string => (/^\p{N}/u.test(mark) ? '#' : mark)

/** Length, case and kind of words, marks, and how long sentences are, in steps of seven words. */
function sharedClasses(tokens: readonly Token[], isFunction: (word: string) => boolean): readonly string[] {
  let length = 0
  return tokens.flatMap(({ lower, isWord, isCapital }) => {
    const mark = markOf(lower)
    if (isWord) {
      length++
      return [`${isFunction(lower) ? 'f' : isCapital ? 'C' : 'x'}${Math.min(5, Math.ceil(lower.length / 3))}`]
    }
    if (!/^[.!?]/.test(mark)) return [mark]
    const steps = Math.min(5, Math.floor(length / 7))
    length = 0
    return [`sentence ${steps}`, mark]
  })
}

/** Function words and marks as they are, other words by their last two letters. */
const ownClasses = (tokens: readonly Token[], isFunction: (word: string) => boolean): readonly string[] =>
  tokens.map(({ lower, isWord, isCapital }) =>
    !isWord ? markOf(lower) : isFunction(lower) ? lower : `${isCapital ? 'C' : 'x'}${lower.slice(-2)}`,
  )

function ownScores(all: readonly Sample[]): (sample: Sample) => number {
  const models = new Map<string, Linear>()
  return (sample) => {
    const model =
      models.get(sample.genre) ??
      fit(
        all.filter(({ genre }) => genre !== sample.genre),
        'own',
      )
    models.set(sample.genre, model)
    return logit(model, sample.own)
  }
}

function fit(samples: readonly Sample[], key: 'shared' | 'own'): Linear {
  const learned = samples.filter(({ isFree }) => isFree)
  const nameOf = ({ isMachine, language, group }: Sample): string => (isMachine ? `machine ${language}` : group)
  const groups = Map.groupBy(learned, nameOf)
  const weightOf = (sample: Sample): number => Math.min(1, groupAtMost / (groups.get(nameOf(sample))?.length ?? 1))
  const sum = (isMachine: boolean): number =>
    learned.reduce((all, sample) => all + (sample.isMachine === isMachine ? weightOf(sample) : 0), 0)
  const [people, models] = [sum(false), sum(true)]
  return fitLogistic(
    learned.map((sample) => ({
      vector: sample[key],
      isMachine: sample.isMachine,
      weight: (weightOf(sample) * (people + models)) / (2 * (sample.isMachine ? models : people)),
    })),
  )
}

const logit = ({ weights, bias }: Linear, { at, value }: Vector): number => {
  let sum = bias
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0)
  return sum
}

function groupFigures(people: readonly Sample[], models: readonly Sample[], score: (sample: Sample) => number): LanguageFigures['groups'] {
  const groups = [...Map.groupBy(people, ({ group }) => group)].map(([group, own]) => ({ group, scores: own.map(score) }))
  const large = groups.filter(({ scores }) => scores.length >= groupAtLeast)
  // One group alone leaves nobody to set its bound.
  if (large.length < 2) return []
  return large.map(({ group, scores }) => {
    const others = large.filter((other) => other.group !== group)
    const bound = Math.max(...others.map((other) => quantile(other.scores, 1 - shareAbove)))
    const shareOver = (values: readonly number[]): number => values.filter((value) => value > bound).length / values.length
    return { group, texts: scores.length, alarms: shareOver(scores), found: shareOver(models.map(score)) }
  })
}
