import { expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { askedWord } from './asked-word.ts'

/** What is asked for in a text whose selection stands between « and », or whose caret at |. */
function asked(marked: string, language: TextLanguage | 'detect'): string | null {
  const text = marked.replaceAll(/[«»|]/g, '')
  const start = marked.search(/[«|]/)
  const end = marked.includes('»') ? marked.indexOf('»') - 1 : start
  const span = askedWord({ text, selection: { start, end }, language })
  return span && textAt(text, span)
}

test.each<readonly [string, TextLanguage | 'detect', string | null]>([
  ['Many «studies» show it.', 'en', 'studies'],
  ['Many «studies »show it.', 'en', 'studies'],
  ['Many stud|ies show it.', 'en', 'studies'],
  ['Many |studies show it.', 'en', 'studies'],
  ['Many studies|.', 'en', 'studies'],
  ['Many  |  studies.', 'en', null],
  ['It may «lead to» more.', 'en', 'lead to'],
  ['«It may lead to more»', 'en', null],
  ['One\n«two\nthree»', 'en', null],
  ['Voici «l’étude» faite.', 'fr', 'étude'],
  ['Voici l’ét|ude faite.', 'fr', 'étude'],
  ['It «doesn’t» matter.', 'en', 'doesn’t'],
  ['A «well-known» one.', 'detect', 'well-known'],
  ['A«, »b', 'en', null],
  ['|', 'detect', null],
])('%s in %s: %s', (marked, language, word) => {
  expect(asked(marked, language)).toBe(word)
})

test('a word far into a long text is found', () => {
  const text = `${'word '.repeat(5_000)}target`
  expect(askedWord({ text, selection: { start: text.length, end: text.length }, language: 'en' })).toEqual({
    start: text.length - 6,
    end: text.length,
  })
})
