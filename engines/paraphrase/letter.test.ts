import { expect, test } from 'vitest'
import { connectiveOf } from './connective.ts'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { isChat, isLetter } from './letter.ts'

test.each([
  ['Dear Ms Smith,\n\nI write to ask.', true],
  ['Hi Tom,\nare you in?', true],
  ['Could you help me?\n\nKind regards,\nAnna', true],
  ['Hi-fi systems are popular. They cost a lot.', false],
  ['The results are clear. Best results come from sleep.', false],
])('a letter: %j %s', (text, expected) => {
  expect(isLetter(text)).toBe(expected)
})

test.each([
  ["If you can't make it, don't worry, I'll ask Priya.", true],
  [
    "The results don't support this claim. In the second year of the study the effect could not be found in any of the groups that had been measured.",
    false,
  ],
  ['The results are clear.', false],
])('talk: %j %s', (text, expected) => {
  expect(isChat(text)).toBe(expected)
})

test.each([
  ['However, it rained.', 'however'],
  ['As a result, prices fell.', 'as a result'],
  ['Therefore prices fell.', 'therefore'],
  ['However hard he tries, he fails.', null],
  ['Still waters run deep.', null],
  ['So the plan failed.', 'so'],
  ['Prices fell.', null],
])('the connective of %j', (sentence, expected) => {
  expect(connectiveOf(analyse(sentence))).toBe(expected)
})
