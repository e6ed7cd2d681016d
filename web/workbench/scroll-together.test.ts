import { expect, test } from 'vitest'
import { matchingScroll, type TextPane } from './scroll-together.ts'

const pairs = [0, 10, 20].map((start) => ({ source: { start, end: start + 10 }, output: { start: start * 2, end: start * 2 + 20 } }))
const pane = (scrollTop: number, tops: Readonly<Record<number, number>>): TextPane => ({ scrollTop, topOf: (place) => tops[place] ?? null })
const original = (scrollTop: number) => ({ pane: pane(scrollTop, { 0: 0, 10: 100, 20: 200 }), side: 'source' as const })
const result = { pane: pane(0, { 0: 0, 20: 160, 40: 300 }), side: 'output' as const }

test.each([
  ['at the top', 0, 0],
  ['at a sentence', 100, 160],
  ['half way through a sentence', 150, 230],
  ['in the last sentence', 220, 320],
])('the other pane follows %s', (_, scrollTop, expected) => {
  expect(matchingScroll(pairs, original(scrollTop), result)).toBe(expected)
})

test('a place that is not drawn leaves the other pane alone', () => {
  expect(matchingScroll(pairs, { pane: pane(50, {}), side: 'source' }, result)).toBeNull()
})
