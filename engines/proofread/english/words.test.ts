import { expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { articleOf, isProse, lowerFirst, upperFirst, withBefore } from './words.ts'

test('puts words before a word, with the capital of the sentence', () => {
  const [first, second] = analyseEnglish('Computer science', 0)
  expect(first && withBefore('the', first, true)).toBe('The computer')
  expect(second && withBefore(articleOf(second.text), second, false)).toBe('a science')
})

test('keeps acronyms and I', () => {
  expect(lowerFirst('USA')).toBe('USA')
  expect(lowerFirst('I')).toBe('I')
  expect(lowerFirst('Dog')).toBe('dog')
  expect(upperFirst('dog')).toBe('Dog')
})

test('tells running text from a heading', () => {
  expect(isProse(analyseEnglish('She is here.', 0))).toBe(true)
  expect(isProse(analyseEnglish('A short history of tea', 0))).toBe(false)
})
