import { expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { clauseFrom, isComplete, isLast, mayGovern } from './subject-verb-pairs.ts'

const read = (text: string) => analyseEnglish(text, 0)

test('finds the subject and its verb where a clause begins', () => {
  expect(clauseFrom(read('The old house was cold.'), 0)).toEqual({ start: 0, verb: 3, kind: 'noun' })
  expect(clauseFrom(read('She never sings.'), 0)).toEqual({ start: 0, verb: 2, kind: 'pronoun' })
  expect(clauseFrom(read('The results obtained from it are new.'), 0)).toBeNull()
  expect(clauseFrom(read('To be honest, no.'), 0)).toBeNull()
})

test('knows what a clause may belong to', () => {
  expect(mayGovern(read('I know he is ill.'), 2)).toBe(true)
  expect(mayGovern(read('I told him he was late.'), 3)).toBe(true)
  expect(mayGovern(read('At the time I was ill.'), 3)).toBe(true)
  expect(mayGovern(read('When I arrived they left.'), 3)).toBe(false)
})

test('knows whether a verb has its complement and whether another follows', () => {
  const tokens = read('When I came they opened the door.')
  const clause = clauseFrom(tokens, 3)
  expect(clause && isComplete(tokens, clause)).toBe(true)
  expect(clause && isLast(tokens, clause)).toBe(true)
  const open = read('If you do the work you want you will win.')
  const inner = clauseFrom(open, 5)
  expect(inner && isLast(open, inner)).toBe(false)
})
