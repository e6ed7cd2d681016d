import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

test.each([
  ['UTF-8', [0xc5, 0x91], 'hu', 'ő'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'en', 'a'],
  ['UTF-16', [0xff, 0xfe, 0x51, 0x01], 'en', 'ő'],
  ['UTF-16, the other way round', [0xfe, 0xff, 0x01, 0x51], 'en', 'ő'],
  ['old Hungarian', [0x6b, 0xf5], 'hu', 'kő'],
  ['old Turkish', [0xfe], 'tr', 'ş'],
  ['old German', [0xfc], 'de', 'ü'],
] as const)('%s', async (_name, bytes, locale, text) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]), locale)).toBe(text)
})

test('a file that is gone is none', async () => {
  const gone = new Blob(['a'])
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await textOfFile(gone, 'en')).toBeNull()
})
