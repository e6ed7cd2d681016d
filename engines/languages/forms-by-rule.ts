import { czechForms } from './cs/forms.ts'
import { germanForms } from './de/forms.ts'
import { englishForms } from './en/forms.ts'
import type { Forms } from './forms.ts'
import { hungarianForms } from './hu/forms.ts'
import { dutchForms } from './nl/forms.ts'
import { turkishForms } from './tr/forms.ts'
import type { WordTests } from './word-tests.ts'

/** Forms by rule, where the house has them; they need a spelling dictionary and no tables. By code of the language. */
const makers: Readonly<Record<string, (tests: WordTests) => Forms>> = {
  cs: ({ isKnown }) => czechForms(isKnown),
  de: ({ isKnown }) => germanForms(isKnown),
  en: ({ isKnown }) => englishForms(isKnown),
  hu: hungarianForms,
  nl: ({ isKnown }) => dutchForms(isKnown),
  tr: turkishForms,
}

/** Whether the forms of a language come by rule. */
export const isByRule = (language: string): boolean => language in makers

/** The forms of a language by rule; null where the house has no rules for it. */
export const formsByRule = (language: string, tests: WordTests): Forms | null => makers[language]?.(tests) ?? null
