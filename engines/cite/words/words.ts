/** One and several: "Ed." and "Eds."; in labels of numbers `#` stands for the number. */
export type Counted = readonly [one: string, several: string]

export type Around = readonly [before: string, after: string]

export type Role =
  | 'editor'
  | 'translator'
  | 'narrator'
  | 'illustrator'
  | 'director'
  | 'writer'
  | 'host'
  | 'guest'
  | 'producer'
  | 'chair'
  | 'compiler'
  | 'creator'
  | 'interviewer'

/** Places in a work, with a label of their own before the value; kinds that are known by their form have none. */
export type LocatorWords = Readonly<
  Record<'page' | 'paragraph' | 'chapter' | 'section' | 'figure' | 'table' | 'slide' | 'line' | 'volume', Counted>
>

/** What references and citations say in a language, by its APA practice; sources stand in docs/decisions/035-citations.md. */
export type CiteWords = {
  readonly locale: string
  /** Between the last two names: in the list, in parentheses, in a sentence. */
  readonly and: { readonly list: string; readonly parenthetical: string; readonly narrative: string }
  /** "A., & B." in the list, where names stand family name first. */
  readonly hasCommaBeforeAnd: boolean
  /** "A, B, and C" and not "A, B and C" where all names stand the usual way round. */
  readonly hasSerialComma: boolean
  /** "Szabó R." and not "R. Szabó" where a name is not sorted by. */
  readonly isFamilyFirst: boolean
  readonly etAl: string
  /** What parts of a reference and works in one pair of parentheses end or are parted with. */
  readonly comma: string
  readonly semicolon: string
  readonly stop: string
  readonly quotes: readonly [open: string, close: string]
  /** "Title," and not "Title", before a date. */
  readonly hasCommaInQuotes: boolean
  readonly noDate: string
  readonly circa: string
  readonly inPress: string
  readonly beforeChrist: (year: string) => string
  /** Twelve months, as they stand in a date with a day. */
  readonly months: readonly string[]
  /** As they stand alone, where that differs. */
  readonly monthsAlone?: readonly string[]
  /** Spring, summer, autumn, winter. */
  readonly seasons: readonly string[]
  readonly dayAndMonth: (day: number, month: string) => string
  readonly dayRange: (days: string, month: string) => string
  /** After the year in the list: "2020, March 4". */
  readonly listDate: (year: string, rest: string) => string
  readonly fullDate: (year: string, rest: string) => string
  /** Without a day: "March 2020", "Spring 2020". */
  readonly monthAndYear: (year: string, rest: string) => string
  /** Before or around the address; `url` is markup. */
  readonly retrieved: (date: string, url: string) => string
  readonly originalWork: (year: string) => string
  readonly edition: (number: number) => string
  /** For "Rev.": "Rev. ed.". */
  readonly editionNamed: (name: string) => string
  readonly roles: Readonly<Record<Role, Counted>>
  readonly roleAnd: string
  readonly by: string
  /** Before and after the work that holds the part. */
  readonly inWork: Around
  readonly onAlbum: Around
  readonly page: Counted
  readonly volume: Counted
  /** "No. 12", "Report No. 12"; `kind` may be empty. */
  readonly numbered: (number: string, kind: string) => string
  readonly season: string
  readonly episode: string
  readonly version: string
  readonly supplement: string
  readonly article: string
  readonly publication: string
  readonly dataset: string
  readonly software: string
  readonly symposium: string
  readonly interviewBy: string
  readonly unpublished: (genre: string) => string
  /** After the names of those who directed what is reviewed. */
  readonly directorShort: Counted
  /** "Review of the book". */
  readonly reviewOf: (genre: string | undefined) => string
  readonly personalCommunication: string
  readonly citedIn: string
  readonly locators: LocatorWords
}

/** A label with its number; with the plural where the number is several. */
export const labelled = (label: Counted | string, number: string): string =>
  (typeof label === 'string' ? label : label[/[–,;&]/.test(number) ? 1 : 0]).replace('#', () => number)

/** Whether a comma stands before the word that joins the last of three names: always before "&". */
export const hasCommaBefore = (and: string, { hasSerialComma }: CiteWords): boolean => and === '&' || hasSerialComma

/** Spanish says "e" for "y" before the sound of an i: "García e Iglesias". */
export const andBefore = (and: string, next: string): string => (and === 'y' && /^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : and)

export const joinWords = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ')

/** Keeps words that begin with several capitals as they are: "PhD thesis", "MSc thesis". */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
