import { expect, test } from 'vitest'
import { loadOwnWords, parseOwnWords } from './own-words.ts'
import { writtenLanguages } from './written.gen.ts'

test('a list holds words, some with a model after a slash', () => {
  expect(parseOwnWords('\n  podcast/kalap online\n')).toEqual([
    { word: 'podcast', like: 'kalap' },
    { word: 'online', like: null },
  ])
})

test.each(Object.keys(writtenLanguages))('the list of %s can be loaded and holds words only', async (code) => {
  for (const { word } of await loadOwnWords(code)) expect(word).toMatch(/^\p{L}[\p{L}\p{M}·'-]*$/u)
})

test('a language without a list has no words', async () => {
  expect(await loadOwnWords('xx')).toEqual([])
})
