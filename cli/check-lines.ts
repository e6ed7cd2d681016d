import { exclusionsSchema, type Report, type ReportMatch, type ReportSource } from '#tools/check/contract.ts'
import { isUnderOne, scoreReport, type Score } from '#tools/check/score.ts'
import { plain } from './table-lines.ts'

export type CheckedFile = { readonly file: string; readonly report: Report }

/** A passage may be pages long; its beginning is enough to know it by. */
const charactersAtMost = 100

const percents = new Intl.NumberFormat('en', { style: 'percent' })
/** Whole percent, and never nothing where there is something. */
const percent = (share: number): string => (isUnderOne(share) ? 'under 1%' : percents.format(share))
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** For each file a line with its score and what it was compared with, its sources below it, and their passages below them. */
export const checkLines = (files: readonly CheckedFile[]): string => files.map(linesOf).join('\n')

function linesOf({ file, report }: CheckedFile): string {
  const score = scoreReport(report, exclusionsSchema.parse({}))
  const all = score.similarity > score.score ? ` (${percent(score.similarity)} with nothing left out)` : ''
  const names = report.searched.collections.map(({ name }) => plain(name)).join(', ')
  const compared = `${counted(report.searched.documents, 'document')} compared: ${names}`
  const { invisible, lookAlikes } = report.evasion
  const hidden = invisible + lookAlikes === 0 ? [] : [`  ${counted(invisible + lookAlikes, 'hidden or look-alike character')} undone first`]
  const head = `${plain(file)}  ${percent(score.score)} of ${counted(report.words, 'word')}${all}, ${compared}`
  return [head, ...hidden, ...score.sources.flatMap((one, index) => sourceLines(one, index + 1, report))]
    .map((line) => `${line}\n`)
    .join('')
}

function sourceLines({ id, share, matches }: Score['sources'][number], place: number, report: Report): readonly string[] {
  const source = report.sources.find((one) => one.id === id)
  const found = report.matches.filter((match) => matches.includes(match.id))
  return [
    `  ${place}  ${percent(share)}  ${source ? nameOf(source) : ''}`,
    ...found.map((match) => `     ${passageLine(match, report.text)}`),
  ]
}

const nameOf = ({ title, authors, year, within, url }: ReportSource): string =>
  [title || 'without a title', authors, year === null ? '' : String(year), within, url ?? '']
    .filter((part) => part !== '')
    .map(plain)
    .join(', ')

function passageLine({ words: { start, end }, span }: ReportMatch, text: string): string {
  const passage = plain(text.slice(span.start, span.end))
  const characters = [...passage]
  const shown = characters.length > charactersAtMost ? `${characters.slice(0, charactersAtMost).join('').trimEnd()}…` : passage
  return `words ${start + 1}-${end}: "${shown}"`
}
