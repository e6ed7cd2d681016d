import { localeCodes, type LocaleCode } from '#web/i18n/locales.ts'
import { linkOf } from '#web/i18n/paths.ts'
import { contentPaths } from '#web/addresses.ts'

/** A page that Lighthouse judges. */
export type Judged = {
  readonly name: string
  readonly path: (locale: LocaleCode) => string
  /** Audits that ask for the contrary of what the page is for. */
  readonly without?: readonly string[]
}

export const judgedLocales = localeCodes.filter((code) => code === 'en' || code === 'ur')

export const judgedPages: readonly Judged[] = [
  { name: 'home', path: (locale) => linkOf('home', locale) },
  { name: 'proofreader', path: (locale) => linkOf('proofreader', locale) },
  { name: 'post', path: (locale) => `${linkOf('blog', locale)}/paraphrase-too-close` },
  { name: 'premium', path: (locale) => linkOf('premium', locale) },
  {
    name: 'not found',
    path: (locale) => `${contentPaths.prefixOf(locale)}/no-such-page-anywhere`,
    // It must answer 404, which the console repeats, and stay out of the lists of search engines.
    without: ['http-status-code', 'is-crawlable', 'errors-in-console'],
  },
]
