import { expect, test } from 'vitest'
import { withHarper, type HarperFinding } from './run-combined.ts'

const text = 'He go home.\n\n```\nHe go home.\n```\n\nHe go home.'
const finding = (start: number, rule = 'SubjectVerb'): HarperFinding => ({
  rule,
  kind: 'Agreement',
  start,
  end: start + 2,
  suggestions: ['goes'],
})
const input = { text, language: 'en', picky: false, own: [], off: [] } as const
const ours = {
  language: 'en',
  dialect: 'en-US',
  skipped: [],
  counts: { sentences: 3, words: 9, characters: text.length },
  sentenceLengths: [3, 3, 3],
  findings: [],
} as const
const [first, inCode, last] = [3, 20, 37]
type Given = Parameters<typeof withHarper>

const startsOf = (given: Partial<Given[0]> = {}, asked: Partial<Given[2]> = {}): readonly number[] =>
  withHarper(
    { ...ours, skipped: [], sentenceLengths: [], findings: [], ...given },
    [first, inCode, last].map((at) => finding(at)),
    {
      ...input,
      own: [],
      off: [],
      ...asked,
    },
  ).findings.map(({ span }) => span.start)

test('findings of harper stand beside ours, but not in code', () => {
  expect(text.slice(inCode, inCode + 2)).toBe('go')
  expect(startsOf()).toEqual([first, last])
})

test.each([
  ['a part in another language is left unread', { skipped: [{ span: { start: 0, end: 11 }, language: 'hu' }] }, {}, [last]],
  ['a rule can be switched off', {}, { off: ['harper/SubjectVerb'] }, []],
  ['a class can be switched off', {}, { off: ['subject-verb'] }, []],
  ['words of the writer are right', {}, { own: ['Go'] }, []],
] as const)('%s', (_, given, asked, expected) => {
  const skipped = 'skipped' in given ? [...given.skipped] : []
  const { off = [], own = [] }: { readonly off?: readonly string[]; readonly own?: readonly string[] } = asked
  expect(startsOf({ skipped }, { off: [...off], own: [...own] })).toEqual(expected)
})
