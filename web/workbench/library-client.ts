import type {
  addInput,
  AddResult,
  changeInput,
  ChangeResult,
  Doubles,
  Folder,
  FolderRemoved,
  KeptItem,
  LibraryOverview,
  LibraryPage,
  libraryQuery,
  mergeInput,
  Share,
  shareInput,
} from '#tools/library/contract.ts'
import type { z } from 'zod'
import type { Answer } from './api-client.ts'

/** What may be left out is filled in by the contract's defaults. */
export type LibraryQuestion = Omit<z.input<typeof libraryQuery>, 'offset' | 'limit'> & {
  readonly offset?: number
  readonly limit?: number
}
export type LibraryAdd = z.input<typeof addInput>
export type LibraryChange = z.input<typeof changeInput>
export type LibraryMerge = z.input<typeof mergeInput>
export type LibraryShare = z.input<typeof shareInput>

/** Files lie with an account only. */
export type LibraryFiles = {
  readonly attach: (id: string, file: File) => Promise<Answer<KeptItem>>
  readonly detach: (id: string) => Promise<Answer<KeptItem>>
  /** Where the file is read. */
  readonly addressOf: (id: string) => string
}

/** Links lead to the server, so only what lies there can be shared. */
export type LibraryShares = {
  readonly list: () => Promise<Answer<readonly Share[]>>
  readonly make: (input: LibraryShare) => Promise<Answer<Share>>
  readonly end: (id: string) => Promise<Answer<unknown>>
}

/**
 * A person's library, wherever it lies: with their account, or for visitors in this browser. Both answer alike. Nothing
 * throws: what goes wrong is a problem with a code that has words.
 */
export type LibraryClient = {
  readonly place: 'browser' | 'account'
  /** Id of the account; null for the library of this browser. What is shown of one owner is never shown to another. */
  readonly owner: string | null
  readonly overview: () => Promise<Answer<LibraryOverview>>
  /** A page of at most `pageAtMost` works; 50 unless said otherwise. */
  readonly find: (question: LibraryQuestion, signal?: AbortSignal) => Promise<Answer<LibraryPage>>
  /** `not-found` when it is not there (any more). */
  readonly get: (id: string) => Promise<Answer<KeptItem>>
  /** Doubles are told by their index in `items`, and not kept unless `keepDoubles` says so. */
  readonly add: (input: LibraryAdd) => Promise<Answer<AddResult>>
  readonly change: (input: LibraryChange) => Promise<Answer<ChangeResult>>
  /** `items` are those that went. */
  readonly remove: (ids: readonly string[]) => Promise<Answer<ChangeResult>>
  /** Takes back a change, a removal or a merge by its token, for a while. `items` are as they are again. */
  readonly undo: (token: string) => Promise<Answer<ChangeResult>>
  readonly doubles: () => Promise<Answer<Doubles>>
  readonly merge: (input: LibraryMerge) => Promise<Answer<ChangeResult>>
  readonly makeFolder: (name: string) => Promise<Answer<Folder>>
  readonly renameFolder: (id: string, name: string) => Promise<Answer<Folder>>
  /** The works stay. */
  readonly removeFolder: (id: string) => Promise<Answer<FolderRemoved>>
  /** Whether `gaps` and `retraction` of a work were asked for; without a network this browser does not know them yet. */
  readonly hasMeasured: (id: string) => boolean
  readonly files: LibraryFiles | null
  readonly shares: LibraryShares | null
  /** Calls after every change that somebody made, here or in another tab of this browser. Gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** All works that a question finds, page by page; the first problem ends it. */
export async function findAllWorks(
  client: LibraryClient,
  question: LibraryQuestion,
  signal?: AbortSignal,
): Promise<Answer<readonly KeptItem[]>> {
  const items: KeptItem[] = []
  for (;;) {
    const answer = await client.find({ ...question, offset: items.length, limit: 200 }, signal)
    if (!answer.ok) return answer
    items.push(...answer.value.items)
    if (answer.value.items.length === 0 || items.length >= answer.value.total) return { ok: true, value: items }
  }
}
