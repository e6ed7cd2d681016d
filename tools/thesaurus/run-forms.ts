import type { Analysis, Forms } from '#engines/languages/forms.ts'
import { formsByRule } from '#engines/languages/forms-by-rule.ts'
import type { Ranks } from '#engines/languages/packed-ranks.ts'
import { withPhrases } from '#engines/languages/phrases.ts'
import { polishForms } from '#engines/languages/pl/forms.ts'
import { rememberForms } from '#engines/languages/remember-forms.ts'
import { portugueseForms } from '#engines/languages/pt/forms.ts'
import { romanianForms } from '#engines/languages/ro/forms.ts'
import { slovakForms } from '#engines/languages/sk/forms.ts'
import type { WordTests } from '#engines/languages/word-tests.ts'
import type { Speller } from '#engines/proofread/language.ts'
import { foldWord, type PackedThesaurus } from '#engines/thesaurus/packed.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** What a language adds to its table: negation, aspect, verbal nouns. */
const formsAroundTable: { readonly [Language in TextLanguage]?: (table: Forms) => Forms } = {
  pl: polishForms,
  pt: portugueseForms,
  ro: romanianForms,
  sk: slovakForms,
}

/** Stands for a dictionary that is not loaded. */
export const withoutSpeller: Speller = { isKnown: () => true, suggest: () => [], stems: () => [] }

/** Forms by the table or the dictionary that they are made from: what is learnt is kept as long as that is loaded. */
const formsMade = new WeakMap<Forms | WordTests['isKnown'], Forms>()

/** The forms of a language and its phrases, from its table or by rule; null where the house has neither. */
export function formsOf(language: TextLanguage, table: Forms | null, tests: WordTests): Forms | null {
  const source = table ?? tests.isKnown
  const known = formsMade.get(source)
  if (known) return known
  const made = table ? (formsAroundTable[language]?.(table) ?? table) : formsByRule(language, tests)
  if (made === null) return null
  const forms = rememberForms(withPhrases(made, language))
  formsMade.set(source, forms)
  return forms
}

/** What is known of the words of a language before its spelling dictionary is loaded. */
export type WordSources = {
  /** Our own entries, by the folded word. */
  readonly own: { readonly has: (key: string) => boolean }
  readonly thesaurus: PackedThesaurus | null
  readonly forms: Forms | null
  readonly ranks: Ranks | null
}

/** The readings of a word as far as they can be told without a spelling dictionary: to rules a word is known that has an entry or was counted. */
export function quickReadings(word: string, language: TextLanguage, sources: WordSources): readonly Analysis[] {
  const forms = sources.forms ? formsOf(language, sources.forms, withoutSpeller) : quickForms(language, sources)
  return writtenAs(word, language).flatMap((one) => forms?.analyse(one) ?? [])
}

const quickMade = new WeakMap<WordSources['own'], Forms>()

function quickForms(language: TextLanguage, { own, thesaurus, ranks }: WordSources): Forms | null {
  const isKnown = (one: string): boolean => {
    const key = foldWord(one, language)
    return own.has(key) || (ranks?.rankOf(key) ?? null) !== null || (thesaurus?.find(key).length ?? 0) > 0
  }
  const forms = quickMade.get(own) ?? formsByRule(language, { isKnown })
  if (forms) quickMade.set(own, forms)
  return forms
}

/** A word in the letters that its language is listed in: Romanian is still typed with cedillas where it has commas. */
export const inListedLetters = (word: string, language: TextLanguage): string =>
  language === 'ro' && /[şţŞŢ]/u.test(word) ? word.replaceAll(/[şţŞŢ]/gu, (letter) => commaFor[letter] ?? letter) : word

const commaFor: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }

/** A word as it is looked for among forms: as it was given, small, and in German also as the noun that it may be. */
export function writtenAs(form: string, language: TextLanguage): readonly string[] {
  const small = form.toLocaleLowerCase(language)
  // German nouns are written large, and looked up small by many.
  const large = language === 'de' ? small.charAt(0).toLocaleUpperCase(language) + small.slice(1) : small
  return [...new Set([form, large, small])]
}
