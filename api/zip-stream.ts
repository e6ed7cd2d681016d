import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a ZIP, as text in pieces; a piece is all that is held in memory. */
export type ZipText = { readonly name: string; readonly madeAt?: Date; readonly pieces: Iterable<string> | AsyncIterable<string> }

/** A file that goes in as it is: documents are packed already. */
export type ZipBytes = { readonly name: string; readonly madeAt?: Date; readonly bytes: AsyncIterable<Uint8Array> }

export type ZipFile = ZipText | ZipBytes

/** Told why a ZIP broke off. */
type ZipOptions = { readonly onTrouble: (error: unknown) => void }

/** Packs files into a ZIP while it is read, no faster than it is read. */
export function zipStream(files: AsyncIterable<ZipFile>, { onTrouble }: ZipOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const packed = pack(files)
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await packed.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        onTrouble(error)
        throw error
      }
    },
    cancel: async () => {
      await packed.return()
    },
  })
}

async function* pack(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const encoder = new TextEncoder()
  const ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) ready.push(new Uint8Array(bytes))
  })
  for await (const given of files) {
    const { name, madeAt = new Date() } = given
    const file = 'bytes' in given ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = madeAt
    zip.add(file)
    for await (const piece of 'bytes' in given ? given.bytes : given.pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** One piece, as indented JSON. */
export const jsonPieces = (value: unknown): readonly string[] => [`${JSON.stringify(value, null, 2)}\n`]
