import type { LintMessages } from '#locales/lint.ts'
import type { Finding } from '#tools/proofread/contract.ts'

/** By this id several add-ons know what may be put into a dictionary. */
const spellerId = 'HUNSPELL_RULE'

/** An id in the form that add-ons write, store and send back: `EN_AGREEMENT_HE_DONT`. */
export function idOf(rule: string): string {
  if (rule === 'any/spelling' || /^MORFOLOGIK_RULE/i.test(rule)) return spellerId
  return rule.replaceAll(/[^a-z\d]+/gi, '_').toUpperCase()
}

/** Ids that add-ons switch off by themselves, for the same findings of ours. Sorted by class. */
const knownIds: Readonly<Record<string, readonly string[]>> = {
  'article-a-an': ['EN_A_VS_AN'],
  'capital-needed': ['UPPERCASE_SENTENCE_START'],
  dash: ['DASH_RULE'],
  'doubled-mark': ['DOUBLE_PUNCTUATION'],
  ellipsis: ['ELLIPSIS'],
  'long-sentence': ['TOO_LONG_SENTENCE'],
  misspelled: [spellerId, 'GERMAN_SPELLER_RULE', 'AUSTRIAN_GERMAN_SPELLER_RULE', 'SWISS_GERMAN_SPELLER_RULE', 'FR_SPELLING_RULE'],
  'passive-voice': ['PASSIVE_VOICE'],
  quotes: ['EN_QUOTES'],
  'repeated-word': ['WORD_REPEAT_RULE', 'ENGLISH_WORD_REPEAT_RULE', 'GERMAN_WORD_REPEAT_RULE'],
  'sentences-begin-alike': ['WORD_REPEAT_BEGINNING_RULE', 'ENGLISH_WORD_REPEAT_BEGINNING_RULE', 'GERMAN_WORD_REPEAT_BEGINNING_RULE'],
  'space-after-mark': ['COMMA_PARENTHESIS_WHITESPACE'],
  'space-before-mark': ['COMMA_PARENTHESIS_WHITESPACE'],
  'space-in-brackets': ['COMMA_PARENTHESIS_WHITESPACE'],
  'space-needed-before': ['FRENCH_WHITESPACE'],
  'spaces-doubled': ['WHITESPACE_RULE'],
  'spelling-variants': ['EN_WORD_COHERENCY', 'DE_WORD_COHERENCY'],
  unpaired: ['UNPAIRED_BRACKETS', 'EN_UNPAIRED_BRACKETS', 'EN_UNPAIRED_QUOTES'],
} satisfies Partial<Record<keyof LintMessages, readonly string[]>>

/** Every id by which a finding can be switched: of its rule, of its class, and what others call it. */
export const idsOf = ({ rule, class: key }: Pick<Finding, 'rule' | 'class'>): readonly string[] => [
  idOf(rule),
  idOf(key),
  ...((Object.hasOwn(knownIds, key) ? knownIds[key] : null) ?? []),
]
