import { baselineLines } from './baselines.ts'
import { genreAreas, isAlarm } from './card.ts'
import { disguises, invarianceFailures } from './disguises.ts'
import { joinedOutcomes } from './joined.ts'
import { auroc, foundAt, mean, wilson } from './measures.ts'
import { inDomain, leaveGeneratorsOut, leaveGroupsOut, scoresOf, shareOf } from './protocols.ts'
import type { GroupOutcome, Outcome, Trial } from './protocols.ts'
import { languageLines } from './language-lines.ts'
import type { School } from './unseen.ts'

/** A group of fewer texts is shown, and is no bar. */
const groupEnough = 100

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const three = (value: number): string => value.toFixed(3)
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const head = (...cells: readonly string[]): readonly string[] => [row(...cells), row(...cells.map(() => '---'))]

type Bar = { readonly atMost: number } | { readonly atLeast: number; readonly show?: (value: number) => string }

/** One line for one bar; the word MISSED ends the command with 1. */
function bar(name: string, value: number, wanted: Bar): string {
  if ('atMost' in wanted)
    return `${value <= wanted.atMost ? 'met   ' : 'MISSED'} ${name}: ${percent(value)}, bar at most ${percent(wanted.atMost)}`
  const { atLeast, show = percent } = wanted
  return `${value >= atLeast ? 'met   ' : 'MISSED'} ${name}: ${show(value)}, bar at least ${show(atLeast)}`
}

const has =
  (verdict: string) =>
  (outcome: Outcome): boolean =>
    outcome.verdict === verdict

const groupsOut = new WeakMap<School, readonly GroupOutcome[]>()
function groupsOf(trial: Trial): readonly GroupOutcome[] {
  const found = groupsOut.get(trial.school) ?? leaveGroupsOut(trial)
  groupsOut.set(trial.school, found)
  return found
}

function leaveOneGroupOut(trial: Trial): readonly string[] {
  const groups = groupsOf(trial)
  const large = groups.filter(({ people }) => people.length >= groupEnough)
  const alarms = large.map(({ people }) => shareOf(people, isAlarm))
  const of = (isNative: boolean): readonly Outcome[] =>
    groups.flatMap(({ people }) => people).filter(({ sample }) => (isNative ? sample.isNative !== false : sample.isNative === false))
  const [learners, natives] = [shareOf(of(false), isAlarm), shareOf(of(true), isAlarm)]
  return [
    ...head('group', 'genre', 'texts', 'signs', '95 % interval', 'none', "can't tell", 'learned from'),
    ...groups.map(({ group, genre, people }) => {
      const { low, high } = wilson(people.filter(isAlarm).length, people.length)
      const range = `${percent(low)} to ${percent(high)}`
      const shares = [has('none'), has('cannot-tell')].map((is) => percent(shareOf(people, is)))
      return row(
        group,
        genre,
        people.length,
        percent(shareOf(people, isAlarm)),
        range,
        ...shares,
        people[0]?.sample.isFree ? 'others of it' : 'never',
      )
    }),
    '',
    bar(`worst group of ${groupEnough} texts or more`, Math.max(...alarms), { atMost: 0.05 }),
    bar('mean of those groups', mean(alarms), { atMost: 0.02 }),
    bar(`learners (${of(false).length} texts)`, learners, { atMost: Math.min(0.03, 1.5 * natives + 0.01) }),
  ]
}

function leaveGenreOut(trial: Trial): readonly string[] {
  const groups = groupsOf(trial)
  const areas = genreAreas(groups)
  const rows = areas.map(({ genre, area }) => {
    const own = groups.filter((group) => group.genre === genre && group.models.length > 0)
    const [people, models] = [own.flatMap((group) => group.people), own[0]?.models ?? []]
    return row(genre, people.length, models.length, three(area), percent(shareOf(people, isAlarm)), percent(shareOf(models, isAlarm)))
  })
  return [
    ...head('genre', 'people', 'models', 'AUROC', 'people flagged', 'models found'),
    ...rows,
    '',
    bar('mean AUROC', mean(areas.map(({ area }) => area)), { atLeast: 0.9, show: three }),
    bar('least AUROC', Math.min(...areas.map(({ area }) => area)), { atLeast: 0.75, show: three }),
  ]
}

function leaveGeneratorOut(trial: Trial): readonly string[] {
  const found = leaveGeneratorsOut(trial)
  const large = found.filter(({ models }) => models.length >= groupEnough)
  return [
    ...head('generator', 'texts', 'AUROC', 'found', "can't tell", 'no signs'),
    ...found.map(({ generator, models, area }) =>
      row(generator, models.length, three(area), ...[isAlarm, has('cannot-tell'), has('none')].map((is) => percent(shareOf(models, is)))),
    ),
    '',
    ...large.map(({ generator, area }) => bar(`AUROC of ${generator}`, area, { atLeast: 0.95, show: (value) => value.toFixed(4) })),
  ]
}

