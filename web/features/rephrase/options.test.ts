import { describe, expect, test } from 'vitest'
import * as contract from '#tools/rephrase/contract.ts'
import { emptyDraft, isDraft, modes, steps, strengths, termAtMost, termsAtMost } from './options.ts'

test('the lists are the contract’s', () => {
  expect(modes).toEqual(contract.modes)
  expect(strengths).toEqual(contract.strengths)
  expect(steps).toEqual(contract.steps)
})

test('the limits of kept terms are the contract’s', () => {
  const input = (keep: readonly string[]) =>
    contract.rephraseInput.safeParse({ text: 'x', mode: 'shorten', strength: 'mild', keep }).success
  const terms = Array.from({ length: termsAtMost }, () => 'x'.repeat(termAtMost))
  expect(input(terms)).toBe(true)
  expect(input([...terms, 'x'])).toBe(false)
  expect(input(['x'.repeat(termAtMost + 1)])).toBe(false)
})

describe('a draft from storage', () => {
  test.each([
    [emptyDraft, true],
    [{ ...emptyDraft, text: 'x', mode: 'shorten', language: 'hu', keep: ['DNA'] }, true],
    [{ ...emptyDraft, mode: 'shout' }, false],
    [{ ...emptyDraft, language: 'xx' }, false],
    [{ ...emptyDraft, keep: [1] }, false],
    [{ text: 'x' }, false],
    [null, false],
    ['x', false],
  ])('%j', (value, expected) => expect(isDraft(value)).toBe(expected))
})
