import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { normalForm } from '../text/words.ts'
import type { FoundRecord } from './found-record.ts'
import { findMatches, matchRecord, type Sought, type SoughtWord } from './match-words.ts'

const stem = (word: string): string => normalForm(word).slice(0, 5)
const sought = (word: string, weight = 1): SoughtWord => ({ word, stems: word.split(' ').map(stem), weight, stem })
const record = (given: Partial<FoundRecord> = {}): FoundRecord => ({
  index: 'crossref',
  place: 0,
  item: {},
  kind: 'article',
  year: null,
  language: null,
  title: '',
  abstract: null,
  subjects: [],
  openAccessUrl: null,
  url: null,
  citations: null,
  keptId: null,
  keys: [],
  ...given,
})

describe('places of key words', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['memory', 'Memories of a memory', ['Memories', 'memory']],
    ['adolescent', 'Adolescents and adolescence', ['Adolescents', 'adolescence']],
    ['memory consolidation', 'Consolidation of new memory', ['Consolidation of new memory']],
    ['memory consolidation', 'Memory is a matter of slow consolidation', []],
    ['sleep', 'Asleep', []],
    ['sleep sleep', 'sleep', []],
  ])('%s in "%s"', (word, text, wanted) => {
    expect(findMatches(text, [sought(word)]).map(({ span }) => text.slice(span.start, span.end))).toEqual(wanted)
  })

  test('lie within any text, in its order, and hold the words', () => {
    const words = [sought('sleep'), sought('memory loss'), sought('été')]
    const piece = fc.constantFrom('sleep', 'memory', 'loss', 'été', 'of', '🙂', '\ud83d', '. ', ' ')
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ')
        const found = findMatches(text, words)
        expect(found.map(({ span }) => span.start)).toEqual(found.map(({ span }) => span.start).toSorted((a, b) => a - b))
        for (const { word, span } of found) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(text.length)
          const stems = text
            .slice(span.start, span.end)
            .split(/[^\p{L}\p{M}\p{N}'’.‐‑-]+/u)
            .map(stem)
          expect(stems).toEqual(expect.arrayContaining(word.split(' ').map(stem)))
        }
      }),
    )
  })
})

describe('a record', () => {
  const sets: readonly Sought[] = [[sought('naps', 3), sought('memory', 1)]]
  test('is held by shares of weight, and shows the sentence that has most', () => {
    const found = matchRecord(
      record({ title: 'On memory', abstract: 'Cats sleep. Naps are good for memory. Memory fades.', subjects: ['naps'] }),
      sets,
      writtenLanguages.en,
    )
    expect(found).toMatchObject({
      passage: 'Naps are good for memory.',
      matched: ['naps', 'memory'],
      shares: { whole: 1, title: 0.25, passage: 1 },
      titleMatches: [{ word: 'memory', span: { start: 3, end: 9 } }],
      passageMatches: [{ word: 'naps' }, { word: 'memory', span: { start: 18, end: 24 } }],
    })
  })

  test('without a match shows the first sentence, and nothing without an abstract', () => {
    expect(matchRecord(record({ title: 'x', abstract: 'First. Second.' }), sets, writtenLanguages.en)).toMatchObject({
      passage: 'First.',
      matched: [],
    })
    expect(matchRecord(record({ title: 'x' }), sets, writtenLanguages.en).passage).toBeNull()
  })

  test('in English answers English words whole, though it has none of the text’s own', () => {
    const own: Sought = [sought('memória'), sought('alváshiány')]
    const english: Sought = [sought('memory'), sought('sleep')]
    const { shares, matched } = matchRecord(record({ title: 'Sleep and memory' }), [own, english], writtenLanguages.en)
    expect([shares.whole, matched]).toEqual([1, ['memory', 'sleep']])
  })
})
