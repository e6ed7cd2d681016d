import { hashBits } from './fingerprint.ts'

/** Postings of one bucket, column by column, ascending by hash, then by ordinal. */
export type Postings = { readonly hashes: Float64Array; readonly ordinals: Uint32Array }

/** A packed bucket: `bucket` is the number that the first bits of its hashes make. */
export type Block = { readonly bucket: number; readonly data: Uint8Array }

/** How many hashes share a bucket number in a segment of so many bits. */
export const bucketWidth = (bits: number): number => 2 ** (hashBits - bits)

/** The bucket of a hash in a segment of `bits` bits. */
export const bucketOf = (hash: number, bits: number): number => Math.floor(hash / bucketWidth(bits))

/**
 * Packs postings `from` to `to` (ascending, all of one bucket): for each the distance of its hash from the one before, then
 * the ordinal of its document, both as base-128 numbers with the low digits first.
 */
export function packBlock({ hashes, ordinals }: Postings, { from, to, bits }: { from: number; to: number; bits: number }): Block {
  const bucket = bucketOf(hashes[from] ?? 0, bits)
  const room = new Uint8Array((to - from) * 12)
  let last = bucket * bucketWidth(bits)
  let size = 0
  for (let i = from; i < to; i++) {
    const hash = hashes[i] ?? 0
    size = writeNumber(room, size, hash - last)
    size = writeNumber(room, size, ordinals[i] ?? 0)
    last = hash
  }
  return { bucket, data: room.slice(0, size) }
}

function writeNumber(room: Uint8Array, at: number, value: number): number {
  let rest = value
  let i = at
  // Distances reach 44 bits, so they are divided: shifts work on 32 bits only.
  while (rest >= 128) {
    room[i++] = (rest % 128) | 128
    rest = Math.floor(rest / 128)
  }
  room[i++] = rest
  return i
}

/** The postings of a block. Throws a RangeError on bytes that no block has. */
export function decodeBlock(bits: number, bucket: number, data: Uint8Array): Postings {
  const hashes = new Float64Array(data.length >> 1)
  const ordinals = new Uint32Array(data.length >> 1)
  const limit = (bucket + 1) * bucketWidth(bits)
  let hash = bucket * bucketWidth(bits)
  let count = 0
  for (let i = 0; i < data.length;) {
    let value = 0
    let scale = 1
    let byte = data[i++] ?? 0
    while (byte >= 128) {
      value += (byte - 128) * scale
      scale *= 128
      if (i >= data.length) throw new RangeError(`The block of bucket ${bucket} is cut short.`)
      byte = data[i++] ?? 0
    }
    hash += value + byte * scale
    if (hash >= limit || i >= data.length) throw new RangeError(`The block of bucket ${bucket} is broken.`)
    value = 0
    scale = 1
    byte = data[i++] ?? 0
    while (byte >= 128) {
      value += (byte - 128) * scale
      scale *= 128
      if (i >= data.length) throw new RangeError(`The block of bucket ${bucket} is cut short.`)
      byte = data[i++] ?? 0
    }
    hashes[count] = hash
    ordinals[count++] = value + byte * scale
  }
  return { hashes: hashes.subarray(0, count), ordinals: ordinals.subarray(0, count) }
}
