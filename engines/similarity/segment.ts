import { bucketOf, bucketWidth, decodeBlock, packBlock } from './block.ts'
import type { Block, Postings } from './block.ts'
import { hashBits } from './fingerprint.ts'
import type { Fingerprint } from './fingerprint.ts'

/** A hash found in so many documents that most of its postings were left out. */
export type StopHash = { readonly hash: number; readonly documents: number }

/**
 * An immutable piece of an index: postings (hash, document) in 2^bits packed buckets, ascending, the empty ones left out.
 * Documents are ordinals from 0; whoever stores the segment knows which document each is.
 */
export type Segment = {
  readonly bits: number
  readonly postings: number
  readonly documents: number
  readonly blocks: readonly Block[]
  readonly stopHashes: readonly StopHash[]
}

export type SegmentOptions = {
  /** Postings a full block holds at least, on average. */
  readonly postingsPerBlock?: number
  /** Postings kept of one hash. */
  readonly postingsPerHash?: number
}

/** At 64 to 128 postings a block has about 400 to 800 bytes: what a row costs beside its data is then under a tenth. */
const usualPostingsPerBlock = 64
const usualPostingsPerHash = 64

/** The number of bits that gives blocks of the wished size. */
export const bitsFor = (postings: number, postingsPerBlock: number = usualPostingsPerBlock): number =>
  Math.min(hashBits - 14, Math.max(0, Math.floor(Math.log2(Math.max(1, postings / postingsPerBlock)))))

export type SegmentDocument = { readonly ordinal: number; readonly hashes: Fingerprint }

/** Packs the fingerprints of documents. Ordinals are distinct whole numbers from 0. */
export function encodeSegment(documents: readonly SegmentDocument[], options: SegmentOptions = {}): Segment {
  const postings = sortPostings(documents)
  const { kept, stopHashes } = capPostings(postings, options.postingsPerHash ?? usualPostingsPerHash)
  const bits = bitsFor(kept.hashes.length, options.postingsPerBlock)
  return { bits, postings: kept.hashes.length, documents: documents.length, blocks: [...cutBlocks(kept, bits)], stopHashes }
}

/** All postings, ascending by hash and ordinal. */
function sortPostings(documents: readonly SegmentDocument[]): Postings {
  const ordered = [...documents].sort((a, b) => a.ordinal - b.ordinal)
  const total = ordered.reduce((sum, { hashes }) => sum + hashes.length, 0)
  const keys = new Float64Array(total)
  // Rank of the document and hash in one number would not be safe beyond 2^53, so the order is sorted beside the hashes.
  const owners = new Uint32Array(total)
  let at = 0
  for (const { ordinal, hashes } of ordered) {
    keys.set(hashes, at)
    owners.fill(ordinal, at, at + hashes.length)
    at += hashes.length
  }
  return sortByHash(keys, owners)
}

/** Sorts two columns by the first, keeping the order of equals: a radix sort of four passes of 11 bits. */
function sortByHash(keys: Float64Array, owners: Uint32Array): Postings {
  let from: Postings = { hashes: keys, ordinals: owners }
  let to: Postings = { hashes: new Float64Array(keys.length), ordinals: new Uint32Array(keys.length) }
  for (let pass = 0; pass < 4; pass++) {
    const scale = 2 ** (11 * pass)
    const counts = new Uint32Array(2049)
    const digits = new Uint16Array(keys.length)
    for (let i = 0; i < keys.length; i++) {
      const digit = Math.floor((from.hashes[i] ?? 0) / scale) % 2048
      digits[i] = digit
      counts[digit + 1] = (counts[digit + 1] ?? 0) + 1
    }
    for (let i = 0; i < 2048; i++) counts[i + 1] = (counts[i + 1] ?? 0) + (counts[i] ?? 0)
    for (let i = 0; i < keys.length; i++) {
      const place = counts[digits[i] ?? 0] ?? 0
      counts[digits[i] ?? 0] = place + 1
      to.hashes[place] = from.hashes[i] ?? 0
      to.ordinals[place] = from.ordinals[i] ?? 0
    }
    const done = to
    to = from
    from = done
  }
  return from
}

function capPostings({ hashes, ordinals }: Postings, perHash: number): { kept: Postings; stopHashes: StopHash[] } {
  const stopHashes: StopHash[] = []
  const keptHashes = new Float64Array(hashes.length)
  const keptOrdinals = new Uint32Array(hashes.length)
  let count = 0
  for (let start = 0; start < hashes.length;) {
    const hash = hashes[start] ?? 0
    let end = start + 1
    while (end < hashes.length && hashes[end] === hash) end++
    const last = Math.min(end, start + perHash)
    for (let i = start; i < last; i++) {
      keptHashes[count] = hash
      keptOrdinals[count++] = ordinals[i] ?? 0
    }
    if (end - start > perHash) stopHashes.push({ hash, documents: end - start })
    start = end
  }
  return { kept: { hashes: keptHashes.subarray(0, count), ordinals: keptOrdinals.subarray(0, count) }, stopHashes }
}

function* cutBlocks(postings: Postings, bits: number): Generator<Block> {
  const { hashes } = postings
  const width = bucketWidth(bits)
  for (let from = 0; from < hashes.length;) {
    const limit = (bucketOf(hashes[from] ?? 0, bits) + 1) * width
    let to = from + 1
    while (to < hashes.length && (hashes[to] ?? 0) < limit) to++
    yield packBlock(postings, { from, to, bits })
    from = to
  }
}

/** The buckets that hashes fall into, with the hashes of each, ascending. */
export function bucketsOf(hashes: Fingerprint, bits: number): ReadonlyMap<number, Fingerprint> {
  const buckets = new Map<number, Fingerprint>()
  const width = bucketWidth(bits)
  for (let from = 0; from < hashes.length;) {
    const bucket = bucketOf(hashes[from] ?? 0, bits)
    const limit = (bucket + 1) * width
    let to = from + 1
    while (to < hashes.length && (hashes[to] ?? 0) < limit) to++
    buckets.set(bucket, hashes.subarray(from, to))
    from = to
  }
  return buckets
}

/** The postings of a block whose hash is wanted, after a check of every byte; `scanBlock` is the fast way. Throws as `decodeBlock`. */
export function findHits(wanted: Fingerprint, { bits, bucket, data }: { bits: number; bucket: number; data: Uint8Array }): Postings {
  const { hashes, ordinals } = decodeBlock(bits, bucket, data)
  const foundHashes: number[] = []
  const foundOrdinals: number[] = []
  let at = 0
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0
    while (at < wanted.length && (wanted[at] ?? 0) < hash) at++
    if (at === wanted.length) break
    if (wanted[at] !== hash) continue
    foundHashes.push(hash)
    foundOrdinals.push(ordinals[i] ?? 0)
  }
  return { hashes: Float64Array.from(foundHashes), ordinals: Uint32Array.from(foundOrdinals) }
}
