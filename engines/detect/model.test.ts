import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handModel } from './hand-model.ts'
import { parseModel, toModelBytes } from './model.ts'
import type { DetectorModel } from './model.ts'

const model = handModel('It is important to note that this plays a crucial role.', 'well i dunno mate')
const bytes = toModelBytes(model)

test('a model is read as it was written', () => {
  expect(parseModel(bytes)).toEqual(model)
})

test('the same model has the same bytes', () => {
  expect(Buffer.from(toModelBytes(parseModel(bytes))).equals(bytes)).toBe(true)
})

test('bytes in the middle of a larger buffer are read, and kept apart from it', () => {
  const buffer = Buffer.concat([Buffer.from('abc'), bytes])
  const read = parseModel(buffer.subarray(3))
  buffer.fill(0)
  expect(read).toEqual(model)
})

describe('bytes that are no model are refused', () => {
  test.each([
    ['none', new Uint8Array(), /no detector model/],
    ['others', new TextEncoder().encode('{"language":"en"} and so on'), /no detector model/],
    ['of another format', bytes.with(8, 9), /format 9/],
    ['cut off in the head', bytes.subarray(0, 40), /cut off/],
    ['cut off in the weights', bytes.subarray(0, bytes.length - 1), /cut off/],
    ['with one more', Uint8Array.from([...bytes, 0]), /cut off/],
    ['with a weight changed', bytes.with(bytes.length - 5, 77), /damaged/],
  ])('%s', (_, broken, message) => {
    expect(() => parseModel(broken)).toThrow(message)
  })

  test('wherever one byte of the weights is wrong', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 * (1 << 17) - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const place = bytes.length - 1 - at
        expect(() => parseModel(bytes.with(place, ((bytes[place] ?? 0) + by) & 255))).toThrow('damaged')
      }),
      { numRuns: 20 },
    )
  })
})

describe('heads that contradict themselves are refused', () => {
  const withHead = (change: Partial<DetectorModel>): Uint8Array => toModelBytes({ ...model, ...change })
  test.each([
    ['no bands', { bands: [] }, /no bands/],
    ['bands out of order', { bands: model.bands.toReversed() }, /out of order/],
    ['signs below none', { bands: [{ wordsFrom: 120, signs: -3, none: 1 }] }, /contradict/],
    ['a bound that is no number', { bands: [{ wordsFrom: 120, signs: Number.NaN, none: 1 }] }, /no number for "signs"/],
    ['passages the wrong way round', { passages: { generated: 0, human: 1 } }, /contradict/],
    ['a share above one', { calibration: [{ score: 0, low: 0.5, high: 1.5 }] }, /contradict/],
    ['no language', { language: '' }, /no "language"/],
  ])('%s', (_, change, message) => {
    expect(() => parseModel(withHead(change))).toThrow(message)
  })
})
