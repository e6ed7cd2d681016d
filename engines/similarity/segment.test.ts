import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBlock } from './block.ts'
import type { Fingerprint } from './fingerprint.ts'
import { mergeBlocks, mergeSegments } from './merge-segments.ts'
import { bitsFor, bucketsOf, encodeSegment, findHits } from './segment.ts'
import type { Segment, SegmentDocument } from './segment.ts'

const sorted = (hashes: Iterable<number>): Fingerprint => Float64Array.from(new Set(hashes)).sort()
// Few values and many, so that hashes are shared and buckets are both full and empty.
const hash = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 ** 44 - 1 }), fc.constant(2 ** 44 - 1))
const prints = fc.array(fc.array(hash, { maxLength: 40 }).map(sorted), { maxLength: 12 })
const documentsOf = (lists: readonly Fingerprint[]): SegmentDocument[] => lists.map((hashes, ordinal) => ({ ordinal, hashes }))
const small = { postingsPerBlock: 4 }

const postingsOf = ({ bits, blocks }: Segment): string[] =>
  blocks.flatMap(({ bucket, data }) => {
    const { hashes, ordinals } = decodeBlock(bits, bucket, data)
    return [...hashes].map((own, i) => `${own} ${ordinals[i]}`)
  })
const expected = (documents: readonly SegmentDocument[]): string[] =>
  documents
    .flatMap(({ ordinal, hashes }) => [...hashes].map((own) => ({ own, ordinal })))
    .sort((a, b) => a.own - b.own || a.ordinal - b.ordinal)
    .map(({ own, ordinal }) => `${own} ${ordinal}`)

describe('a segment', () => {
  test('holds every posting, in order', () => {
    fc.assert(
      fc.property(prints, (lists) => {
        const segment = encodeSegment(documentsOf(lists), small)
        expect(postingsOf(segment)).toEqual(expected(documentsOf(lists)))
        expect(segment.postings).toBe(postingsOf(segment).length)
        expect(segment.blocks.map(({ bucket }) => bucket)).toEqual(
          [...new Set(segment.blocks.map(({ bucket }) => bucket))].sort((a, b) => a - b),
        )
      }),
    )
  })

  test('is asked bucket by bucket', () => {
    fc.assert(
      fc.property(prints, fc.array(hash).map(sorted), (lists, wanted) => {
        const { bits, blocks } = encodeSegment(documentsOf(lists), small)
        const byBucket = bucketsOf(wanted, bits)
        expect([...byBucket.values()].flatMap((own) => [...own])).toEqual([...wanted])
        const found = blocks.flatMap(({ bucket, data }) => {
          const hits = findHits(byBucket.get(bucket) ?? new Float64Array(0), { bits, bucket, data })
          return [...hits.hashes].map((own, i) => `${own} ${hits.ordinals[i]}`)
        })
        const isWanted = new Set(wanted)
        expect(found).toEqual(expected(documentsOf(lists.map((own) => own.filter((one) => isWanted.has(one))))))
      }),
    )
  })

  test('merged is what it would be if it were made at once, without what is no longer kept', () => {
    fc.assert(
      fc.property(prints, prints, fc.func(fc.boolean()), (first, second, isKept) => {
        const all = documentsOf([...first, ...second])
        const ordinals = new Map<number, number>()
        for (const { ordinal } of all) if (isKept(ordinal)) ordinals.set(ordinal, ordinals.size)
        const inputs = [
          { ...encodeSegment(documentsOf(first), small), keep: (ordinal: number) => ordinals.get(ordinal) ?? -1 },
          { ...encodeSegment(documentsOf(second), small), keep: (ordinal: number) => ordinals.get(ordinal + first.length) ?? -1 },
        ]
        const kept = all.flatMap(({ ordinal, hashes }) => {
          const own = ordinals.get(ordinal)
          return own === undefined ? [] : [{ ordinal: own, hashes }]
        })
        const { documents: _all, ...merged } = mergeSegments(inputs, small)
        const { documents: _made, ...made } = encodeSegment(kept, small)
        expect(merged).toEqual(made)
      }),
    )
  })

  test('keeps 64 postings of a hash and notes how many documents have it; merging adds up', () => {
    const common = Array.from({ length: 100 }, (_, ordinal) => ({ ordinal, hashes: Float64Array.of(7, 1000 + ordinal) }))
    const segment = encodeSegment(common)
    expect(segment.postings).toBe(164)
    expect(segment.stopHashes).toEqual([{ hash: 7, documents: 100 }])
    const keep = (shift: number) => (ordinal: number) => ordinal + shift
    const merged = mergeSegments([
      { ...segment, keep: keep(0) },
      { ...segment, keep: keep(100) },
    ])
    expect(merged.stopHashes).toEqual([{ hash: 7, documents: 200 }])
    expect(postingsOf(merged).filter((posting) => posting.startsWith('7 '))).toHaveLength(64)
  })

  test('a merge reads its inputs as they come and tells its totals at the end', () => {
    const segment = encodeSegment([{ ordinal: 0, hashes: Float64Array.of(1, 2 ** 43) }], small)
    const read: number[] = []
    function* stream() {
      for (const block of segment.blocks) {
        read.push(block.bucket)
        yield block
      }
    }
    const merging = mergeBlocks([{ bits: segment.bits, blocks: stream(), keep: (ordinal) => ordinal }], { bits: 1 })
    const buckets: number[] = []
    let step = merging.next()
    for (; !step.done; step = merging.next()) buckets.push(step.value.bucket)
    expect(buckets).toEqual([0, 1])
    expect(read).toEqual(segment.blocks.map(({ bucket }) => bucket))
    expect(step.value).toEqual({ postings: 2, documents: 1, stopHashes: [] })
  })

  test.each([
    ['cut short', Uint8Array.of(0x80)],
    ['without an ordinal', Uint8Array.of(1)],
    ['beyond its bucket', Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0)],
  ])('a block %s is refused', (_name, data) => {
    expect(() => decodeBlock(8, 3, data)).toThrow(RangeError)
  })

  test.each([
    [0, 0],
    [63, 0],
    [128, 1],
    [64 * 1024, 10],
  ])('%i postings take %i bits', (postings, bits) => {
    expect(bitsFor(postings)).toBe(bits)
  })
})
