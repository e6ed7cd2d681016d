import type { ReadingData } from '../text/reading.ts'

/** What every text language has: enough to be named, written and spelled. */
export type LanguageCard = {
  /** The code of the folder: `no` for Norwegian. */
  readonly code: string
  /** The language's own name. */
  readonly name: string
  /** BCP 47 tag for `lang`: `nb` for Norwegian bokmål. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** The npm package with its spelling dictionary. */
  readonly dictionary: string
}

/** A language that the text engines know from inside. */
export type Language = LanguageCard &
  ReadingData & {
    /** Outer quotation marks, opening and closing; the first pair is the one we write. */
    readonly quotes: readonly (readonly [string, string])[]
  }
