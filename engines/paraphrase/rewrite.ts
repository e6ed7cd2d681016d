import type { Span } from '../text/span.ts'

export const modes = ['shorten', 'synonyms', 'extend', 'simplify', 'academic'] as const
export type Mode = (typeof modes)[number]

export const strengths = ['mild', 'normal', 'aggressive'] as const
export type Strength = (typeof strengths)[number]

export type ChangeKind = 'word' | 'phrase' | 'clause' | 'split' | 'merge' | 'drop'

/** Why a change was made: a closed list; the words come from the locale. */
export const reasons = [
  'same-meaning',
  'plainer',
  'more-formal',
  'shorter',
  'fuller',
  'verb-for-phrase',
  'phrase-for-verb',
  'connective',
  'contraction-expanded',
  'impersonal',
  'clause-order',
  'sentence-split',
  'sentences-joined',
  'active-voice',
  'passive-voice',
  'relative-shortened',
  'relative-expanded',
  'direct-subject',
  'adverb-moved',
  'pair-turned',
  'reference-named',
  'filler-removed',
  'aside-removed',
  'sentence-dropped',
] as const
export type Reason = (typeof reasons)[number]

export const alternativeNotes = ['formal', 'informal', 'plain', 'stronger-claim', 'weaker-claim', 'rare', 'check-meaning'] as const
export type AlternativeNote = (typeof alternativeNotes)[number]

/** Another wording for one change; `text` replaces the whole `output` span of the change. */
export type Alternative = { readonly text: string; readonly note?: AlternativeNote }

/**
 * One difference between the source and the output, for the reader.
 * A `clause`, `split` or `merge` change covers whole sentences and may contain word and phrase changes.
 * When a word change forces a/an to change, both spans include the article.
 */
export type Change = {
  readonly id: string
  /** The row or structure that made it: `en/verb/find>discover`, `en/structure/although-back`. */
  readonly rule: string
  readonly kind: ChangeKind
  readonly reason: Reason
  /** In the source text. */
  readonly source: Span
  /** In the output text; empty where words were dropped. */
  readonly output: Span
  readonly from: string
  readonly to: string
  readonly alternatives: readonly Alternative[]
}

/** Sentences that belong together: one or more of the source, none (dropped) or more of the output. */
export type SentencePair = { readonly source: Span; readonly output: Span; readonly isChanged: boolean; readonly isDropped: boolean }

export type Rewrite = {
  readonly text: string
  readonly changes: readonly Change[]
  readonly sentences: readonly SentencePair[]
  /** Spans of the source that were kept on purpose: numbers, citations, quotations, names, user's terms ... */
  readonly locked: readonly Span[]
}
