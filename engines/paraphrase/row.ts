import type { VerbForm } from '../languages/en/grammar/token.ts'

/** Letters of the modes a row serves: s shorten, y synonyms, e extend, p simplify (plain), a academic. */
export type ModeLetters = string

/** What a noun phrase, clause or word class next to the match is called in `next` and `prev`. */
export type WordClass =
  | '<np>'
  | '<adj>'
  | '<adv>'
  | '<verb>'
  | '<name>'
  | '<noun>'
  | '<num>'
  | '<adp>'
  | '<det>'
  | '<punct>'
  | '<clause>'
  | '<end>'
  | '<plural>'
  | '<mass>'
  | '<base>'
  | '<ing>'

/**
 * Conditions on the surroundings of a match. In `when` all given fields must hold; in `unless` none may.
 * Word lists hold lemmas in lower case. In `next`, `prev`, `afterObject` and `sentence` an entry may be several words or
 * classes in their order: `from <ing>`, `such a`.
 */
export type Guard = {
  /** Head of the direct object; of the subject in the passive; of the noun that a bare participle modifies. */
  readonly object?: readonly string[]
  /** Head of the subject (active). */
  readonly subject?: readonly string[]
  /** Adjective: the noun it modifies, or the subject it is said of. Noun: the noun after "of". */
  readonly head?: readonly string[]
  /** The next token: lower text, lemma, or a class such as `<np>`. */
  readonly next?: readonly (string | WordClass)[]
  /** Verb: the token after its direct object, in the passive the one after the verb: "allow users **to** save". */
  readonly afterObject?: readonly (string | WordClass)[]
  /** The token before: lower text, lemma, or a class. */
  readonly prev?: readonly (string | WordClass)[]
  /** Verb: what follows it. `np` a direct object (or passive), `adp` a preposition, `none` neither object nor complement. */
  readonly frame?: readonly ('np' | 'none' | 'that' | 'to' | 'ing' | 'wh' | 'adj' | 'adp' | 'passive')[]
  /** Adjective: before its noun, or after be/become/seem. */
  readonly use?: 'attributive' | 'predicative'
  readonly number?: 'singular' | 'plural'
  readonly form?: readonly VerbForm[]
  readonly position?: 'initial' | 'inside'
  /** Any of these lemmas somewhere in the sentence. */
  readonly sentence?: readonly string[]
}

/** Mark of the target against the source; gives the reason shown and the modes' direction. */
export type Mark = 'formal' | 'plain' | 'informal' | 'stronger-claim' | 'weaker-claim' | 'rare'

export type Row = {
  /** Lemma of one word; or words apart by single spaces, a leading `~` marking a verb that may be in any form. */
  readonly from: string
  /** Best first. A verb takes the form of the source; in phrases the word with `~` does. '' drops the match. */
  readonly to: readonly string[]
  readonly modes: ModeLetters
  /** Least strength: 1 mild (default), 2 normal, 3 aggressive. */
  readonly level?: 1 | 2 | 3
  readonly when?: Guard
  readonly unless?: Guard
  readonly mark?: Mark
  /** A sentence in which it must fire, and the whole sentence after the first target is put in. */
  readonly yes: readonly [string, string]
  /** A sentence in which it must not fire though the word or phrase stands there. */
  readonly no: string
}

export type RowClass = 'verb' | 'adjective' | 'adverb' | 'noun' | 'phrase' | 'connective'
export type RowTable = { readonly class: RowClass; readonly rows: readonly Row[] }

/** What the engine needs of a row: all but its examples. */
export type LeanRow = Omit<Row, 'yes' | 'no'>
export type LeanTable = { readonly class: RowClass; readonly rows: readonly LeanRow[] }

/** One sorted table of rows of a class; the folder of tables is the lexicon. */
export const defineRows = (rowClass: RowClass, rows: readonly Row[]): RowTable => ({ class: rowClass, rows })
