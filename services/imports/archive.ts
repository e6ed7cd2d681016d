import { buffer } from 'node:stream/consumers'
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl'
import { AppError, appError } from '../problem.ts'
import { endingOf, fileBytesAtMost } from '../files/read-file.ts'

export type ArchiveLimits = {
  readonly entries: number
  /** Of all entries together. */
  readonly unpackedBytes: number
}

/** At the command line, where the operator has the archive. */
export const commandLineLimits: ArchiveLimits = { entries: 10_000, unpackedBytes: 2 * 2 ** 30 }
/** From a browser. */
export const webLimits: ArchiveLimits = { entries: 10_000, unpackedBytes: 200 * 2 ** 20 }

export type ArchivedFile = {
  /** As the archive has it; never a path that anything is written to. */
  readonly name: string
  /** Unpacked, as the archive says. */
  readonly bytes: number
  /** Throws AppError. One at a time is in memory for each that reads. */
  readonly load: () => Promise<Uint8Array>
}

/** Text packs to a tenth or so; what unpacks to more than this many times its size was made to. */
const ratioAtMost = 200
/** Small files may be anything: an empty page packs well. */
const bytesBeforeRatio = 2 ** 20

/**
 * What is in an archive on the disk, by its directory alone. Folders, links and what systems leave behind are not listed.
 * Throws AppError `file-broken`, `file-encrypted`, `archive-too-many-files` or `archive-too-large`.
 */
export function filesOfArchive(path: string, limits: ArchiveLimits): Promise<readonly ArchivedFile[]> {
  return withArchive(path, async (zip) => {
    if (zip.entryCount > limits.entries) throw tooMany(zip.entryCount, limits)
    const entries = await entriesOf(zip, limits)
    requireHonest(entries, limits)
    return entries.map((entry) => archived(path, entry)).filter(({ name }) => isWanted(name))
  })
}

/** Opens an archive for `work` alone: whoever has its files need not close anything. */
async function withArchive<Result>(path: string, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  try {
    // Names are read by us: a strange one is a label like any other and must not stop the rest.
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    try {
      return await work(zip)
    } finally {
      zip.close()
    }
  } catch (error) {
    throw problemIn(error)
  }
}

/** What the library says of a locked archive is all that there is to tell it by. */
const problemIn = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const isLocked = error instanceof Error && /encrypt/i.test(error.message)
  return new AppError({ code: isLocked ? 'file-encrypted' : 'file-broken', facts: {} }, { cause: error })
}

const tooMany = (amount: number, { entries: limit }: ArchiveLimits): AppError => appError('archive-too-many-files', { limit, amount })

async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    // The count at the archive's end may be a lie.
    if (entries.length >= limits.entries) throw tooMany(entries.length + 1, limits)
    if (!isLink(entry)) entries.push(entry)
  }
  return entries
}

/** A symbolic link, by the mode that Unix systems leave in the attributes. */
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/** A bomb lets entries share bytes, or claims to unpack to more than anybody has. */
function requireHonest(entries: readonly Entry[], { unpackedBytes }: ArchiveLimits): void {
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > unpackedBytes)
    throw appError('archive-too-large', { limit: unpackedBytes })
  let end = 0
  for (const entry of entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw appError('file-broken')
    end = entry.relativeOffsetOfLocalHeader + entry.compressedSize
  }
}

function archived(path: string, entry: Entry): ArchivedFile {
  const name = nameOf(entry)
  return { name, bytes: entry.uncompressedSize, load: () => load(path, entry, name) }
}

async function load(path: string, entry: Entry, name: string): Promise<Uint8Array> {
  if (endingOf(name) === 'zip') throw appError('archive-in-archive')
  if (entry.isEncrypted()) throw appError('file-encrypted')
  const { uncompressedSize, compressedSize } = entry
  const isBomb = uncompressedSize > bytesBeforeRatio && uncompressedSize > compressedSize * ratioAtMost
  if (uncompressedSize > fileBytesAtMost || isBomb) throw appError('file-too-large', { limit: fileBytesAtMost })
  // It gives no more bytes than the archive says, whatever is in it.
  return withArchive(path, async (zip) => buffer(await zip.openReadStreamPromise(entry, {})))
}

/** Names in UTF-8 are often not marked as such. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const marked = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  try {
    return (generalPurposeBitFlag & 0x800) === 0 ? new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw) : marked
  } catch {
    return marked
  }
}

/** Not a folder, not hidden, not what a Mac adds. */
const isWanted = (name: string): boolean =>
  !name.endsWith('/') && !/(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(name)
