import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** What was read of a file. What it does not say of itself follows from its name and its text. */
export type ReadText = {
  readonly text: string
  readonly title?: string | undefined
  readonly authors?: string | undefined
  readonly year?: number | null | undefined
  readonly url?: string | null | undefined
  readonly language?: TextLanguage | undefined
  /** The name that the document is known by in its collection: another text under it replaces the older. */
  readonly fileName?: string | undefined
}

/** A file, or a document in one, whose turn has not come. */
export type WaitingFile = {
  /** Its path below what was named, parted by `/`: a label, never opened. */
  readonly name: string
  /** Bytes, as far as known before it is read. */
  readonly bytes: number
  /** Throws AppError for what a person can mend, RunEnded when `signal` aborts. */
  readonly read: (signal?: AbortSignal) => Promise<ReadText>
}
