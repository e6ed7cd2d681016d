/** A form that the endings of an entry make, with what is said of it: `is:genitive`, `is:plural`. */
type MadeForm = { readonly form: string; readonly tags: readonly string[] }

/** An entry of the dictionary with all that its endings make. */
export type SlovakEntry = {
  readonly word: string
  readonly flags: string
  readonly tags: readonly string[]
  readonly made: readonly MadeForm[]
}
