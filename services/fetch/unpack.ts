import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { appError } from '../problem.ts'

/** Ways of packing that we ask for; more than one at once is refused. */
export const acceptedPacking = 'gzip, br, zstd, deflate'

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
  deflate: createInflate,
}

export type BodyLimits = { readonly bytes: number; readonly unpacked: number }

/**
 * Reads a body, unpacked by its `Content-Encoding`. What really comes is counted, before and after unpacking, whatever the
 * headers say. Throws AppError `fetch-too-large` or `fetch-kind-refused`, and what the stream throws.
 */
export async function readBody(body: Readable, encoding: string, { bytes, unpacked }: BodyLimits): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase()
  const isPlain = name === '' || name === 'identity'
  const unpacker = unpackers[name]?.()
  if (!isPlain && !unpacker) {
    body.destroy()
    throw appError('fetch-kind-refused')
  }
  const counted = countedTo(body, bytes)
  if (!unpacker) return gather(counted, bytes)
  const source = pipeline(counted, unpacker, () => undefined)
  return gather(source, unpacked)
}

async function* countedTo(body: Readable, limit: number): AsyncGenerator<Buffer> {
  let sum = 0
  for await (const piece of body) {
    const bytes = Buffer.from(piece)
    sum += bytes.length
    if (sum > limit) throw tooLarge(limit)
    yield bytes
  }
}

async function gather(pieces: AsyncIterable<Buffer>, limit: number): Promise<Uint8Array> {
  const kept: Buffer[] = []
  let sum = 0
  for await (const piece of pieces) {
    sum += piece.length
    if (sum > limit) throw tooLarge(limit)
    kept.push(piece)
  }
  return Buffer.concat(kept)
}

const tooLarge = (limit: number) => appError('fetch-too-large', { limit })
