import { textLanguages, type TextLanguage } from '#tools/text-languages.gen.ts'

/** What an element with a word of a language carries. */
export function spoken(language: TextLanguage): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const facts = textLanguages.find(({ code }) => code === language)
  return facts ? { lang: facts.tag, dir: facts.direction } : {}
}
