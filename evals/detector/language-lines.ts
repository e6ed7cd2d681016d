import { wilson } from './measures.ts'
import { shareOf } from './protocols.ts'
import type { Outcome } from './protocols.ts'
import type { Row } from './rows.ts'
import { barsOf, measureLanguages, missingOf, sharedSchoolOf } from './shared.ts'
import type { LanguageFigures } from './shared.ts'

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`)
const is =
  (verdict: Outcome['verdict']) =>
  (outcome: Outcome): boolean =>
    outcome.verdict === verdict
const isAlarm = (outcome: Outcome): boolean => outcome.isAlarm

/** Languages other than English, read by one model for what every language has: what it reaches where neither it nor its bounds had seen the kind of writing. */
export function languageLines(rows: readonly Row[]): readonly string[] {
  const all = measureLanguages(sharedSchoolOf(rows))
  return [...languageTable(all), '', ...groupTable(all)]
}

const languageTable = (all: readonly LanguageFigures[]): readonly string[] => [
  '| language | people | groups of 30 | models | AUROC, language unseen | AUROC, genre unseen | worst group of 100 | worst of 30 | old novels | learners | found | models: no signs | verdicts |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...all.map((figures) => {
    const { groups, worstLarge, worst, oldNovels, learners, found, genreOut } = barsOf(figures)
    const missing = missingOf(figures)
    const cells = [
      figures.language,
      figures.groups.flatMap(({ people }) => people).length,
      groups,
      figures.machine.length,
      figures.languageOut.toFixed(3),
      genreOut.toFixed(3),
      ...[worstLarge, worst, oldNovels, learners, found, shareOf(figures.machine, is('none'))].map(percent),
      missing.length === 0 ? 'yes' : `no: ${missing.join(', ')}`,
    ]
    return `| ${cells.join(' | ')} |`
  }),
]

const groupTable = (all: readonly LanguageFigures[]): readonly string[] => [
  "| group | genre | texts | signs | 95 % interval | none | can't tell |",
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...all
    .filter((figures) => missingOf(figures).length === 0)
    .flatMap(({ groups }) => groups)
    .map(({ group, genre, people }) => {
      const { low, high } = wilson(people.filter(isAlarm).length, people.length)
      const shares = [is('none'), is('cannot-tell')].map((has) => percent(shareOf(people, has)))
      const cells = [group, genre, people.length, percent(shareOf(people, isAlarm)), `${percent(low)} to ${percent(high)}`, ...shares]
      return `| ${cells.join(' | ')} |`
    }),
]
