import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

async function rowsOf(...pieces: readonly string[]): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const row of readCsv(each(pieces))) rows.push(row)
  return rows
}

async function* each(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}

test.each([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa,""\n\n"b, ""c""\n d",e',
    [
      ['a', ''],
      ['b, "c"\n d', 'e'],
    ],
  ],
  ['', []],
  ['a,\n', [['a', '']]],
])('%j', async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows)
})

test('a file that breaks off inside quotation marks is refused', async () => {
  await expect(rowsOf('a,"b\n')).rejects.toThrow('breaks off')
})

test('whatever is written is read, however the file is cut into pieces', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') })
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(table, fc.nat(), async (rows, seed) => {
      const text = rows.map((row) => `${row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')}\n`).join('')
      const size = 1 + (seed % 5)
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
      expect(await rowsOf(...pieces)).toEqual(rows)
    }),
  )
})
