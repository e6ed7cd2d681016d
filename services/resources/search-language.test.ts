import { expect, test } from 'vitest'
import type { FindWordsTask } from '#tools/find/find-task.ts'
import { searchLanguage } from './search-language.ts'

const task = (given: Partial<FindWordsTask>): FindWordsTask => ({ text: '', mode: 'sentence', language: 'detect', ...given })
const greek = 'Ένα κείμενο στα ελληνικά για τον ύπνο και τη μνήμη.'

test.each<readonly [Partial<FindWordsTask>, string]>([
  [{ text: 'Az alváshiány rontja a serdülők memóriáját és iskolai teljesítményét.' }, 'hu'],
  [{ text: 'Schlafmangel', language: 'de' }, 'de'],
  [{ text: greek, mode: 'topic' }, 'en'],
  [{ text: greek, keyWords: ['ύπνος'] }, 'en'],
])('%o is searched for in %s', async (given, language) => expect(await searchLanguage(task(given))).toBe(language))

test('a text in a language that nobody here knows is refused', async () => {
  await expect(searchLanguage(task({ text: greek }))).rejects.toMatchObject({ problem: { code: 'language-not-supported' } })
})
