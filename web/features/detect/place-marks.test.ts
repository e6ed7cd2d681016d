import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedSpans, piecesOf, wordAround, type Mark } from './place-marks.ts'

const marked = (text: string, words: string, look: Mark['look']): Mark => {
  const start = text.indexOf(words)
  return { span: { start, end: start + words.length }, look }
}

describe('pieces', () => {
  const text = 'One. Two. Three. Four.'

  test('are the text, cut where marks begin and end', () => {
    const pieces = piecesOf(text, [marked(text, 'Two. Three.', 'generated'), marked(text, 'Three', 'place')])
    expect(pieces.map((piece) => [piece.text, piece.looks])).toEqual([
      ['One. ', []],
      ['Two. ', ['generated']],
      ['Three', ['generated', 'place']],
      ['.', ['generated']],
      [' Four.', []],
    ])
  })

  test('of a text without marks are the text', () => {
    expect(piecesOf(text, [])).toEqual([{ start: 0, end: text.length, text, looks: [] }])
    expect(piecesOf('', [])).toEqual([])
  })

  test('join to the text whatever the marks are, and none is drawn beyond its span', () => {
    const mark = fc.record({
      span: fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) })),
      look: fc.constantFrom('unclear' as const, 'generated' as const, 'place' as const),
    })
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(mark, { maxLength: 8 }), (own, marks) => {
        const pieces = piecesOf(own, marks)
        expect(pieces.map((piece) => piece.text).join('')).toBe(own)
        for (const piece of pieces)
          for (const look of ['unclear', 'generated', 'place'] as const)
            expect(piece.looks.includes(look)).toBe(
              marks.some(
                ({ span, look: its }) => its === look && span.end <= own.length && span.start <= piece.start && span.end >= piece.end,
              ),
            )
      }),
    )
  })
})

describe('spans in a text that was changed', () => {
  const before = 'The first passage. The second one. The third of them.'
  const spans = ['The first passage.', 'The second one.', 'The third of them.'].map((words) => ({
    words,
    ...marked(before, words, 'unclear'),
  }))
  const where = (after: string) => movedSpans(spans, { before, after }).map(({ span }) => after.slice(span.start, span.end))

  test.each([
    ['nothing', before, ['The first passage.', 'The second one.', 'The third of them.']],
    ['a word inside', before.replace('second', 'other'), ['The first passage.', 'The third of them.']],
    ['words before', `Now. ${before}`, ['The first passage.', 'The second one.', 'The third of them.']],
    ['words after', `${before} More.`, ['The first passage.', 'The second one.', 'The third of them.']],
    ['all', 'Something else altogether', []],
  ])('%s', (_what, after, expected) => {
    expect(where(after)).toEqual(expected)
  })

  test('what is left always holds the same words', () => {
    const text = fc.string({ maxLength: 40 })
    fc.assert(
      fc.property(text, text, fc.nat(40), fc.nat(40), (one, other, a, b) => {
        const span = { start: Math.min(a, b, one.length), end: Math.min(Math.max(a, b), one.length) }
        for (const { span: now } of movedSpans([{ span }], { before: one, after: other }))
          expect(other.slice(now.start, now.end)).toBe(one.slice(span.start, span.end))
      }),
    )
  })
})

test.each([
  ['a wo\u200brd here', 4, 5, 'wo\u200brd'],
  ['first', 0, 1, 'first'],
  ['end \u200b', 4, 5, '\u200b'],
])('the word around a place of %j', (text, start, end, expected) => {
  const span = wordAround(text, { start, end })
  expect(text.slice(span.start, span.end)).toBe(expected)
})
