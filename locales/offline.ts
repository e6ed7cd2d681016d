import type { LocaleCode } from '#web/i18n/locales.ts'

/** Words of what the site is without a network, and as an app of its own: the server prints them. */
export type OfflineMessages = {
  readonly page: {
    readonly title: string
    readonly body: string
    /** Before the links to the pages that this browser has kept. */
    readonly kept: string
    /** Nothing else is kept. */
    readonly none: string
    readonly works: string
    /** The page goes on by itself. */
    readonly soon: string
    readonly again: string
    /** Asked, and still nothing. */
    readonly still: string
  }
  readonly app: {
    readonly name: string
    readonly description: string
  }
}

/** Those words, with how their language is written. */
export type OfflineWords = OfflineMessages & { readonly locale: LocaleCode; readonly direction: 'ltr' | 'rtl' }
