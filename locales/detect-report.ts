import type { detect } from './en/detect.ts'
import type { ReportMessages } from './report.ts'
import type { Words } from './words.ts'

/** Words of the detector's report that is printed, beyond those of its screen. */
export type DetectReportMessages = {
  readonly title: string
  /** Heading: how often a verdict is wrong. */
  readonly errors: string
  /** Heading above the text that was read. */
  readonly text: string
  /** What a marked passage is. */
  readonly marks: string
  readonly unmarked: string
  /** Before words of the text that a remark rests on. */
  readonly examples: string
  /** For whoever gets the report and may have to decide something. */
  readonly readers: {
    readonly title: string
    /** `none`: the words of the verdict that no signs were found. */
    readonly points: (none: string) => readonly string[]
  }
}

/** Those words with the screen's own, and with the numbers and dates of their language. */
export type DetectReportWords = DetectReportMessages & {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly detect: Pick<typeof detect, 'readings' | 'result' | 'noticed' | 'signals' | 'model' | 'notProof' | 'reliable'>
  readonly report: Pick<ReportMessages, 'madeBy' | 'language' | 'length' | 'checkedOn' | 'print'>
  readonly say: Pick<Words, 'number' | 'percent' | 'list' | 'day' | 'language'>
}
