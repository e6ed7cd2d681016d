import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'

export type Entry = ThesaurusResult['entries'][number]
export type Sense = Entry['senses'][number]
export type Word = Sense['synonyms'][number]
export type Register = Word['register']

/** The language of a gloss: our own lists explain in English, open thesauri in their own language. */
export const glossLanguage = ({ source }: Sense, language: TextLanguage): TextLanguage => (source === 'own' ? 'en' : language)
