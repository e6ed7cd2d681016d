import type { Verdict } from '../../engines/detect/bands.ts'
import type { DetectorModel } from '../../engines/detect/model.ts'
import { scoreText } from '../../engines/detect/score-text.ts'
import { boundsFrom, modelOf, ownWay } from './bounds.ts'
import type { Row } from './rows.ts'
import type { Sample } from './samples.ts'
import { auroc } from './measures.ts'
import { judgeUnseen } from './unseen.ts'
import type { School } from './unseen.ts'

/** What the product says about a text, by a model that had not learned from it. Whoever reads that some passages have signs is accused of as much. */
export type Outcome = { readonly sample: Sample; readonly verdict: Verdict; readonly score: number; readonly isAlarm: boolean }

/** What is measured: texts, and the model as it is shipped. */
export type Trial = {
  readonly rows: readonly Row[]
  readonly school: School
  readonly language: string
  readonly model: DetectorModel
}

/** Reads texts as the product does; those too short for a verdict are not among the outcomes. */
export const outcomesOf = (samples: readonly Sample[], model: DetectorModel): readonly Outcome[] =>
  samples.flatMap((sample) => {
    const { verdict, score } = scoreText(sample.text, { language: model.language, model })
    return score === null ? [] : [{ sample, verdict, score, isAlarm: verdict === 'signs' || verdict === 'mixed' }]
  })

/** The model as it is shipped: it has learned from everything that it may. */
export const shippedModel = (school: School, language: string): DetectorModel =>
  modelOf(language, school.weightsWithout({}), boundsFrom(judgeUnseen(school, []), ownWay(language)))

/** Writers of one population, none of whose kind of writing the model or its bounds had seen, and texts of models of that kind. */
export type GroupOutcome = {
  readonly group: string
  readonly genre: string
  readonly people: readonly Outcome[]
  /** Empty for groups that are measured only. */
  readonly models: readonly Outcome[]
  readonly model: DetectorModel
}

/** Leaves each human group out in turn: of what is learned its whole kind of writing, of what is measured only the group. */
export function leaveGroupsOut({ school, language }: Pick<Trial, 'school' | 'language'>): readonly GroupOutcome[] {
  const people = school.samples.filter(({ isMachine }) => !isMachine)
  const outcomes: GroupOutcome[] = []
  for (const genre of school.genres) {
    const model = modelOf(language, school.weightsWithout({ genres: [genre] }), boundsFrom(judgeUnseen(school, [genre]), ownWay(language)))
    const models = outcomesOf(
      school.samples.filter((sample) => sample.isMachine && sample.genre === genre),
      model,
    )
    const own = Map.groupBy(
      people.filter((sample) => sample.isFree && sample.genre === genre),
      ({ group }) => group,
    )
    for (const [group, texts] of own) outcomes.push({ group, genre, people: outcomesOf(texts, model), models, model })
  }
  const weights = school.weightsWithout({})
  const judged = judgeUnseen(school, [])
  for (const [group, texts] of Map.groupBy(
    people.filter(({ isFree }) => !isFree),
    (sample) => sample.group,
  )) {
    const model = modelOf(
      language,
      weights,
      boundsFrom(
        judged.filter(({ sample }) => sample.group !== group),
        ownWay(language),
      ),
    )
    outcomes.push({ group, genre: texts[0]?.genre ?? '', people: outcomesOf(texts, model), models: [], model })
  }
  return outcomes
}

/** Texts that were kept apart from the beginning, by a model that has learned all kinds of writing from others. */
export const inDomain = ({ school, model }: Trial): readonly Outcome[] =>
  outcomesOf(
    school.samples.filter(({ isHeldOut }) => isHeldOut),
    model,
  )

/** Texts of a generator that the model had not seen. */
export type GeneratorOutcome = { readonly generator: string; readonly models: readonly Outcome[]; readonly area: number }

/** Leaves each generator out in turn; its texts beside people's texts that were kept apart. Bounds are those of the model as it is shipped. */
export function leaveGeneratorsOut({ school, model: shipped }: Trial): readonly GeneratorOutcome[] {
  const generators = [...new Set(school.samples.flatMap(({ model }) => model ?? []))].toSorted()
  const people = school.samples.filter(({ isMachine, isHeldOut }) => !isMachine && isHeldOut)
  return generators.map((generator) => {
    const model = { ...shipped, families: school.weightsWithout({ models: [generator] }) }
    const models = outcomesOf(
      school.samples.filter((sample) => sample.model === generator),
      model,
    )
    return { generator, models, area: auroc(scoresOf(outcomesOf(people, model), false), scoresOf(models, true)) }
  })
}

export const shareOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number =>
  outcomes.length === 0 ? 0 : outcomes.filter(is).length / outcomes.length

export const scoresOf = (outcomes: readonly Outcome[], isMachine: boolean): readonly number[] =>
  outcomes.filter(({ sample }) => sample.isMachine === isMachine).map(({ score }) => score)
