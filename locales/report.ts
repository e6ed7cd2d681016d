import type { check } from './en/check.ts'
import type { Words } from './words.ts'

/** Words of the report that is printed or shared, beyond those of the plagiarism checker's screen. */
export type ReportMessages = {
  readonly title: string
  /** `site` is an address. */
  readonly madeBy: (site: string) => string
  readonly language: string
  readonly length: string
  readonly checkedOn: string
  /** What the score would be if nothing were left out. */
  readonly withAll: (percent: string) => string
  readonly leftOut: {
    readonly title: string
    readonly shorter: (words: number) => string
    readonly sourcesOff: (count: number) => string
    readonly quoted: (count: number) => string
    readonly nothing: string
  }
  /** The numbers at the marked words. */
  readonly numbers: string
  readonly passages: string
  readonly inSource: string
  readonly more: (count: number) => string
  readonly limits: { readonly title: string; readonly points: readonly string[] }
  /** Seen on the screen alone. */
  readonly print: string
  /** At an address that shows no report. */
  readonly missing: { readonly title: string; readonly body: string }
}

/** Those words with the screen's own, and with the numbers and dates of their language. */
export type ReportWords = ReportMessages & {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly check: Pick<typeof check, 'report' | 'before'>
  readonly say: Pick<Words, 'number' | 'percent' | 'list' | 'day' | 'language'>
}
