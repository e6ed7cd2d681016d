import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { endingOf, fileBytesAtMost, type FileReader } from '../files/read-file.ts'
import { AppError, appError } from '../problem.ts'
import { filesOfArchive, type ArchiveLimits } from './archive.ts'
import { jsonLines } from './json-lines.ts'
import { filesIn, type FoundFile } from './walk-folder.ts'
import type { ReadText, WaitingFile } from './waiting-file.ts'

export type SourceParts = {
  readonly readFile: FileReader
  readonly limits: ArchiveLimits
  /** True for a name that need not be read again. */
  readonly isKnown?: (name: string) => boolean
}

/** How much there is to read. `files` counts what is in archives, too; null: lines are not counted before they are read. */
export type Measure = { readonly files: number | null; readonly bytes: number }

/** Files of folders, archives and files of JSON lines, as they are named. */
export async function* waitingFiles(paths: readonly string[], parts: SourceParts): AsyncGenerator<WaitingFile> {
  for await (const found of foundFiles(paths)) {
    for await (const waiting of waitingIn(found, parts)) if (!parts.isKnown?.(waiting.name)) yield waiting
  }
}

/** The same, only counted; what cannot be opened counts as one file. */
export async function measure(paths: readonly string[], parts: SourceParts): Promise<Measure> {
  let [files, bytes, hasLines] = [0, 0, false]
  for await (const found of foundFiles(paths)) {
    if (isLines(found)) {
      hasLines = true
      bytes += found.bytes
      continue
    }
    for await (const waiting of waitingIn(found, parts)) {
      if (parts.isKnown?.(waiting.name)) continue
      files += 1
      bytes += weightOf(waiting.bytes)
    }
  }
  return { files: hasLines ? null : files, bytes }
}

/** Bytes that will take time: what is too large is not read at all. */
export const weightOf = (bytes: number): number => (bytes > fileBytesAtMost ? 0 : bytes)

async function* foundFiles(paths: readonly string[]): AsyncGenerator<FoundFile> {
  for (const given of paths) {
    const about = await stat(given)
    if (about.isDirectory()) yield* filesIn(given)
    else yield { path: given, name: path.basename(path.resolve(given)), bytes: about.size }
  }
}

const isLines = ({ name }: FoundFile): boolean => ['jsonl', 'ndjson'].includes(endingOf(name))

async function* waitingIn(found: FoundFile, parts: SourceParts): AsyncGenerator<WaitingFile> {
  if (endingOf(found.name) === 'zip') yield* waitingInArchive(found, parts)
  else if (isLines(found)) yield* waitingInLines(found)
  else yield waitingOf(found, parts, () => loadFile(found))
}

const loadFile = ({ path: at }: FoundFile): Promise<Uint8Array> =>
  readFile(at).catch((error: unknown) => {
    // It has gone, or may not be read: of no use to us, and the rest goes on.
    throw new AppError({ code: 'file-broken', facts: {} }, { cause: error })
  })

/** The bytes are asked for when the file's turn has come, and only if there are not too many. */
const waitingOf = (
  { name, bytes }: Pick<FoundFile, 'name' | 'bytes'>,
  parts: Pick<SourceParts, 'readFile'>,
  load: () => Promise<Uint8Array>,
): WaitingFile => ({
  name,
  bytes,
  read: async (signal): Promise<ReadText> => {
    if (bytes > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
    const { text } = await parts.readFile({ name, bytes: await load() }, signal ? { signal } : {})
    return { text, fileName: name }
  },
})

/** Files of an archive; the archive itself as one file that cannot be read, when it cannot be opened. */
async function* waitingInArchive(
  { path: at, name, bytes }: FoundFile,
  { readFile: read, limits }: SourceParts,
): AsyncGenerator<WaitingFile> {
  const files = await filesOfZip(at, { name, readFile: read, limits }).catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  if (files instanceof AppError) yield { name, bytes, read: () => Promise.reject(files) }
  else yield* files
}

/**
 * Files of an archive on the disk, each known by both names: two archives may have files of the same name. Throws AppError
 * as `filesOfArchive` does.
 */
export async function filesOfZip(
  file: string,
  { name: archive, readFile: read, limits }: Pick<SourceParts, 'readFile' | 'limits'> & { readonly name: string },
): Promise<readonly WaitingFile[]> {
  const files = await filesOfArchive(file, limits)
  return files.map(({ name, bytes, load }) => waitingOf({ name: `${archive}/${name}`, bytes }, { readFile: read }, load))
}

async function* waitingInLines(found: FoundFile): AsyncGenerator<WaitingFile> {
  for await (const { number, bytes, parse } of jsonLines(found.path))
    yield { name: `${found.name}:${number}`, bytes, read: async () => parse() }
}
