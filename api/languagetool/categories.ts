import type { LintMessages } from '#locales/lint.ts'
import type { Finding } from '#tools/proofread/contract.ts'

/** Where a finding belongs for an add-on: a category, and a type of the Internationalization Tag Set 2.0. */
export type Category = { readonly id: string; readonly issueType: string }

const ofKind: Readonly<Record<Finding['kind'], Category>> = {
  spelling: { id: 'TYPOS', issueType: 'misspelling' },
  grammar: { id: 'GRAMMAR', issueType: 'grammar' },
  punctuation: { id: 'PUNCTUATION', issueType: 'typographical' },
  typography: { id: 'TYPOGRAPHY', issueType: 'typographical' },
  style: { id: 'STYLE', issueType: 'style' },
  register: { id: 'COLLOQUIALISMS', issueType: 'register' },
  consistency: { id: 'SEMANTICS', issueType: 'inconsistency' },
  repetition: { id: 'REPETITIONS', issueType: 'duplication' },
}

/** Classes that have a category of their own. Sorted. */
const ofClass: Readonly<Record<string, Category>> = {
  'capital-needed': { id: 'CASING', issueType: 'misspelling' },
  'capital-not-needed': { id: 'CASING', issueType: 'misspelling' },
  'compound-joined': { id: 'COMPOUNDING', issueType: 'misspelling' },
  'compound-split': { id: 'COMPOUNDING', issueType: 'misspelling' },
  'confused-words': { id: 'CONFUSED_WORDS', issueType: 'misspelling' },
  'decimal-mark': { id: 'TYPOGRAPHY', issueType: 'numbers' },
  dialect: { id: 'REGIONALISMS', issueType: 'locale-violation' },
  'long-sentence': { id: 'STYLE', issueType: 'length' },
  'number-groups': { id: 'TYPOGRAPHY', issueType: 'numbers' },
  redundant: { id: 'REDUNDANCY', issueType: 'style' },
  'sentences-begin-alike': { id: 'REPETITIONS_STYLE', issueType: 'style' },
  'space-after-mark': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'space-before-mark': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'space-in-brackets': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'space-needed-before': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'spaces-doubled': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'unit-space': { id: 'TYPOGRAPHY', issueType: 'whitespace' },
  'wrong-letter': { id: 'TYPOGRAPHY', issueType: 'characters' },
} satisfies Partial<Record<keyof LintMessages, Category>>

type Classed = Pick<Finding, 'class' | 'kind'>

export const categoryOf = ({ class: key, kind }: Classed): Category => (Object.hasOwn(ofClass, key) ? ofClass[key] : null) ?? ofKind[kind]

/** What a finding is for an add-on that colours by it. */
export const typeNameOf = ({ class: key, kind, isPicky }: Pick<Finding, 'class' | 'kind' | 'isPicky'>): string => {
  if (key === 'misspelled') return 'UnknownWord'
  return isPicky || kind === 'style' || kind === 'register' ? 'Hint' : 'Other'
}

/** Found in the whole of a text: an add-on that sends single paragraphs asks for these apart. */
export const isOfWholeText = ({ class: key, kind }: Classed): boolean =>
  kind === 'consistency' || key === 'sentences-begin-alike' || key === 'repeated-phrase'

/** What a word or a mark shows by itself; all else may look wrong only because its sentence is not written to its end. */
export const isSureAtOnce = ({ class: key, kind }: Classed): boolean =>
  kind === 'spelling' || key === 'repeated-word' || key === 'spaces-doubled' || key === 'space-before-mark'
