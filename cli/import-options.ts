/** Kinds of collections that are made at the machine. */
export const collectionKindsAtMachine = ['public', 'institution', 'own'] as const

/** What `tinta corpus import` was given. */
export type ImportOptions = {
  readonly collection: string
  readonly kind?: (typeof collectionKindsAtMachine)[number]
  readonly institution?: string
  readonly account?: string
  readonly lang: string
  readonly report?: string
  readonly resume?: true
}
