import { bucketOf, decodeBlock, packBlock } from './block.ts'
import type { Block, Postings } from './block.ts'
import { bitsFor } from './segment.ts'
import type { Segment, SegmentOptions, StopHash } from './segment.ts'

export type MergeInput = {
  readonly bits: number
  /** Ascending by bucket; read once, block by block, so a stream from a store will do. */
  readonly blocks: Iterable<Block>
  /** The ordinal a document has in the merged segment; -1 leaves it out. Keeps the order of those kept. */
  readonly keep: (ordinal: number) => number
  readonly stopHashes?: readonly StopHash[]
}

export type MergeOptions = SegmentOptions & {
  /** Bits of the merged segment; needed when the inputs are streams that should not be counted first. */
  readonly bits?: number
}

/** What a merge came to, known when its last block is out. */
export type MergeTotals = { readonly postings: number; readonly documents: number; readonly stopHashes: readonly StopHash[] }

/** One segment of several, without the documents that are no longer kept. Inputs that are arrays are counted to choose the bits. */
export function mergeSegments(inputs: readonly MergeInput[], options: MergeOptions = {}): Segment {
  const counted = inputs.map((input) => ({ ...input, blocks: [...input.blocks] }))
  const bits = options.bits ?? bitsFor(countKept(counted), options.postingsPerBlock)
  const blocks: Block[] = []
  const merging = mergeBlocks(counted, { ...options, bits })
  for (;;) {
    const step = merging.next()
    if (step.done) return { bits, blocks, ...step.value }
    blocks.push(step.value)
  }
}

function countKept(inputs: readonly MergeInput[]): number {
  let count = 0
  for (const { bits, blocks, keep } of inputs) {
    for (const { bucket, data } of blocks) for (const ordinal of decodeBlock(bits, bucket, data).ordinals) if (keep(ordinal) >= 0) count++
  }
  return count
}

/** The postings of one input in order, block after block. */
class Cursor {
  hash = -1
  ordinal = 0
  isDone = false
  private block: Postings = { hashes: new Float64Array(0), ordinals: new Uint32Array(0) }
  private at = 0
  private readonly blocks: Iterator<Block>
  private readonly input: MergeInput

  constructor(input: MergeInput) {
    this.input = input
    this.blocks = input.blocks[Symbol.iterator]()
  }

  /** Moves to the next posting that is kept; false at the end. */
  next(): boolean {
    for (;;) {
      while (this.at < this.block.hashes.length) {
        const ordinal = this.input.keep(this.block.ordinals[this.at] ?? 0)
        this.hash = this.block.hashes[this.at++] ?? 0
        this.ordinal = ordinal
        if (ordinal >= 0) return true
      }
      const step = this.blocks.next()
      if (step.done) {
        this.isDone = true
        return false
      }
      this.block = decodeBlock(this.input.bits, step.value.bucket, step.value.data)
      this.at = 0
    }
  }
}

/**
 * Merges blocks bucket by bucket: at any time one block of each input and one of the output are in memory. Of a hash with
 * more than 64 postings the first 64 are kept; the hash is noted with the number of documents known to have it.
 */
export function* mergeBlocks(
  inputs: readonly MergeInput[],
  options: MergeOptions & { readonly bits: number },
): Generator<Block, MergeTotals> {
  const perHash = options.postingsPerHash ?? 64
  const cursors = inputs.map((input) => new Cursor(input)).filter((cursor) => cursor.next())
  const noted = noteStopHashes(inputs)
  const documents = new Set<number>()
  const stopHashes: StopHash[] = []
  const waiting: { hashes: number[]; ordinals: number[] } = { hashes: [], ordinals: [] }
  let postings = 0
  while (cursors.length > 0) {
    const hash = cursors.reduce((least, cursor) => Math.min(least, cursor.hash), Infinity)
    const owners = takeOwners(cursors, hash)
    for (const owner of owners) documents.add(owner)
    if (waiting.hashes.length > 0 && bucketOf(waiting.hashes[0] ?? 0, options.bits) !== bucketOf(hash, options.bits))
      yield flush(waiting, options.bits)
    const kept = owners.slice(0, perHash)
    for (const owner of kept) {
      waiting.hashes.push(hash)
      waiting.ordinals.push(owner)
    }
    postings += kept.length
    const known = Math.max(owners.length, noted.get(hash) ?? 0)
    if (known > perHash) stopHashes.push({ hash, documents: known })
  }
  if (waiting.hashes.length > 0) yield flush(waiting, options.bits)
  return { postings, documents: documents.size, stopHashes }
}

/** The documents of a hash, ascending; moves the cursors past it and drops those at their end. */
function takeOwners(cursors: Cursor[], hash: number): number[] {
  const owners: number[] = []
  for (const cursor of cursors.filter((one) => one.hash === hash)) {
    do owners.push(cursor.ordinal)
    while (cursor.next() && cursor.hash === hash)
    if (cursor.isDone) cursors.splice(cursors.indexOf(cursor), 1)
  }
  return owners.sort((a, b) => a - b)
}

/** Documents known to have each stop hash of the inputs, those no longer kept among them until the next build. */
function noteStopHashes(inputs: readonly MergeInput[]): Map<number, number> {
  const noted = new Map<number, number>()
  for (const { stopHashes = [] } of inputs)
    for (const { hash, documents } of stopHashes) noted.set(hash, (noted.get(hash) ?? 0) + documents)
  return noted
}

function flush(waiting: { hashes: number[]; ordinals: number[] }, bits: number): Block {
  const postings = { hashes: Float64Array.from(waiting.hashes), ordinals: Uint32Array.from(waiting.ordinals) }
  waiting.hashes = []
  waiting.ordinals = []
  return packBlock(postings, { from: 0, to: postings.hashes.length, bits })
}
