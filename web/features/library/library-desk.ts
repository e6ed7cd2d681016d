import type { ComponentType } from 'react'
import type { Entry } from '#tools/cite/contract.ts'
import type { Copied } from '#web/workbench/copy-text.ts'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import type { LibraryState, Looked } from './library-state.ts'

/** What the citation tool knows of entries; the page brings it, since features do not know each other. */
export type CitedPieces = {
  /** An entry with its italics. */
  readonly EntryText: ComponentType<{ readonly html: string }>
  /** A reference list for the clipboard. */
  readonly copiedList: (entries: readonly Entry[]) => Copied
}

/** The library on the page: what is shown, and how something else is. */
export type LibraryDesk = {
  readonly client: LibraryClient
  readonly pieces: CitedPieces
  readonly state: LibraryState
  /** Looks for something else; while the reader types, a moment after the last key. */
  readonly look: (part: Partial<Looked>) => void
  /** Shows some more works, or all that are found. */
  readonly more: (isAll: boolean) => void
  readonly retry: () => void
  /** Tells of what a change made, before the list is asked for anew. */
  readonly dispatch: (action: Parameters<typeof import('./library-state.ts').libraryReducer>[1]) => void
}
