import { expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { findFrames } from './frames.ts'

test('finds what a frame says and leaves what an earlier frame has', () => {
  const find = findFrames([
    ['[ the same ] same', 'the'],
    ['[ same ] #NOUN', 'the same'],
  ])
  expect(find(analyseEnglish('We have same problem.', 0))).toEqual([{ from: 2, to: 3, suggestions: ['the same'] }])
  expect(find(analyseEnglish('We have it.', 0))).toEqual([])
})

test('gives the capital to the word that begins the sentence then', () => {
  const find = findFrames([['[ the ] my', '']])
  expect(find(analyseEnglish('The my house is here.', 0))).toEqual([{ from: 0, to: 2, suggestions: ['My'] }])
})

test('reads the word lists it is given', () => {
  const find = findFrames([['~play [ the ] @games', '']], { games: new Set(['football']) })
  expect(find(analyseEnglish('They played the football.', 0))).toEqual([{ from: 2, to: 3, suggestions: [''] }])
})
