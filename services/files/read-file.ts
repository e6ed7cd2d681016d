/** Endings of files that people are asked for, without a dot; web pages (html) are read as well. */
export const fileKinds = ['txt', 'md', 'docx', 'odt', 'pdf'] as const

/** Bytes of one file. */
export const fileBytesAtMost = 20 * 1024 * 1024
/** Bytes that a file may unpack to. */
export const unpackedBytesAtMost = 200 * 1024 * 1024
/** Characters that are read out of one file: a long book. */
export const fileCharactersAtMost = 2_000_000
/** How long a file may take. */
export const fileSecondsAtMost = 20

/** A file as a person gave it. */
export type GivenFile = {
  readonly name: string
  readonly bytes: Uint8Array
  /** Opens a .pdf; other documents with a password cannot be read. */
  readonly password?: string
}

/** `characters` are code points. */
export type FileText = { readonly text: string; readonly characters: number }

/** Reads a file's text. Throws AppError with a `file-` code, `text-too-long` or `engine-busy`. Ends the work when `signal` aborts. */
export type FileReader = (file: GivenFile, options?: { readonly signal?: AbortSignal }) => Promise<FileText>

/** The part of a name after its last dot, in small letters; empty when there is none. */
export const endingOf = (name: string): string => /[^./\\]\.([a-z0-9]{1,12})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
