import type { WrittenLanguage } from '#engines/languages/language.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { findParagraphs } from '#engines/text/paragraphs.ts'
import { findSentences } from '#engines/text/sentences.ts'
import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** The sentences of a text as the proofreader cuts it, without those of code. */
export const findTextSentences = (text: string, language: WrittenLanguage): readonly Span[] =>
  findParagraphs(text)
    .filter(({ kind }) => kind !== 'code')
    .flatMap(({ span }) => findSentences(text, span, language))

/** The same for a language by its code. */
export const sentencesIn = (text: string, language: TextLanguage): readonly Span[] => findTextSentences(text, writtenLanguages[language])
