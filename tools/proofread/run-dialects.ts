import { writtenLanguages } from '#engines/languages/written.gen.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** The variants of a language that the proofreader knows apart, as BCP 47 tags; none for most. */
export const dialectTags = (language: TextLanguage): readonly string[] => writtenLanguages[language].dialects.map(({ tag }) => tag)
