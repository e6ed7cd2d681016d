/** What a form is: `pl`, `f.sg`, `pres.p3.sg`; the names are those of the source, with points between them, in its order. */
export type Tags = string

/** One reading of a form: `kind` is the part of speech, and for nouns the gender: `noun.f`. */
export type Analysis = { readonly lemma: string; readonly kind: string; readonly tags: Tags }

/** A word as a dictionary knows it, of which any form may be asked. */
export type Lexeme = {
  readonly lemma: string
  /** Part of speech, and for nouns the gender: `noun.f`. */
  readonly kind: string
  /** The form with these tags; null where the word has none, or none that is known for sure. */
  readonly formWith: (tags: Tags) => string | null
  /**
   * Whether the word cannot stand where a form may be read with these tags, although other readings have an answer: the verb
   * falls apart (de "stellt ... dar"), the noun has no plural.
   */
  readonly bars?: (tags: Tags, form: string) => boolean
}

/** What is known of the forms of a language, by tables or by rules. */
export type Forms = {
  /** Every reading of a form, as it is written here. */
  readonly analyse: (form: string) => readonly Analysis[]
  /** The words that have this dictionary form. */
  readonly lexemesOf: (lemma: string) => readonly Lexeme[]
}
