import { cardSchema } from '../../tools/detect/contract.ts'
import type { ModelCard } from '../../tools/detect/contract.ts'
import type { TextLanguage } from '../../tools/text-languages.gen.ts'
import { auroc, mean, wilson } from './measures.ts'
import { inDomain, leaveGeneratorsOut, leaveGroupsOut, scoresOf, shareOf } from './protocols.ts'
import type { GeneratorOutcome, GroupOutcome, Outcome, Trial } from './protocols.ts'
import type { Row } from './rows.ts'
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

function cardGroup({ group, genre, people }: GroupOutcome): unknown {
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

/** What a language needs for verdicts. */
const needed = { groups: 3, models: 100, generators: 3, area: 0.9, alarms: 0.05, learners: 0.03 } as const

/** The card of a language without a model: what was measured all the same, and what is missing. */
export function unmeasuredCard(rows: readonly Row[], figures: LanguageFigures, measuredOn: string): ModelCard {
  const { language } = figures
  const own = rows.filter((row) => row.language === language)
  const people = own.filter(({ isMachine }) => !isMachine)
  const models = own.filter(({ isMachine }) => isMachine)
  const firstOf = (group: string): Row | undefined => people.find((row) => row.group === group)
  const large = figures.groups.filter(({ texts }) => texts >= groupEnough)
  const learners = large.filter(({ group }) => firstOf(group)?.isNative === false)
  const isMissing = {
    'groups-too-few': large.length < needed.groups,
    'texts-too-few': models.length < needed.models,
    'generators-too-few': new Set(models.map(({ model }) => model)).size < needed.generators,
    'false-alarms': Math.max(...large.map(({ alarms }) => alarms)) > needed.alarms,
    'genres-differ': figures.genreOut < needed.area && figures.own < needed.area,
    'learners-misjudged': learners.some(({ alarms }) => alarms > needed.learners),
  }
  return cardSchema.parse({
    language,
    version: `${language}-0`,
    measuredOn,
    isMeasured: false,
    missing: Object.entries(isMissing).flatMap(([reason, is]) => (is ? [reason] : [])),
    human: figures.groups.map(({ group, texts, alarms }) => {
      const row = firstOf(group)
      const { low, high } = wilson(Math.round(alarms * texts), texts)
      return {
        id: group,
        genre: row?.genre ?? '',
        native: row?.isNative ?? null,
        texts,
        falseAlarms: figure(alarms),
        interval: { low: figure(low), high: figure(high) },
        licence: row?.licence ?? '',
        isTrainedOn: false,
      }
    }),
    machine:
      figures.groups.length === 0
        ? []
        : [...Map.groupBy(models, ({ model }) => model ?? '')].map(([model, texts]) => ({
            model,
            genre: 'all',
            texts: texts.length,
            found: figure(mean(figures.groups.map(({ found }) => found))),
          })),
    reliability: {
      isMeasured: false,
      worstFalseAlarms: null,
      meanFalseAlarms: null,
      learnersFalseAlarms: null,
      found: null,
      cannotTell: null,
      measuredOn: null,
    },
    aurocInDomain: null,
    aurocUnseenGenre: figure(Math.max(figures.genreOut, figures.own)),
  })
}
