import type { Query } from '#engines/similarity/fingerprint.ts'
import type { Span } from '#engines/text/span.ts'
import type { CollectionKind } from '#tools/check/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** Whom a search or an upload is for: what they may see follows from it. */
export type Viewer = {
  /** Null: nobody who is signed in. */
  readonly accountId: string | null
  /** The operator's own commands: everything may be seen. */
  readonly isOperator?: boolean
}

export type Collection = {
  readonly id: string
  readonly kind: CollectionKind
  readonly name: string
  readonly institutionId: string | null
  readonly accountId: string | null
  readonly documents: number
  readonly words: number
  /** Whether the viewer may add and delete documents. */
  readonly canAdd: boolean
  readonly createdAt: Date
}

/** A document to be added; its text has been read already. */
export type NewDocument = {
  readonly title: string
  readonly authors?: string | undefined
  readonly year?: number | null | undefined
  readonly url?: string | null | undefined
  /** Name of the file that it came from. */
  readonly fileName?: string | undefined
  readonly text: string
  readonly language: TextLanguage
}

export type CorpusDocument = Omit<NewDocument, 'text'> & {
  readonly id: string
  readonly collectionId: string
  readonly words: number
  readonly addedAt: Date
}

/** A document that somebody keeps for themselves, as it is given to them. */
export type OwnDocument = CorpusDocument & { readonly collection: string; readonly kind: CollectionKind; readonly text: string }

/** `already-there`: the collection holds the same text; `id` is that document's. `updated`: the same file name with another text replaced the older. */
export type Added = {
  readonly state: 'added' | 'already-there' | 'updated'
  readonly id: string
  readonly words: number
  /** With `already-there`: the file name that the document has there, if it has one. */
  readonly fileName?: string
}

/** What to look for and where. */
export type CorpusQuery = {
  readonly viewer: Viewer
  readonly language: TextLanguage
  /** All fingerprints of the text, not winnowed. */
  readonly hashes: Float64Array
  /** Where they stand in the text; with it documents are ranked by passages, and candidates say where to look. */
  readonly places?: Query | undefined
  /** Words of the text: longer texts get more candidates. */
  readonly words: number
  /** Collections to search; undefined: every one that the viewer may search, drafts left out. */
  readonly collections?: readonly string[] | undefined
  /** Whether documents of other institutions that allow it are searched too. */
  readonly otherInstitutions?: boolean | undefined
  readonly limit?: number | undefined
}

/** A document that may hold passages of the text, best first. */
export type Candidate = {
  readonly documentId: string
  readonly collection: Pick<Collection, 'id' | 'kind' | 'name'>
  /** False: the text may be aligned but nothing of it may be shown, not even its title. */
  readonly canShow: boolean
  readonly title: string
  readonly authors: string
  readonly year: number | null
  readonly url: string | null
  readonly language: TextLanguage
  readonly text: string
  readonly score: number
  /** Where in the checked text fingerprints of this document stand; empty when the query came without `places`. */
  readonly near: readonly Span[]
}

export type Found = {
  /** Best first. */
  readonly candidates: readonly Candidate[]
  /** Those of the query's fingerprints that stand in 20 or more of the searched documents, ascending: they tell common text. */
  readonly commonHashes: Float64Array
  /** Documents that were searched. */
  readonly documents: number
  /** Whether some of them are of institutions that the viewer does not belong to. */
  readonly otherInstitutions: boolean
}

export type CorpusStats = {
  readonly documents: number
  readonly words: number
  readonly segments: number
  readonly postings: number
  readonly bytes: number
  readonly engineVersion: number
  /** Texts whose fingerprints are of an older engine and will be made anew. */
  readonly outdated: number
  /** Bytes on the disk, and partitions of the blocks (0: one table); for the operator alone. */
  readonly disk: { readonly index: number; readonly texts: number; readonly partitions: number } | null
  /** Groups whose segments pile up, so that queries are slow; for the operator alone. */
  readonly piles: readonly { readonly live: number; readonly topTier: number }[]
}

/** Documents to compare with, and the index over them. Throws AppError for what a person can mend. */
export type Corpus = {
  /** Collections that the viewer may search. */
  readonly collections: (viewer: Viewer) => Promise<readonly Collection[]>
  /** Throws `collection-not-found`. */
  readonly requireCollection: (viewer: Viewer, idOrName: string) => Promise<Collection>
  readonly makeCollection: (
    viewer: Viewer,
    wish: { readonly kind: CollectionKind; readonly name: string; readonly institutionId?: string | undefined },
  ) => Promise<Collection>
  readonly removeCollection: (viewer: Viewer, id: string) => Promise<void>
  /** Stores a document and its fingerprints in one transaction: it can be found at once. Throws `collection-not-found`, `corpus-full`, `text-empty`. */
  readonly add: (viewer: Viewer, collectionId: string, document: NewDocument) => Promise<Added>
  /** The same for many, in one segment and one transaction; for imports. Throws `text-empty` when one of them has no word: nothing is added then. */
  readonly addMany: (viewer: Viewer, collectionId: string, documents: readonly NewDocument[]) => Promise<readonly Added[]>
  readonly documents: (
    viewer: Viewer,
    collectionId: string,
    query: { readonly search?: string; readonly before?: string | undefined; readonly limit: number },
  ) => Promise<{ readonly documents: readonly CorpusDocument[]; readonly next: string | null }>
  /** Every document of an account's own collections with its text, for the export. */
  readonly all: (accountId: string) => AsyncIterable<OwnDocument>
  /** Removes texts at once; their postings go when segments are merged. How many. */
  readonly remove: (viewer: Viewer, collectionId: string, documentIds: readonly string[]) => Promise<number>
  readonly candidates: (query: CorpusQuery) => Promise<Found>
  readonly stats: (viewer: Viewer) => Promise<CorpusStats>
  /**
   * Merges segments of a tier, and few ones as well where nothing has been added for ten minutes; how many merges. Two workers
   * may do it at once. With `isQuiet` no minutes are waited for: that is for the end of an import.
   */
  readonly merge: (signal?: AbortSignal, wish?: { readonly isQuiet?: boolean }) => Promise<number>
  /** Removes postings of removed texts where they are many or a month old; how many segments were made anew. To be done daily. */
  readonly purge: (signal?: AbortSignal) => Promise<number>
  /** Makes fingerprints of an older engine anew, a batch at a time; how many documents. */
  readonly reindex: (signal?: AbortSignal) => Promise<number>
  /** Compares index and documents; what does not agree, in words for the operator. */
  readonly verify: (signal?: AbortSignal) => Promise<readonly string[]>
}
