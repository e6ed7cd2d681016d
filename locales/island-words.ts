import { optionalLocale } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import type { IslandMessages, PremiumMessages, RephraseMessages } from './messages.ts'
import { wordsFor, type Words } from './words.ts'

/** What live parts of a text say where there are no scripts. */
export type IslandWords = Pick<Words, 'number' | 'percent' | 'day' | 'money'> & {
  readonly islands: IslandMessages
  readonly premium: PremiumMessages
  readonly rephrase: RephraseMessages
}

/** All ten at once, for the server; English for a locale that is not ours. */
export function islandWords(locale: string): IslandWords {
  const code = optionalLocale(locale)?.code ?? 'en'
  const { islands, premium, rephrase } = allMessages[code]
  return { islands, premium, rephrase, ...wordsFor(code) }
}
