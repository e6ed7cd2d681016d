import type { Span } from '../../../text/span.ts'

/** Universal part-of-speech tags (universaldependencies.org), as wink-nlp gives them. */
export type Tag =
  | 'NOUN'
  | 'PROPN'
  | 'VERB'
  | 'AUX'
  | 'ADJ'
  | 'ADV'
  | 'PRON'
  | 'DET'
  | 'ADP'
  | 'NUM'
  | 'CCONJ'
  | 'SCONJ'
  | 'PART'
  | 'INTJ'
  | 'PUNCT'
  | 'SYM'
  | 'X'

/** The form of a finite or non-finite English verb; `pl` is the present of I, you, we, they. */
export type VerbForm = 'base' | 'pl' | '3sg' | 'past' | 'participle' | 'ing'

/**
 * One word or mark of a sentence that is being rewritten.
 * `origin` is its place in the source text, or null for a token that a rule put in.
 * Tokens are values: a rule that changes one makes another.
 */
export type Token = {
  readonly text: string
  /** `text` in lower case. */
  readonly lower: string
  /** Dictionary head in lower case: `was` -> `be`, `studies` -> `study`. */
  readonly lemma: string
  readonly tag: Tag
  /** Set for VERB and AUX. */
  readonly form: VerbForm | null
  /** White space before the token, as in the source; '' at the start of a sentence. */
  readonly space: string
  readonly origin: Span | null
  /** No word edit may touch it: number, citation, quotation, name, user's term, multiword term ... */
  readonly isLocked: boolean
  /** Whether a name or acronym keeps its capital when it leaves the start of a sentence. */
  readonly isName: boolean
}
