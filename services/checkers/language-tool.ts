import { z } from 'zod'
import type { CheckerFinding, CheckerKind } from '#engines/proofread/checker-lints.ts'
import { askByForm, type Checker } from './checker.ts'

/** The languages of ours that LanguageTool has rules for, and the variant it wants where the text tells none that it knows. */
const variants: Readonly<Record<string, string>> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  sk: 'sk-SK',
  sv: 'sv',
}
const known: ReadonlySet<string> = new Set([
  'de-AT',
  'de-CH',
  'de-DE',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-NZ',
  'en-US',
  'en-ZA',
  'pt-BR',
  'pt-PT',
])

const answer = z.object({
  matches: z.array(
    z.object({
      message: z.string(),
      offset: z.number().int(),
      length: z.number().int(),
      replacements: z.array(z.object({ value: z.string() })),
      rule: z.object({ id: z.string(), issueType: z.string().default(''), category: z.object({ id: z.string() }) }),
    }),
  ),
})

const kindOfCategory: Readonly<Record<string, CheckerKind>> = {
  CASING: 'spelling',
  COMPOUNDING: 'grammar',
  CONFUSED_WORDS: 'grammar',
  GRAMMAR: 'grammar',
  PUNCTUATION: 'punctuation',
  REDUNDANCY: 'style',
  STYLE: 'style',
  TYPOGRAPHY: 'typography',
  TYPOS: 'spelling',
}
const kindOfIssue: Readonly<Record<string, CheckerKind>> = {
  misspelling: 'spelling',
  style: 'style',
  typographical: 'typography',
  whitespace: 'typography',
}

/** A LanguageTool server by its HTTP API; `url` is the part before `/check`. Its offsets are UTF-16, like ours. */
export const languageTool = (url: string): Checker => ({
  name: 'LanguageTool',
  speaks: (language) => Object.hasOwn(variants, language),
  check: async ({ text, language, dialect }, signal) => {
    const tag = known.has(dialect) ? dialect : (variants[language] ?? language)
    const { matches } = answer.parse(await askByForm(new URL(`${url.replace(/\/$/, '')}/check`), { text, language: tag }, signal))
    return matches.map(({ message, offset, length, replacements, rule }): CheckerFinding => {
      const kind = kindOfCategory[rule.category.id] ?? kindOfIssue[rule.issueType] ?? 'grammar'
      const suggestions = replacements.map(({ value }) => value)
      return { by: 'languagetool', rule: rule.id, kind, start: offset, end: offset + length, said: message, suggestions }
    })
  },
})
