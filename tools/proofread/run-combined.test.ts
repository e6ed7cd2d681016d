import { describe, expect, test } from 'vitest'
import type { CheckerFinding } from '#engines/proofread/checker-lints.ts'
import { withCheckers, withHarper, type HarperFinding } from './run-combined.ts'

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

describe('findings of a checker beside ours', () => {
  const given = 'He go there , and its late.'
  const ourOwn = {
    language: 'en' as const,
    dialect: 'en-US',
    skipped: [],
    counts: { sentences: 1, words: 6, characters: given.length },
    sentenceLengths: [6],
    findings: [
      {
        rule: 'en/x/he-go',
        class: 'subject-verb',
        kind: 'grammar' as const,
        span: { start: 3, end: 5 },
        suggestions: ['goes'],
        isPicky: false,
        facts: {},
      },
    ],
  }
  const theirs = (rule: string, start: number, end: number, kind: CheckerFinding['kind'] = 'grammar'): CheckerFinding => ({
    by: 'languagetool',
    rule,
    kind,
    start,
    end,
    said: 'Look.',
    suggestions: ['it’s'],
  })
  const rules = (theirOwn: readonly CheckerFinding[], off: string[] = []) =>
    withCheckers(ourOwn, theirOwn, { text: given, off, own: [] }).findings.map(({ rule }) => rule)

  test('what repeats ours is left out, what is new stands in its place, spelling and typesetting stay ours', () => {
    const found = [
      theirs('HE_GO', 0, 5),
      theirs('ITS', 18, 21),
      theirs('COMMA', 11, 13, 'typography'),
      theirs('TYPO', 6, 11, 'spelling'),
      theirs('FAR', 90, 99),
    ]
    expect(rules(found)).toEqual(['en/x/he-go', 'languagetool/ITS'])
  })

  test('a rule of theirs can be switched off, and its class', () => {
    expect(rules([theirs('ITS', 18, 21)], ['languagetool/ITS'])).toEqual(['en/x/he-go'])
    expect(rules([theirs('ITS', 18, 21)], ['checker-grammar'])).toEqual(['en/x/he-go'])
  })
})
