import { expect, test } from 'vitest'
import { ranksOf, readOnboard, readWordList } from './ranks.ts'

test('counts of encyclopaedias are put in order; small and capital letters count together, marks and digits not at all', () => {
  const content = '\\data\\\nngram 1=6\n\n\\1-grams:\n1 <s>\n9 -fach\n40 der\n30 Der\n50 die\n8 2nd\n5 Haus\n\n\\2-grams:\n99 der Hund\n'
  expect(readOnboard(content, 'de')).toEqual(['der', 'die', 'haus'])
})

test('a file without counts is an error', () => expect(() => readOnboard('words', 'de')).toThrow('no counts'))

test('a list is taken in its order', () => expect(readWordList('A\nnem\n\na\nkö2\n', 'hu')).toEqual(['a', 'nem']))

test('a dictionary form has the rank of its commonest form, where that is a form of nothing else', () => {
  const lemmas = new Map([
    ['results', ['result']],
    ['does', ['do', 'doe']],
  ])
  const ranks = ranksOf([['does', 'results', 'result'], ['result']], (form) => lemmas.get(form) ?? [])
  expect([...ranks]).toEqual([
    ['does', 1],
    ['results', 2],
    ['result', 1],
  ])
})
