import { detectReportWords } from '#locales/detect-report-words.ts'
import { leftOutOf, meaningOf, missesOf, wrongAlarmsOf } from '#locales/detect-sentences.ts'
import { csvLine } from '#tools/csv-line.ts'
import type { DetectResult } from '#tools/detect/contract.ts'
import { plain } from './table-lines.ts'

/** A file with what was said of it, or with why it could not be read, in words. */
export type DetectedFile =
  | { readonly file: string; readonly result: DetectResult; readonly problem: null }
  | { readonly file: string; readonly result: null; readonly problem: string }

const { detect, say } = detectReportWords('en')

/** One line a file, in words: the verdict, that it is no proof, what was judged, and how often such verdicts are wrong. Never a share of "AI". */
export const detectLines = (files: readonly DetectedFile[]): string =>
  files.map((one) => `${plain(one.file)}: ${sentencesOf(one)}\n`).join('')

function sentencesOf({ result, problem }: DetectedFile): string {
  if (result === null) return problem
  // Where nothing is measured, what there is to say of errors is the reason.
  const errors = wrongAlarmsOf(result, detect)
  const isUnmeasured = result.cannotTell === 'not-measured'
  return [
    `${detect.result.verdicts[result.verdict]}.`,
    ...(isUnmeasured ? errors : [meaningOf(result, detect, say)]),
    detect.notProof.title,
    detect.result.judged(result.words.judged, result.words.all),
    ...[leftOutOf(result, detect, say)].filter((said) => said !== null),
    ...(isUnmeasured ? [] : errors),
    ...(result.verdict === 'none' ? missesOf(result, detect).slice(0, 1) : []),
  ].join(' ')
}

const columns: readonly (readonly [heading: string, of: (file: DetectedFile) => string | number | null | undefined])[] = [
  ['file', ({ file }) => file],
  ['verdict', ({ result }) => result?.verdict],
  ['cannot_tell', ({ result }) => result?.cannotTell],
  ['in_words', (one) => (one.result ? sentencesOf(one) : null)],
  ['language', ({ result }) => result?.language],
  ['words_judged', ({ result }) => result?.words.judged],
  ['words', ({ result }) => result?.words.all],
  ['false_alarms_mean', ({ result }) => result?.reliability.meanFalseAlarms],
  ['false_alarms_worst', ({ result }) => result?.reliability.worstFalseAlarms],
  ['version', ({ result }) => result?.version],
  ['problem', ({ problem }) => problem],
]

/** The files as a table, in their order. */
export const detectTable = (files: readonly DetectedFile[]): string =>
  [columns.map(([heading]) => heading), ...files.map((one) => columns.map(([, of]) => String(of(one) ?? '')))].map(csvLine).join('')
