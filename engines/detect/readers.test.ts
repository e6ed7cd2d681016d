import { expect, test } from 'vitest'
import { families, sharedFamilies } from './features.ts'
import { readerOf, readStretch, stretchesOf } from './readers.ts'
import { findTokens } from './tokens.ts'

const tokens = findTokens('Il pleut encore, et le chat dort. '.repeat(40), [{ start: 0, end: 34 * 40 }])

test.each([
  ['en', families],
  ['fr', sharedFamilies],
  ['tr', sharedFamilies],
] as const)('%s is read by the families of its models', (language, wanted) => {
  const reader = readerOf(language)
  expect(reader.families).toEqual(wanted)
  expect(Object.keys(readStretch(tokens, reader).vectors)).toEqual([...wanted])
})

test('stretches hold every token once, and are about equally long', () => {
  const stretches = stretchesOf(tokens, 100)
  expect(stretches.flat()).toEqual(tokens)
  expect(new Set(stretches.map(({ length }) => Math.round(length / 10))).size).toBe(1)
})
