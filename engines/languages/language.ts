import type { ReadingData } from '../text/reading.ts'
import type { SentenceData } from '../text/sentences.ts'

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

/** A variant of a language with a dictionary of its own; the first of a list is the one taken without asking. */
export type Dialect = { readonly tag: string; readonly dictionary: string }

/** How words are cut and what typesetting asks for. */
export type WritingData = {
  /** Pairs of outer quotation marks that are right, opening and closing; the first pair is the one we write. */
  readonly quotes: readonly (readonly [string, string])[]
  /** The pair inside a quotation. */
  readonly innerQuotes: readonly [string, string]
  /** Short words that lose their vowel before another, in lower case without the apostrophe: `l`, `qu`, `dell`. */
  readonly elisions: ReadonlySet<string>
  /** What follows an apostrophe and is no part of the word's spelling: `s`, Turkish case endings of names ('*' for any). */
  readonly endings: ReadonlySet<string>
  /** Little words that hang on by a hyphen: Hungarian `e`, French `t-il`, Portuguese `se`. */
  readonly enclitics: ReadonlySet<string>
  /** Words that may stand twice in a row: `had`, German `die`. With `*` all but function words may (Turkish `yavaş yavaş`). */
  readonly repeatable: ReadonlySet<string>
  readonly decimalMark: '.' | ','
  /** What may stand between groups of three digits, the preferred one first. */
  readonly groupMarks: readonly string[]
  /** Marks that want a no-break space before them: French `;:!?»`. */
  readonly spacedMarks: string
  /** The dash for an aside: spaced en dash, or em dash without spaces. */
  readonly dash: ' – ' | '—'
  /** Whether per cent stands apart from its number. */
  readonly isPercentSpaced: boolean
  /** Other spellings of dictionaries: American, Austrian. */
  readonly dialects: readonly Dialect[]
}

/** A language whose texts can be cut into sentences and words and proofread. */
export type WrittenLanguage = LanguageCard & SentenceData & WritingData

/** A language that the text engines know from inside. */
export type Language = WrittenLanguage & ReadingData
