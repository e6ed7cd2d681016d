/** A work as an index or a library knows it, as far as it is matched, ranked and merged. */
export type FoundRecord = {
  readonly index: string
  /** From 0, in the order of the index's answer. */
  readonly place: number
  /** CSL-JSON. */
  readonly item: Readonly<Record<string, unknown>>
  readonly kind: string
  readonly year: number | null
  /** BCP 47, as the index says. */
  readonly language: string | null
  readonly title: string
  readonly abstract: string | null
  /** Subjects that the index names, and words of an attached file that were searched for. */
  readonly subjects: readonly string[]
  readonly openAccessUrl: string | null
  readonly url: string | null
  /** How often it was cited; null where the index does not count. */
  readonly citations: number | null
  /** Id in the library of whoever asks. */
  readonly keptId: string | null
  /** What two records of one work have in common: `doi:10.1000/xyz`; `title:` keys come last and are the least sure. */
  readonly keys: readonly string[]
}
