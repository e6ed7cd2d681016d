import { expect, test } from 'vitest'
import { fromHarper, type HarperFinding } from './harper-lints.ts'

const text = 'He go home.'
const finding = (given: Partial<HarperFinding> = {}): HarperFinding => ({
  rule: 'SubjectVerb',
  kind: 'Agreement',
  start: 3,
  end: 5,
  suggestions: ['goes'],
  ...given,
})

test('a finding of harper is one of ours', () => {
  expect(fromHarper([finding()], text)).toEqual([
    {
      rule: 'harper/SubjectVerb',
      class: 'subject-verb',
      kind: 'grammar',
      span: { start: 3, end: 5 },
      suggestions: ['goes'],
      isPicky: false,
      facts: { word: 'go', right: 'goes' },
    },
  ])
})

test.each([
  ['of a kind that is left to our rules', { kind: 'Style' }],
  ['of a rule that is left out', { rule: 'OxfordComma' }],
  ['without a suggestion', { suggestions: [] }],
  ['that suggests what stands there', { suggestions: ['go'] }],
  ['that ends behind the text', { end: 12 }],
  ['of nothing', { end: 3 }],
] as const)('one %s is left out', (_, given) => {
  expect(fromHarper([finding(given)], text)).toEqual([])
})

test('at most five suggestions are kept', () => {
  expect(fromHarper([finding({ suggestions: ['a', 'b', 'c', 'd', 'e', 'f'] })], text)[0]?.suggestions).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test.each([
  ['alot', 'a lot', 'compound-joined'],
  ['any body', 'anybody', 'compound-split'],
])('%s, which should be %s, is %s', (word, right, lintClass) => {
  const found = fromHarper([finding({ kind: 'BoundaryError', start: 0, end: word.length, suggestions: [right] })], word)
  expect(found.map((one) => one.class)).toEqual([lintClass])
})
