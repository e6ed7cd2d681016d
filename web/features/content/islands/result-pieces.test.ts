import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RephraseResult } from '#tools/rephrase/contract.ts'
import { resultPieces } from './result-pieces.ts'

type Change = RephraseResult['changes'][number]
const change = (start: number, end: number, kind: Change['kind'] = 'word'): Change => ({
  id: `${start}-${end}`,
  rule: 'en/rule',
  kind,
  reason: 'plainer',
  source: { start: 0, end: 1 },
  output: { start, end },
  from: 'a',
  to: 'b',
  alternatives: [],
})

const written = (text: string, changes: readonly Change[]): string =>
  resultPieces({ text, changes: [...changes] })
    .map((piece) => (piece.kind === null ? piece.text : piece.kind === 'moved' ? `{${piece.text}}` : `[${piece.text}]`))
    .join('')

test.each([
  ['He often goes.', [], 'He often goes.'],
  ['He often goes.', [change(3, 8)], 'He [often] goes.'],
  ['He often goes.', [change(9, 13), change(3, 8)], 'He [often] [goes].'],
  ['He often goes.', [change(0, 14, 'clause')], '{He often goes.}'],
  ['He often goes.', [change(0, 14, 'clause'), change(3, 8)], 'He [often] goes.'],
  ['He often goes.', [change(3, 3, 'drop')], 'He often goes.'],
  ['He often goes.', [change(9, 40)], 'He often goes.'],
])('%j with %j', (text, changes, expected) => expect(written(text, changes)).toBe(expected))

test('the pieces are the text, and each change is whole or not marked', () => {
  const anyChange = fc.tuple(fc.nat(30), fc.nat(12)).map(([start, length]) => change(start, start + length))
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(anyChange, { maxLength: 8 }), (text, changes) => {
      const pieces = resultPieces({ text, changes })
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      const spans = new Set(changes.map(({ output: { start, end } }) => text.slice(start, end)))
      expect(pieces.filter(({ kind }) => kind !== null).every((piece) => spans.has(piece.text))).toBe(true)
    }),
  )
})
