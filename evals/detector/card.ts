import { cardSchema } from '../../tools/detect/contract.ts'
import type { ModelCard } from '../../tools/detect/contract.ts'
import type { TextLanguage } from '../../tools/text-languages.gen.ts'
import { auroc, mean, wilson } from './measures.ts'
import { inDomain, leaveGeneratorsOut, leaveGroupsOut, scoresOf, shareOf } from './protocols.ts'
import type { GeneratorOutcome, GroupOutcome, Outcome, Trial } from './protocols.ts'
import { barsOf, missingOf } from './shared.ts'
import type { LanguageFigures } from './shared.ts'

/** A group of fewer texts is shown with its interval, and decides nothing. */
const groupEnough = 30
/** A kind of writing needs so many texts of people and of models for an area under the curve. */
const genreEnough = 100

/** The card of a language with a model: every figure is of writers, kinds of writing or generators that the model had not seen. */
export function measuredCard(trial: Trial, language: TextLanguage, measuredOn: string): ModelCard {
  const groups = leaveGroupsOut(trial)
  const generators = leaveGeneratorsOut(trial)
  const kept = inDomain(trial)
  const judged = groups.filter(({ people }) => people.length >= groupEnough).map(({ people }) => people)
  const alarms = judged.map((people) => shareOf(people, isAlarm))
  const learners = judged.filter((people) => people[0]?.sample.isNative === false).flat()
  const meanOf = (sets: readonly (readonly Outcome[])[], is: (outcome: Outcome) => boolean): number =>
    mean(sets.map((set) => shareOf(set, is)))
  const models = generators.map((generator) => generator.models)
  return cardSchema.parse({
    language,
    version: trial.model.version,
    measuredOn,
    isMeasured: true,
    missing: [],
    human: groups.map(cardGroup),
    machine: generators.flatMap(machineRows),
    reliability: {
      isMeasured: true,
      worstFalseAlarms: figure(Math.max(...alarms)),
      meanFalseAlarms: figure(mean(alarms)),
      learnersFalseAlarms: learners.length >= groupEnough ? figure(shareOf(learners, isAlarm)) : null,
      found: figure(meanOf(models, isAlarm)),
      cannotTell: figure((meanOf(judged, isUndecided) + meanOf(models, isUndecided)) / 2),
      oneModel: false,
      measuredOn,
    },
    aurocInDomain: figure(auroc(scoresOf(kept, false), scoresOf(kept, true))),
    aurocUnseenGenre: figure(mean(genreAreas(groups).map(({ area }) => area))),
  })
}

export const isAlarm = (outcome: Outcome): boolean => outcome.isAlarm
const isUndecided = ({ verdict }: Outcome): boolean => verdict === 'cannot-tell'

/** Areas under the curve of the kinds of writing that people and models have enough texts of, each by a model that had not seen it. */
export function genreAreas(groups: readonly GroupOutcome[]): readonly { readonly genre: string; readonly area: number }[] {
  return [...Map.groupBy(groups, ({ genre }) => genre)].flatMap(([genre, own]) => {
    const people = own.filter(({ models }) => models.length > 0).flatMap((group) => group.people)
    const models = own.find((group) => group.models.length > 0)?.models ?? []
    if (people.length < genreEnough || models.length < genreEnough) return []
    return [{ genre, area: auroc(scoresOf(people, false), scoresOf(models, true)) }]
  })
}

function cardGroup({ group, genre, people }: Pick<GroupOutcome, 'group' | 'genre' | 'people'>): unknown {
  const count = people.filter(isAlarm).length
  const { low, high } = wilson(count, people.length)
  const first = people[0]?.sample
  return {
    id: group,
    genre,
    native: first?.isNative ?? null,
    texts: people.length,
    falseAlarms: figure(shareOf(people, isAlarm)),
    interval: { low: figure(low), high: figure(high) },
    licence: first?.licence ?? '',
    isTrainedOn: first?.isFree ?? false,
  }
}

const machineRows = ({ generator, models }: GeneratorOutcome): readonly unknown[] =>
  [...Map.groupBy(models, ({ sample }) => sample.genre)]
    .toSorted()
    .map(([genre, own]) => ({ model: generator, genre, texts: own.length, found: figure(shareOf(own, isAlarm)) }))

/** Three digits: the data bear no more. */
const figure = (value: number): number => Math.round(value * 1000) / 1000

const sharedVersion = (language: string): string => `${language}-0`

/** The card of a language that the shared model reads: with verdicts where it reaches the bars, and without where something is missing. */
export function sharedCard(figures: LanguageFigures, version: string | null, measuredOn: string): ModelCard {
  const { language, groups, machine, genreOut } = figures
  const missing = missingOf(figures)
  const isMeasured = missing.length === 0 && version !== null
  const { worst, worstLarge, oldNovels, mean: usual, learners, found } = barsOf(figures)
  const silent = (outcomes: readonly Outcome[]): number => shareOf(outcomes, isUndecided)
  const only = <Value>(value: Value): Value | null => (isMeasured ? value : null)
  return cardSchema.parse({
    language,
    version: isMeasured ? version : sharedVersion(language),
    measuredOn,
    isMeasured,
    missing,
    human: groups.map(cardGroup),
    machine: [...Map.groupBy(machine, ({ sample }) => `${sample.model} ${sample.genre}`).values()].map((own) => ({
      model: own[0]?.sample.model ?? '',
      genre: own[0]?.sample.genre ?? '',
      texts: own.length,
      found: figure(shareOf(own, isAlarm)),
    })),
    reliability: {
      isMeasured,
      worstFalseAlarms: only(figure(Math.max(worst ?? 0, worstLarge ?? 0, oldNovels ?? 0))),
      meanFalseAlarms: only(figure(usual)),
      learnersFalseAlarms: only(learners === null ? null : figure(learners)),
      found: only(figure(found)),
      cannotTell: only(figure((mean(groups.map(({ people }) => silent(people))) + silent(machine)) / 2)),
      oneModel: isMeasured && new Set(machine.map(({ sample }) => sample.model)).size === 1,
      measuredOn: only(measuredOn),
    },
    aurocInDomain: null,
    aurocUnseenGenre: figure(genreOut),
  })
}
