import { logitOf } from './unseen.ts'
import type { School } from './unseen.ts'
import type { GroupOutcome, Outcome } from './protocols.ts'
import { auroc, mean } from './measures.ts'
import type { Sample } from './samples.ts'

/** Two ways that are often taken, on the same texts: a rule of thumb, and a classifier that says "machine" from one half on. */
type Baseline = {
  readonly name: string
  readonly scoreOf: (sample: Sample, genre: string, school: School) => number
  readonly bound: number
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []

/** The share of different words among the first hundred, and how evenly long sentences are: few words and even sentences speak for a machine. */
function ruleOfThumb({ text }: Sample): number {
  const first = wordsOf(text).slice(0, 100)
  const variety = new Set(first).size / Math.max(1, first.length)
  const lengths = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => wordsOf(sentence).length)
    .filter((length) => length > 0)
  const usual = mean(lengths)
  const burst = Math.sqrt(mean(lengths.map((length) => (length - usual) ** 2))) / Math.max(1, usual)
  return (0.45 - burst) / 0.45 + (0.72 - variety) / 0.72
}

const baselines: readonly Baseline[] = [
  { name: 'variety of words and evenness of sentences', bound: 0, scoreOf: ruleOfThumb },
  {
    name: 'hashed word n-grams, logistic regression at one half',
    bound: 0,
    scoreOf: ({ stretches }, genre, school) =>
      logitOf(
        stretches,
        school
          .weightsWithout({ genres: [genre] })
          .filter(({ family }) => family === 'word')
          .map((weights) => ({ ...weights, share: 1 })),
      ),
  },
]

type Scored = { readonly score: number; readonly isFlagged: boolean }

/** Both beside the detector, on kinds of writing that none of them had seen. */
export function baselineLines(school: School, groups: readonly GroupOutcome[]): readonly string[] {
  const large = groups.filter(({ people, models }) => people.length >= 100 && models.length >= 100)
  const lines = large.flatMap((group) => {
    const tinta = (outcomes: readonly Outcome[]): readonly Scored[] => outcomes.map(({ score, isAlarm }) => ({ score, isFlagged: isAlarm }))
    const by = ({ scoreOf, bound }: Baseline, outcomes: readonly Outcome[]): readonly Scored[] =>
      outcomes.map(({ sample }) => scoreOf(sample, group.genre, school)).map((score) => ({ score, isFlagged: score >= bound }))
    return [
      lineOf(`${group.group} | Tinta`, tinta(group.people), tinta(group.models)),
      ...baselines.map((baseline) => lineOf(`${group.group} | ${baseline.name}`, by(baseline, group.people), by(baseline, group.models))),
    ]
  })
  return ['| unseen group | way | AUROC | people flagged | models found |', '| --- | --- | --- | --- | --- |', ...lines]
}

function lineOf(name: string, people: readonly Scored[], models: readonly Scored[]): string {
  const share = (all: readonly Scored[]): string => `${(100 * mean(all.map(({ isFlagged }) => Number(isFlagged)))).toFixed(1)} %`
  const scores = (all: readonly Scored[]): readonly number[] => all.map(({ score }) => score)
  return `| ${name} | ${auroc(scores(people), scores(models)).toFixed(3)} | ${share(people)} | ${share(models)} |`
}
