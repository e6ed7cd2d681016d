import { describe, expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { clauseStarts } from './clauses.ts'
import { subjectAt } from './subject.ts'

const read = (sentence: string) => {
  const tokens = analyseEnglish(sentence, 0)
  const subject = subjectAt(tokens, 0)
  return subject && [tokens[subject.verb]?.text, subject.number]
}

describe('long subjects', () => {
  test.each([
    ['The list of items for the trip is long.', 'is', 'singular'],
    ['The man standing behind the two girls is my uncle.', 'is', 'singular'],
    ['The film that we watched with our friends was boring.', 'was', 'singular'],
    ['The letters my grandmother wrote during the war were found.', 'were', 'plural'],
    ['My uncle, who owns two shops, has no time.', 'has', 'singular'],
    ['The best way to learn words is to read.', 'is', 'singular'],
    ['My sister and I were late.', 'were', 'plural'],
    ['Every man and woman has a vote.', 'has', 'singular'],
    ['Living in big cities has advantages.', 'has', 'singular'],
    ['Bread and butter is good.', 'is', null],
    ['My brother or my parents are coming.', 'are', null],
  ])('%s', (sentence, verb, number) => {
    expect(read(sentence)).toEqual([verb, number])
  })

  test.each(['The man who thinks the boys are lazy is wrong.', 'Not only the boys came.', 'On the table are two books.'])(
    'declines %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )
})

test('clauses begin at the start, after conjunctions and after an opening', () => {
  const tokens = analyseEnglish('In my view, the boys know that the girls left because the bus was late.', 0)
  expect(clauseStarts(tokens).map((start) => tokens[start]?.text)).toEqual(expect.arrayContaining(['In', 'the']))
  expect(clauseStarts(tokens)).toHaveLength(4)
})
