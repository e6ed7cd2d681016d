import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { nearestPath, slipsBetween } from './nearest-path.ts'

const real = ['/', '/paraphrase-text', '/premium', '/hu/szoveg-atfogalmazas', '/hu']

test.each([
  ['/paraphrase-txet', '/paraphrase-text', 'txet', 'text'],
  ['/paraphrase-tex', '/paraphrase-text', 'tex', 'text'],
  ['/parphrase-text', '/paraphrase-text', 'parphrase', 'paraphrase'],
  ['/Premiun', '/premium', 'Premiun', 'premium'],
  ['/hu/szoveg-atfogalmazasa', '/hu/szoveg-atfogalmazas', 'atfogalmazasa', 'atfogalmazas'],
  ['/paraphrasetext', '/paraphrase-text', 'paraphrasetext', 'paraphrase-text'],
])('%s means %s: %s should be %s', (given, path, wrong, right) => {
  const near = nearestPath(given, real)
  expect(near?.path).toBe(path)
  expect(near && textAt(given, near.wrong)).toBe(wrong)
  expect(near && textAt(near.path, near.right)).toBe(right)
})

test.each(['/nothing-like-it', '/hv', '/x', '/premium', '/blog', `/${'a'.repeat(500)}`])('%s has no near address', (given) => {
  expect(nearestPath(given, real)).toBeNull()
})

describe('slips', () => {
  test.each([
    ['text', 'text', 0],
    ['txet', 'text', 1],
    ['tet', 'text', 1],
    ['texxt', 'text', 1],
    ['tixt', 'text', 1],
    ['', 'abc', 3],
    ['a', 'abcdefgh', Number.POSITIVE_INFINITY],
  ])('%s and %s differ by %d', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips)
    expect(slipsBetween(b, a)).toBe(slips)
  })
})

test('both parts lie inside their paths, whatever was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...real), fc.nat(30), fc.string({ maxLength: 2 }), (path, at, typed) => {
      const given = path.slice(0, at) + typed + path.slice(at)
      const near = nearestPath(given, real)
      if (!near) return
      expect(near.wrong.start).toBeLessThanOrEqual(near.wrong.end)
      expect(near.wrong.end).toBeLessThanOrEqual(given.length)
      expect(near.right.end).toBeLessThanOrEqual(near.path.length)
      expect(near.path.slice(0, near.right.start)).toBe(given.slice(0, near.wrong.start).toLowerCase())
    }),
  )
})
