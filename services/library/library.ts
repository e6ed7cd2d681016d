import type pg from 'pg'
import type { Gap } from '#tools/cite/contract.ts'
import type {
  AddInput,
  AddResult,
  AttachResult,
  ChangeInput,
  ChangeResult,
  Doubles,
  Folder,
  FolderRemoved,
  KeptItem,
  LibraryOverview,
  LibraryPage,
  LibraryQuery,
  MergeInput,
  RetractionsFound,
  Share,
  SharedLibrary,
  ShareInput,
} from '#tools/library/contract.ts'
import type { FoundWork } from '#tools/find/find-task.ts'
import type { Work } from '#tools/library/read-work.ts'
import type { FileReader, GivenFile } from '../files/read-file.ts'
import type { SourceWord } from './find-sources.ts'

type GivenAttachment = { readonly file: GivenFile; readonly signal?: AbortSignal }

/** A file as it was attached. */
export type AttachedFile = { readonly name: string; readonly bytes: number; readonly content: AsyncIterable<Uint8Array<ArrayBuffer>> }

/**
 * Libraries of works, each for its owner alone: an id of somebody else's is answered like one that does not exist.
 * Throws AppError `library-item-not-found`, `library-folder-not-found`, `library-full`, and what stands at a method.
 */
export type Library = {
  /** In the order of the locale. */
  readonly page: (accountId: string, query: LibraryQuery, locale: string) => Promise<LibraryPage>
  readonly overview: (accountId: string, locale: string) => Promise<LibraryOverview>
  readonly requireItem: (accountId: string, id: string) => Promise<KeptItem>
  readonly add: (accountId: string, input: AddInput) => Promise<AddResult>
  /** Throws `input-invalid` when what comes out is no CSL item. */
  readonly change: (accountId: string, input: ChangeInput) => Promise<ChangeResult>
  readonly remove: (accountId: string, ids: readonly string[]) => Promise<ChangeResult>
  /** Brings back what a change has changed and nobody has changed since. Throws `library-undo-gone`. */
  readonly undo: (accountId: string, token: string) => Promise<ChangeResult>
  readonly doubles: (accountId: string) => Promise<Doubles>
  readonly merge: (accountId: string, input: MergeInput) => Promise<ChangeResult>
  /** A name that is there already is the same folder. */
  readonly makeFolder: (accountId: string, name: string) => Promise<Folder>
  /** Throws `library-folder-taken`. */
  readonly renameFolder: (accountId: string, id: string, name: string) => Promise<Folder>
  readonly removeFolder: (accountId: string, id: string) => Promise<FolderRemoved>
  /** Throws AppError with a `file-` code, `library-files-full`. A file without text in it is kept as well. */
  readonly attach: (accountId: string, id: string, given: GivenAttachment) => Promise<AttachResult>
  readonly detach: (accountId: string, id: string) => Promise<AttachResult>
  readonly optionalFile: (accountId: string, id: string) => Promise<AttachedFile | null>
  readonly share: (accountId: string, input: ShareInput) => Promise<Share>
  readonly shares: (accountId: string) => Promise<readonly Share[]>
  readonly endShare: (accountId: string, id: string) => Promise<boolean>
  /** What the address of a share shows: works and what is known of them, nothing that their owner wrote. Null: it has ended. */
  readonly optionalShared: (token: string, page: SharedPage) => Promise<SharedLibrary | null>
  /** Works that have any of the key words, in the record or in the attached file; those with most of them first. */
  readonly sources: (accountId: string, words: readonly SourceWord[]) => Promise<readonly FoundWork[]>
  /** Ids of the works of a library that are the same as these, in their order; null for one that is not there. */
  readonly keptIds: (accountId: string, works: readonly Work[]) => Promise<readonly (string | null)[]>
  /** What the operator's list says of works, in their order. */
  readonly retractionsOf: (works: readonly Work[]) => Promise<RetractionsFound>
  /** Every work that somebody keeps, for the export of their data. */
  readonly all: (accountId: string) => AsyncIterable<object>
  /** Folders and shares, for the same. */
  readonly frame: (accountId: string) => Promise<object>
  readonly allFiles: (accountId: string) => AsyncIterable<AttachedFile & { readonly id: string }>
  /** Removes for good what can no longer be brought back; how much. */
  readonly sweep: () => Promise<number>
}

type SharedPage = { readonly offset: number; readonly limit: number; readonly locale: string }

/** A CSL item, or what is wrong with it: `path` names the field. */
export type ItemReading = { readonly item: Work } | { readonly issue: { readonly path: string; readonly message: string } }

export type LibraryOptions = {
  readonly pool: pg.Pool
  readonly secret: string
  readonly publicUrl: string
  readonly readFile: FileReader
  readonly readItem: (value: unknown) => ItemReading
  /** What APA asks for and a work lacks. */
  readonly gapsOf: (item: Work) => readonly Gap[]
  /** Bytes of one file, and of all files of an account; 0 lifts the second limit. */
  readonly limits: { readonly fileBytes: number; readonly totalBytes: number }
}
