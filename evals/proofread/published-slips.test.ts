import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Finding as Lint } from '../../tools/proofread/contract.ts'
import { isExcused, judgedAs, readSlips } from './published-slips.ts'

const text = 'Ther was a a dog and ther was a cat.'

const lint = (rule: string, kind: Lint['kind'], word: string): Lint => {
  const start = text.indexOf(word)
  return { rule, class: rule, kind, span: { start, end: start + word.length }, suggestions: [], isPicky: false, facts: {} }
}

const misspelt = lint('any/spelling', 'spelling', 'Ther')
const alsoMisspelt = lint('any/spelling', 'spelling', 'ther')
const repeated = lint('any/repeated-word', 'repetition', 'a a')
const slips = { 'en-1': { why: 'Misspelt; a word twice.', findings: [judgedAs(text, misspelt), judgedAs(text, repeated)] } }

test('a misspelling is judged by its word, which is not kept, and another finding by its rule', () => {
  expect(judgedAs(text, misspelt)).toMatch(/^any\/spelling [0-9a-f]{8}$/)
  expect(judgedAs(text, misspelt)).not.toBe(judgedAs(text, alsoMisspelt))
  expect(judgedAs(text, repeated)).toBe('any/repeated-word')
})

describe('a published sentence is excused', () => {
  test.each([
    ['with the findings that were judged', 'en-1', [misspelt, repeated], true],
    ['with some of them', 'en-1', [repeated], true],
    ['not with another word misspelt', 'en-1', [misspelt, alsoMisspelt], false],
    ['not with another rule', 'en-1', [repeated, lint('en/articles/the-dog', 'grammar', 'dog')], false],
    ['not with a rule that finds more than it did', 'en-1', [repeated, repeated], false],
    ['not when nobody judged it', 'en-2', [repeated], false],
  ])('%s', (_, id, lints, isTrue) => {
    expect(isExcused(slips, { id, text }, lints)).toBe(isTrue)
  })
})

test('the file is sorted and names the word of every misspelling', () => {
  const kept = readSlips(readFileSync(new URL('./published-slips.json', import.meta.url), 'utf8'))
  expect(Object.keys(kept)).toEqual(Object.keys(kept).toSorted())
  for (const { findings } of Object.values(kept))
    for (const finding of findings) expect(finding).toMatch(/^(?!any\/spelling$)[a-z]{2,3}\/[a-z/-]+(?: [0-9a-f]{8})?$/)
})
