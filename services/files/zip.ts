import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { appError } from '../problem.ts'
import { fileBytesAtMost, unpackedBytesAtMost } from './read-file.ts'

/** The files in a zip archive. */
export type Archive = {
  readonly names: readonly string[]
  /** Unpacks one file, counting against the limit for the whole archive; null when it is not there. */
  readonly read: (name: string) => Promise<Uint8Array | null>
}

/** Bytes that the text of a document may take with its marks: some fifty a character of the longest text that is read. */
const partBytesAtMost = 100 * 1024 * 1024

/** Compressed with a password; bit 0 of an entry's flags. */
const isLocked = (entry: Entry): boolean => (entry.generalPurposeBitFlag & 1) === 1

/** Opens an archive. Throws AppError `file-broken`, `file-encrypted` or, when it claims to unpack to too much, `file-too-large`. */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const zip = await opened(bytes)
  const entries = await entriesOf(zip)
  if ([...entries.values()].some(isLocked)) throw appError('file-encrypted')
  const claimed = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (claimed > unpackedBytesAtMost) throw tooLarge()
  let unpacked = 0
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.uncompressedSize > partBytesAtMost) throw tooLarge()
      // In one piece: pieces that are joined at the end take twice the memory.
      const bytes = Buffer.allocUnsafe(entry.uncompressedSize)
      let at = 0
      // An archive may lie about its sizes, so what really comes out is counted.
      for await (const piece of await streamOf(zip, entry)) {
        unpacked += piece.length
        if (unpacked > unpackedBytesAtMost || at + piece.length > bytes.length) throw tooLarge()
        at += piece.copy(bytes, at)
      }
      return bytes.subarray(0, at)
    },
  }
}

// What a person can know of a file is its own size, not what it unpacks to.
const tooLarge = () => appError('file-too-large', { limit: fileBytesAtMost })

function opened(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>()
  fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
    zip ? resolve(zip) : reject(error ?? new Error('no archive')),
  )
  return promise
}

function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Entry>>()
  zip.on('entry', (entry: Entry) => {
    entries.set(entry.fileName, entry)
    zip.readEntry()
  })
  zip.once('end', () => resolve(entries))
  zip.once('error', reject)
  zip.readEntry()
  return promise
}

function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<AsyncIterable<Buffer>>()
  zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error ?? new Error('no stream'))))
  return promise
}
