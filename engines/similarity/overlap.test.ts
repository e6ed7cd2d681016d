import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { findSharedRuns, similarity } from './overlap.ts'

describe('similarity', () => {
  test.each([
    ['the same text', 'Sleep helps people to learn.', 'Sleep helps people to learn.', 1],
    ['no word in common', 'Rest supports memory.', 'Cats chase small birds.', 0],
    ['case and marks do not count', 'SLEEP helps, people to learn!', 'sleep helps people to learn', 1],
    ['two shared words are no run', 'Sleep helps memory', 'Sleep helps birds', 0],
    ['a run of four in eight words', 'We know that sleep helps old people learn', 'They say that sleep helps old dogs', 0.5],
    ['one word, unchanged', 'Sleep', 'Sleep', 1],
    ['two words, unchanged but for a mark', 'Sleep helps.', 'sleep helps', 1],
    ['two words of a longer text', 'helps people', 'Sleep helps people to learn.', 1],
    ['two words in another order', 'people helps', 'Sleep helps people to learn.', 0],
    ['two words, one of them new', 'Sleep supports', 'Sleep helps', 0],
    ['the same marks without a word', '?!', '?!', 1],
    ['nothing', '', 'Sleep helps people to learn.', 0],
    ['no words at all', '?!', 'Sleep helps people to learn.', 0],
  ])('%s', (_name, checked, source, share) => {
    expect(similarity(checked, source)).toBeCloseTo(share, 5)
  })

  test('a word counts once, however often its run stands in the source', () => {
    expect(similarity('one two three', 'one two three. one two three. one two three')).toBe(1)
    expect(similarity('one two three one two three', 'one two three')).toBe(0.5)
  })

  test('a long repeated text ends in time that grows with its length', () => {
    const text = 'the same three words again and again '.repeat(400)
    expect(similarity(text, text)).toBeGreaterThan(0.95)
  })
})

describe('findSharedRuns', () => {
  const words = fc.array(fc.constantFrom('ink', 'pen', 'sheet', 'desk', 'line', 'word'), { maxLength: 40 }).map((list) => list.join(' '))

  test('runs say the same on both sides and no word is used twice', () => {
    fc.assert(
      fc.property(words, words, (first, second) => {
        const covered = new Set<number>()
        for (const run of findSharedRuns(first, second)) {
          expect(textAt(first, run.inFirst)).toBe(textAt(second, run.inSecond))
          for (let i = run.inFirst.start; i < run.inFirst.end; i++) {
            expect(covered.has(i)).toBe(false)
            covered.add(i)
          }
        }
      }),
    )
  })

  test('the share is between 0 and 1, and 1 for a text with itself', () => {
    fc.assert(
      fc.property(words, words, (first, second) => {
        const share = similarity(first, second)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(similarity(first, first)).toBe(1)
      }),
    )
  })
})
