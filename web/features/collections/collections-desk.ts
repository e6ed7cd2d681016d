import type { CollectionList } from '#tools/collections/contract.ts'

/** What the page shows and how it is fetched anew. */
export type CollectionsDesk = {
  readonly list: CollectionList
  readonly refresh: () => void
  /** Opens a collection, or with null the list. */
  readonly open: (id: string | null) => void
}
