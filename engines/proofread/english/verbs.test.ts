import { describe, expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { agreeing, numberOfVerb, skipAdverbs } from './verbs.ts'

const numberIn = (sentence: string, word: string, isOnly = false) => {
  const tokens = analyseEnglish(sentence, 0)
  return numberOfVerb(
    tokens,
    tokens.findIndex(({ lower }) => lower === word),
    isOnly,
  )
}

describe('the number that a verb asks for', () => {
  test.each([
    ['The boys are here.', 'are', 'plural'],
    ['She has a dog.', 'has', 'singular'],
    ['He speaks well.', 'speaks', 'singular'],
    ['They understand it.', 'understand', 'plural'],
    ['They went home.', 'went', null],
    ['They put it away.', 'put', null],
    ['He further said that.', 'further', null],
    ['A big house.', 'house', null],
  ])('%s %s: %s', (sentence, word, expected) => {
    expect(numberIn(sentence, word)).toBe(expected)
  })

  test('a word that is a noun too needs a verb’s company', () => {
    expect(numberIn('Our cats play with it.', 'play')).toBe('plural')
    expect(numberIn('He answers, and phone calls.', 'calls')).toBeNull()
  })
})

test('a verb agrees in its tense and its case', () => {
  const [is, , were, , do_] = analyseEnglish('Is it? were; do', 0)
  expect([is, were, do_].flatMap((token) => (token ? [agreeing(token, 'plural'), agreeing(token, 'singular')] : []))).toContain('Are')
  const [goes] = analyseEnglish('goes', 0)
  expect(goes && agreeing(goes, 'plural')).toBe('go')
})

test('adverbs between subject and verb are skipped, "not" is no such adverb', () => {
  expect(skipAdverbs(analyseEnglish('He usually really goes.', 0), 1)).toBe(3)
  expect(skipAdverbs(analyseEnglish('He not goes.', 0), 1)).toBe(1)
})
