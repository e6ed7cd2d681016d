import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { emptyLists, readLists, withOff, withoutOff, withoutWord, withWord, writeLists } from './own-lists.ts'
import { dialectsOf, emptyDraft, isDraft, regionName } from './settings.ts'

test('the variants are those that the engine knows', () => {
  for (const code of textLanguageCodes) {
    const tags = writtenLanguages[code].dialects.map(({ tag }) => tag)
    expect([code, dialectsOf(code)]).toEqual([code, tags.length > 1 ? tags : []])
  }
})

test('countries are named in the language of the page', () => {
  expect([regionName('en-GB', 'en'), regionName('pt-BR', 'de')]).toEqual(['UK', 'Brasilien'])
})

test.each([
  [true, emptyDraft],
  [true, { ...emptyDraft, text: 'x', language: 'hu', dialect: 'en-GB', dismissed: ['a'] }],
  [false, { ...emptyDraft, language: 'xx' }],
  [false, { ...emptyDraft, dismissed: [1] }],
  [false, null],
  [false, { text: 'x' }],
])('a draft: %s %o', (is, value) => {
  expect(isDraft(value)).toBe(is)
})

describe('the writer’s own lists', () => {
  test('words are kept once, in order', () => {
    const lists = ['Tinta', 'azure', ' ', 'tinta', 'x'.repeat(101)].reduce(withWord, emptyLists)
    expect(lists.words).toEqual(['azure', 'Tinta'])
    expect(withoutWord(lists, 'azure').words).toEqual(['Tinta'])
    expect(withWord(lists, 'tinta')).toBe(lists)
  })

  test('rules are off until they are switched on again', () => {
    const lists = withOff(emptyLists, { rule: 'any/dash', title: 'Dash' })
    expect(withOff(lists, { rule: 'any/dash', title: 'Dash' })).toBe(lists)
    expect(withoutOff(lists, 'any/dash')).toEqual(emptyLists)
  })

  test('are read as they were written, and empty when they cannot be read', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const lists = withOff(withWord(emptyLists, 'Tinta'), { rule: 'any/dash', title: 'Dash' })
    writeLists(lists, storage)
    expect(readLists(storage)).toEqual(lists)
    for (const key of kept.keys()) kept.set(key, '{"words":[1]}')
    expect(readLists(storage)).toEqual(emptyLists)
    expect(readLists(null)).toEqual(emptyLists)
  })
})
