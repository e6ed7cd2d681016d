import type { LintKind } from '../text/lint-kinds.ts'

/** A kind of mistake as a reader knows it; many rows share one. Its title, message and reason stand in `locales/*\/lints.ts`. */
export type LintClass = { readonly kind: LintKind; readonly isPicky?: boolean }

/** Every class of finding, by key. Sorted within its kind. */
export const lintClasses = {
  // Spelling
  misspelled: { kind: 'spelling' },
  'confused-words': { kind: 'spelling' },
  /** Written joined, and belongs apart. */
  'compound-joined': { kind: 'spelling' },
  /** Written apart, and is one word. */
  'compound-split': { kind: 'spelling' },
  diacritics: { kind: 'spelling' },
  'capital-needed': { kind: 'spelling' },
  'capital-not-needed': { kind: 'spelling' },
  'outdated-spelling': { kind: 'spelling' },
  apostrophe: { kind: 'spelling' },
  // Grammar
  'subject-verb': { kind: 'grammar' },
  'article-a-an': { kind: 'grammar' },
  'article-missing': { kind: 'grammar' },
  'article-not-needed': { kind: 'grammar' },
  'noun-number': { kind: 'grammar' },
  uncountable: { kind: 'grammar' },
  'determiner-noun': { kind: 'grammar' },
  preposition: { kind: 'grammar' },
  'preposition-missing': { kind: 'grammar' },
  'preposition-not-needed': { kind: 'grammar' },
  tense: { kind: 'grammar' },
  'tense-since-for': { kind: 'grammar' },
  conditional: { kind: 'grammar' },
  'verb-form': { kind: 'grammar' },
  'infinitive-or-ing': { kind: 'grammar' },
  modal: { kind: 'grammar' },
  auxiliary: { kind: 'grammar' },
  passive: { kind: 'grammar' },
  'question-order': { kind: 'grammar' },
  'word-order': { kind: 'grammar' },
  comparison: { kind: 'grammar' },
  'adjective-adverb': { kind: 'grammar' },
  'pronoun-case': { kind: 'grammar' },
  'pronoun-choice': { kind: 'grammar' },
  'relative-pronoun': { kind: 'grammar' },
  'double-negative': { kind: 'grammar' },
  'double-subject': { kind: 'grammar' },
  conjunction: { kind: 'grammar' },
  quantifier: { kind: 'grammar' },
  'verb-pattern': { kind: 'grammar' },
  agreement: { kind: 'grammar' },
  case: { kind: 'grammar' },
  mood: { kind: 'grammar' },
  'vowel-harmony': { kind: 'grammar' },
  'checker-grammar': { kind: 'grammar' },
  // Punctuation
  'comma-missing': { kind: 'punctuation' },
  'comma-not-needed': { kind: 'punctuation' },
  'comma-splice': { kind: 'punctuation' },
  'end-mark': { kind: 'punctuation' },
  'doubled-mark': { kind: 'punctuation' },
  unpaired: { kind: 'punctuation' },
  hyphen: { kind: 'punctuation' },
  'checker-punctuation': { kind: 'punctuation' },
  // Typography
  'space-before-mark': { kind: 'typography' },
  'space-after-mark': { kind: 'typography' },
  'space-in-brackets': { kind: 'typography' },
  'spaces-doubled': { kind: 'typography' },
  'space-needed-before': { kind: 'typography', isPicky: true },
  quotes: { kind: 'typography', isPicky: true },
  dash: { kind: 'typography', isPicky: true },
  ellipsis: { kind: 'typography', isPicky: true },
  'decimal-mark': { kind: 'typography' },
  'number-groups': { kind: 'typography', isPicky: true },
  'unit-space': { kind: 'typography', isPicky: true },
  'wrong-letter': { kind: 'typography' },
  // Repetition
  'repeated-word': { kind: 'repetition' },
  'repeated-phrase': { kind: 'repetition' },
  'sentences-begin-alike': { kind: 'repetition', isPicky: true },
  // Consistency
  'spelling-variants': { kind: 'consistency' },
  'quote-styles': { kind: 'consistency', isPicky: true },
  // Style
  redundant: { kind: 'style' },
  wordy: { kind: 'style', isPicky: true },
  cliche: { kind: 'style', isPicky: true },
  'weak-intensifier': { kind: 'style', isPicky: true },
  'long-sentence': { kind: 'style', isPicky: true },
  'passive-voice': { kind: 'style', isPicky: true },
  'checker-style': { kind: 'style' },
  // Register
  contraction: { kind: 'register', isPicky: true },
  informal: { kind: 'register', isPicky: true },
  dialect: { kind: 'register' },
  /** Out of use, but in old or legal texts. */
  'old-fashioned': { kind: 'register' },
} as const satisfies Record<string, LintClass>

export type LintClassKey = keyof typeof lintClasses
