import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { appError } from '../problem.ts'
import { detectLanguage } from './detect-language.ts'

/** Shares of other languages up to this one (quotations, titles, names) do not make a text mixed. */
const otherAtMost = 0.15
/** Somebody who chose the language is believed, unless nothing of a text this sure is in it. */
const chosenAtLeast = 0.02

// A word or two without any foreign letter: nothing is lost by trying.
const fewPlainLetters = /^[\s\p{P}]*[a-z][a-z\s\p{P}]{0,30}$/iu

export type LanguageQuestion = {
  readonly text: string
  readonly language: TextLanguage | 'detect'
  /** Languages that the tool works in. */
  readonly supported: readonly TextLanguage[]
}

/**
 * The language to work in. Throws AppError `language-unknown`, `language-not-supported` or `language-mixed`,
 * with the language that was found.
 */
export async function requireLanguage({ text, language, supported }: LanguageQuestion): Promise<TextLanguage> {
  const isSupported = (code: string): code is TextLanguage => supported.some((known) => known === code)
  if (language !== 'detect' && !isSupported(language)) throw appError('language-not-supported', { language, supported })
  const found = await detectLanguage(text)
  if (language !== 'detect') {
    const own = found.shares.find(({ code }) => code === language)?.share ?? 0
    if (found.isReliable && found.code && own < chosenAtLeast) throw appError('language-not-supported', { language: found.code, supported })
    return language
  }
  if (!found.code && fewPlainLetters.test(text) && isSupported('en')) return 'en'
  if (!found.code) throw appError('language-unknown')
  if (!found.isReliable) {
    if (!isSupported(found.code)) throw appError('language-not-supported', { language: found.code, supported })
    return found.code
  }
  const others = found.shares.filter(({ code }) => code !== found.code).reduce((sum, { share }) => sum + share, 0)
  if (others > otherAtMost) throw appError('language-mixed', { languages: found.shares.map(({ code }) => code), supported })
  if (!isSupported(found.code)) throw appError('language-not-supported', { language: found.code, supported })
  return found.code
}
