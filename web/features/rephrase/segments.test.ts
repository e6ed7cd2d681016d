import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { makeResultState, resultReducer } from './result-state.ts'
import { anyResult, drawn } from './sample-result.ts'
import { keptIn, toParagraphs, type Paragraph, type Piece } from './segments.ts'
import type { ShownResult } from './shown-result.ts'

/** The pieces written as a picture: `{word}` changed, `[ ]` restructured, `#kept#`, `~gone~`, `=own=`; `|` between sentences, `¶` between paragraphs. */
const pictureOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ sentences }) => sentences.map(({ pieces }) => pieces.map(draw).join('')).join('|')).join('¶')

function draw(piece: Piece): string {
  if (piece.kind === 'change')
    return piece.change.kind === 'clause' ? `[${piece.pieces.map(draw).join('')}]` : `{${piece.pieces.map(draw).join('')}}`
  const frames = { plain: '', kept: '#', own: '=', gone: '~' }
  return frames[piece.kind] + piece.text + frames[piece.kind]
}

describe('a result in pieces', () => {
  test.each([
    ['We {use>employ} it. It {works>runs}.', 'We {employ} it.| |It {runs}.'],
    ['[It is {big>large} #now#] still.', '[It is {large} #now#] still.'],
    ['It is <very >good.', 'It is ~very ~good.'],
    ['It is<, I think>.', 'It is~, I think~.'],
    ['[It is {big>large} <now>] still.', '[It is {large} ~now~] still.'],
    ['One. <Two goes. >Three.', 'One.| |~Two goes. ~|Three.'],
    ['One.< Two goes.>', 'One.|~ Two goes.~'],
    ['One. <Two goes.>', 'One.| |~Two goes.~'],
    ['One {a>b}.\n\nTwo.', 'One {b}.|\n¶\n¶Two.'],
    ['then #t# a<b>.', 'then #t# a~ b~.'],
  ])('%s', (picture, expected) => {
    expect(pictureOf(toParagraphs(drawn(picture)))).toBe(expected)
  })

  test('shows what the reader wrote', () => {
    const state = resultReducer(makeResultState(drawn('It {works>runs}.')), { type: 'type', text: 'It runs. Well.' })
    expect(pictureOf(toParagraphs(state.present))).toBe('It {runs}.|= Well.=')
  })

  test.each([
    ['It runs. Well.\nMore, too.\n', 'It {runs}.|= Well.\n=¶=More, too.\n='],
    ['It runs on.', 'It {runs}= on=.'],
    ['It runs', 'It {runs}'],
  ])('shows what the reader wrote over ends of sentences and lines: %j', (text, expected) => {
    const state = resultReducer(makeResultState(drawn('It {works>runs}.')), { type: 'type', text })
    expect(pictureOf(toParagraphs(state.present))).toBe(expected)
  })

  test('shows a dropped sentence even when no change reports it', () => {
    const whole = drawn('One. <Two goes. >Three.')
    const silent = { ...whole, changes: [] }
    expect(pictureOf(toParagraphs(silent))).toBe('One.| |~Two goes. ~|Three.')
  })

  test('finds kept words of a rearranged sentence once each', () => {
    const result: ShownResult = {
      source: '5 of 5.',
      text: 'Of 5, 5.',
      changes: [],
      own: [],
      locked: [
        { start: 0, end: 1 },
        { start: 5, end: 6 },
      ],
      sentences: [{ source: { start: 0, end: 7 }, output: { start: 0, end: 8 }, isChanged: true, isDropped: false, isChosen: false }],
    }
    expect(keptIn(result)).toEqual([
      { start: 3, end: 4 },
      { start: 6, end: 7 },
    ])
  })
})

const leaves = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) => (piece.kind === 'change' ? leaves(piece.pieces) : [piece]))
const changeIds = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'change' ? [piece.change.id, ...changeIds(piece.pieces)] : piece.kind === 'gone' ? [piece.change.id] : [],
  )

test('the pieces are the text, and every change stands once', () => {
  fc.assert(
    fc.property(anyResult, (shown) => {
      const pieces = toParagraphs(shown).flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.pieces))
      const ends = leaves(pieces).filter(({ kind }) => kind !== 'gone')
      expect(ends.map((piece) => textAt(shown.text, piece.span)).join('')).toBe(shown.text)
      expect(changeIds(pieces).toSorted()).toEqual(shown.changes.map(({ id }) => id).toSorted())
    }),
    { numRuns: 300 },
  )
})
