import { textLanguages, type TextLanguage } from '#tools/text-languages.gen.ts'

/** Name, tag and direction of a language of texts. */
export const languageFacts = (code: TextLanguage) => textLanguages.find((language) => language.code === code)
