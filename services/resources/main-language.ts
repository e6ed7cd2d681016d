import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { appError } from '../problem.ts'
import { detectLanguage } from './detect-language.ts'
import type { LanguageQuestion } from './require-language.ts'

/** The language that most of a text is in, and the parts that are in others. */
export type MainLanguage = {
  readonly language: TextLanguage
  readonly skipped: readonly { readonly span: Span; readonly language: string }[]
}

const nothingForeign = /^[\s\p{P}]*[a-z][a-z\s\p{P}]{0,30}$/iu

/**
 * Which language to check a text in; passages in others are left out rather than refused. Throws AppError
 * `language-unknown`, or `language-not-supported` when most of the text is in a language that nobody here knows.
 */
export async function mainLanguage({ text, language, supported }: LanguageQuestion): Promise<MainLanguage> {
  const isSupported = (code: string): code is TextLanguage => supported.some((known) => known === code)
  const found = await detectLanguage(text)
  const chosen = language !== 'detect' ? language : (found.code ?? (nothingForeign.test(text) ? 'en' : null))
  if (chosen === null) throw appError('language-unknown')
  if (!isSupported(chosen)) throw appError('language-not-supported', { language: chosen, supported })
  return { language: chosen, skipped: passagesIn(found.parts, chosen) }
}

/** Passages in other languages; parts that touch are one. */
function passagesIn(parts: readonly (Span & { readonly code: string | null })[], chosen: TextLanguage): MainLanguage['skipped'] {
  const passages: { span: Span; language: string }[] = []
  for (const { start, end, code } of parts) {
    if (code === null || code === chosen) continue
    const last = passages.at(-1)
    if (last?.language === code && last.span.end === start) last.span = { start: last.span.start, end }
    else passages.push({ span: { start, end }, language: code })
  }
  return passages
}
