import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** A language as the database has it. Throws for a code that was never written there. */
export function parseTextLanguage(code: string): TextLanguage {
  const language = textLanguageCodes.find((one) => one === code)
  if (!language) throw new RangeError(`There is no text language ${code}.`)
  return language
}
