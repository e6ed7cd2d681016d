import { expect, test } from 'vitest'
import { placeNotes } from './place-notes.ts'

const cards = (...wanted: readonly number[]) => wanted.map((top, i) => ({ id: String(i), wanted: top, height: 40 }))

test.each([
  ['each beside its paragraph', cards(0, 100, 200), null, [0, 100, 200]],
  ['those of one paragraph below each other', cards(0, 0, 0, 200), null, [0, 50, 100, 200]],
  ['pushed down by the paragraph before', cards(0, 0, 0, 60), null, [0, 50, 100, 150]],
  ['never above the top', cards(-14, 20), null, [0, 50]],
  ['the active one beside its line, those before it moved up', cards(0, 100, 100, 130), '3', [0, 50, 100, 150]],
  ['as near to its line as those before it allow', cards(0, 0, 10), '2', [0, 50, 100]],
  ['those after it below', cards(0, 0, 0), '0', [0, 50, 100]],
])('%s', (_case, given, active, tops) => {
  expect(placeNotes(given, active, 10)).toEqual(tops)
})

test('no two cover each other', () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ id: String(i), wanted: Math.floor(i / 7) * 90, height: i === 33 ? 220 : 40 }))
  const tops = placeNotes(many, '33', 8)
  for (const [i, { height }] of many.slice(0, -1).entries()) expect((tops[i + 1] ?? 0) - (tops[i] ?? 0)).toBeGreaterThanOrEqual(height + 8)
})
