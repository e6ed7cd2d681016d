import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import type { FindWordsTask } from '#tools/find/find-task.ts'
import { AppError } from '../problem.ts'
import { mainLanguage } from './main-language.ts'

/**
 * The language of what somebody searches by. Of a few key words it often cannot be told, and matters little: they then count as English.
 * Throws AppError as `mainLanguage` does for a text that key words are still to be taken from.
 */
export async function searchLanguage({ text, mode, language, keyWords }: FindWordsTask): Promise<TextLanguage> {
  try {
    return (await mainLanguage({ text, language, supported: textLanguageCodes })).language
  } catch (error) {
    if (error instanceof AppError && (mode === 'topic' || keyWords !== undefined)) return 'en'
    throw error
  }
}
