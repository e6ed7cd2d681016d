import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketWidth, decodeBlock } from './block.ts'
import { bucketsOf, encodeSegment, findHits } from './segment.ts'
import { scanBlock } from './scan-block.ts'

const hash = fc.oneof(fc.integer({ min: 0, max: 2 ** 44 - 1 }), fc.integer({ min: 0, max: 300 }))
const documents = fc
  .array(fc.array(hash, { maxLength: 30 }), { minLength: 1, maxLength: 40 })
  .map((lists) => lists.map((hashes, ordinal) => ({ ordinal: ordinal * 70_001, hashes: Float64Array.from(new Set(hashes)).sort() })))

test('finds what unpacking the whole block finds', () => {
  fc.assert(
    fc.property(documents, fc.array(hash, { maxLength: 20 }), fc.integer({ min: 0, max: 999 }), (indexed, others, pick) => {
      const { bits, blocks } = encodeSegment(indexed, { postingsPerBlock: 4 })
      const own = indexed[pick % indexed.length]?.hashes ?? []
      const wanted = bucketsOf(Float64Array.from(new Set([...own, ...others])).sort(), bits)
      for (const { bucket, data } of blocks) {
        const sought = wanted.get(bucket) ?? new Float64Array()
        const scanned: (readonly [number, number])[] = []
        scanBlock({ bits, bucket, data, wanted: sought }, (found, ordinal) => scanned.push([found, ordinal]))
        const { hashes, ordinals } = findHits(sought, { bits, bucket, data })
        expect(scanned).toEqual(Array.from(hashes, (one, i) => [one, ordinals[i]]))
      }
    }),
  )
})

test('ends on bytes that no block has', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (data) => {
      scanBlock({ bits: 0, bucket: 0, data, wanted: Float64Array.from([0, 5, bucketWidth(0) - 1]) }, () => undefined)
    }),
  )
  expect(() => decodeBlock(0, 0, Uint8Array.from([128]))).toThrow(RangeError)
})
