import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '../problem.ts'
import { jsonLines, LineError } from './json-lines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function linesOf(content: string | Uint8Array): Promise<readonly (readonly [number: number, read: unknown])[]> {
  const file = path.join(folder, 'a.jsonl')
  writeFileSync(file, content)
  const lines: (readonly [number, unknown])[] = []
  for await (const { number, parse } of jsonLines(file)) {
    try {
      lines.push([number, parse()])
    } catch (error) {
      lines.push([number, error instanceof AppError ? error.problem.code : error instanceof LineError ? error.message : error])
    }
  }
  return lines
}

const line = (rest: object): string => JSON.stringify({ title: 'A', text: 'Words.', ...rest })

test.each([
  [
    'a document',
    line({ year: 2020, url: 'https://a.example/b', language: 'hu' }),
    { title: 'A', text: 'Words.', year: 2020, url: 'https://a.example/b', language: 'hu' },
  ],
  ['authors in a list', line({ authors: ['Ann B', 'Cid D'] }), { title: 'A', text: 'Words.', authors: 'Ann B, Cid D' }],
  ['no JSON', 'word', 'Line 1: not JSON.'],
  ['half a line', '{"title":', 'Line 1: not JSON.'],
  ['bytes that are no UTF-8', Buffer.from('"\xff"', 'latin1'), 'Line 1: not JSON.'],
  ['no text', '{"title":"A"}', expect.stringContaining('Line 1: text: ')],
  ['a language that is none of ours', line({ language: 'xx' }), expect.stringContaining('Line 1: language: ')],
  ['an address that is none', line({ url: 'here' }), expect.stringContaining('Line 1: url: ')],
  ['only spaces', line({ text: ' \n' }), 'file-empty'],
  ['more than a book', line({ text: 'word '.repeat(400_001) }), 'text-too-long'],
  ['more than a file', `"${'a'.repeat(21 * 2 ** 20)}"`, 'file-too-large'],
] as const)('%s', async (_, content, read) => {
  expect(await linesOf(content)).toEqual([[1, read]])
})

test('lines are counted as editors count them, whatever their ends are, and empty ones are passed over', async () => {
  const ends = fc.constantFrom('\n', '\r\n')
  const content = fc.array(fc.tuple(fc.constantFrom('', '  ', line({ text: 'é😀 word' })), ends), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(content, async (lines) => {
      const expected = lines.flatMap(([text], index) => (text.trim() === '' ? [] : [index + 1]))
      expect((await linesOf(lines.map((pair) => pair.join('')).join(''))).map(([number]) => number)).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})
