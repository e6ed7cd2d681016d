import type { LocaleCode } from '#web/i18n/locales.ts'

/** Words of the page at which somebody's shared library is read. */
export type SharedLibraryMessages = {
  readonly title: string
  /** `site` is an address. */
  readonly sharedFrom: (site: string) => string
  readonly until: (day: string) => string
  readonly works: (count: number) => string
  /** Ways to the pages around this one. */
  readonly before: string
  readonly after: string
  readonly empty: string
  /** What is known of a work by its notice. */
  readonly nature: Readonly<Record<'retraction' | 'correction' | 'expression-of-concern' | 'reinstatement', string>>
  /** Leads to that notice. */
  readonly notice: string
}

/** Those words with dates as their language writes them. */
export type SharedLibraryWords = SharedLibraryMessages & {
  readonly locale: LocaleCode
  readonly direction: 'ltr' | 'rtl'
  readonly day: (time: string) => string
}