function inDomainLines(trial: Trial): readonly string[] {
  const outcomes = inDomain(trial)
  const [people, models] = [scoresOf(outcomes, false), scoresOf(outcomes, true)]
  const kinds = [...Map.groupBy(outcomes, ({ sample }) => sample.genre)].toSorted()
  return [
    ...head('genre', 'people', 'flagged', 'models', 'found', "can't tell"),
    ...kinds.map(([genre, own]) => {
      const [persons, machines] = [own.filter(({ sample }) => !sample.isMachine), own.filter(({ sample }) => sample.isMachine)]
      const shares = [percent(shareOf(persons, isAlarm)), machines.length, percent(shareOf(machines, isAlarm))]
      return row(genre, persons.length, ...shares, percent(shareOf(own, has('cannot-tell'))))
    }),
    '',
    bar('AUROC', auroc(people, models), { atLeast: 0.985, show: three }),
    bar('models found where 1 % of people are flagged', foundAt(people, models, 0.01), { atLeast: 0.85 }),
  ]
}

/** Of texts with a verdict, the share of `signs` that are machines', at equal numbers of both. */
function bands(trial: Trial): readonly string[] {
  const groups = groupsOf(trial).filter(({ people, models }) => people.length >= groupEnough && models.length >= groupEnough)
  const rightOf = ({ people, models }: GroupOutcome): number => {
    const [wrong, right] = [shareOf(people, isAlarm), shareOf(models, isAlarm)]
    return right / (wrong + right || 1)
  }
  return [
    ...head('unseen group', 'signs that are right, half and half', "people: can't tell", "models: can't tell", 'models: no signs'),
    ...groups.map((one) =>
      row(
        one.group,
        percent(rightOf(one)),
        percent(shareOf(one.people, has('cannot-tell'))),
        percent(shareOf(one.models, has('cannot-tell'))),
        percent(shareOf(one.models, has('none'))),
      ),
    ),
    '',
    ...groups.map((one) => bar(`signs that are right in ${one.group}`, rightOf(one), { atLeast: 0.97 })),
  ]
}

/** Rewordings that are as old as the texts, by attack, and how many of them are found beside plain ones. */
function attacks(trial: Trial): readonly string[] {
  const models = inDomain(trial).filter(({ sample }) => sample.isMachine)
  // Essays were not reworded, and are harder to find.
  const plain = models.filter(({ sample }) => sample.attack === 'none' && sample.genre !== 'student-essay')
  const kinds = [...Map.groupBy(models, ({ sample }) => sample.attack)].toSorted()
  const reworded = models.filter(({ sample }) => ['dipper', 'back-translation', 'polish'].includes(sample.attack))
  return [
    ...head('attack', 'texts', 'found'),
    row('none, without essays', plain.length, percent(shareOf(plain, isAlarm))),
    ...kinds.map(([attack, own]) => row(attack, own.length, percent(shareOf(own, isAlarm)))),
    '',
    bar(
      `paraphrased (${reworded.length} texts) beside plain ones of the same kinds (${plain.length})`,
      shareOf(reworded, isAlarm) / (shareOf(plain, isAlarm) || 1),
      { atLeast: 0.7 },
    ),
  ]
}

function invariance({ school, model }: Trial): readonly string[] {
  const texts = school.samples.filter(({ isHeldOut }, i) => isHeldOut && i % 3 === 0)
  return disguises.map(({ name, apply }) => {
    const failures = invarianceFailures(texts, model, apply)
    return `${failures === 0 ? 'met   ' : 'MISSED'} ${name}: the score of ${failures} of ${texts.length} texts changes`
  })
}

/** Texts joined two by two: longer ones, and ones that are mixed. */
const joinedLines = (trial: Trial): readonly string[] => [
  ...head('joined', 'texts', 'signs', 'mixed', 'none', "can't tell"),
  ...joinedOutcomes(trial).map(({ name, outcomes }) =>
    row(name, outcomes.length, ...['signs', 'mixed', 'none', 'cannot-tell'].map((verdict) => percent(shareOf(outcomes, has(verdict))))),
  ),
]

/** What can be measured, by name; each answers lines of a table and of bars. */
export const protocols: Readonly<Record<string, (trial: Trial) => readonly string[]>> = {
  'leave-one-group-out': leaveOneGroupOut,
  'leave-genre-out': leaveGenreOut,
  'leave-generator-out': leaveGeneratorOut,
  'in-domain': inDomainLines,
  bands,
  joined: joinedLines,
  attacks,
  invariance,
  languages: ({ rows }) => languageLines(rows),
  baselines: (trial) => baselineLines(trial.school, groupsOf(trial)),
}
