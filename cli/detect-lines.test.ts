import { describe, expect, test } from 'vitest'
import { makeDetectResult } from '#tests/builders.ts'
import { detectLines, detectTable, type DetectedFile } from './detect-lines.ts'

const read = (file: string, given: Parameters<typeof makeDetectResult>[0] = {}): DetectedFile => ({
  file,
  result: makeDetectResult({ words: { judged: 300, all: 320 }, ...given }),
  problem: null,
})
const verdict = (given: 'signs' | 'mixed' | 'none') => ({ verdict: given, cannotTell: null, range: { low: 0.7, high: 0.9 } })

describe('a line a file', () => {
  test.each([
    ['signs', verdict('signs'), 'essay.txt: Signs of AI writing. '],
    ['mixed', verdict('mixed'), 'essay.txt: Mixed. '],
    ['none', verdict('none'), 'essay.txt: No signs found. '],
    ['too short', { cannotTell: 'too-short', words: { judged: 80, all: 90 } }, 'essay.txt: Can’t tell. Too little to judge: 80 words'],
  ] as const)('says in words: %s', (_, given, beginning) => {
    const line = detectLines([read('essay.txt', given)])
    expect(line.startsWith(beginning)).toBe(true)
    expect(line).toMatch(/^[^\n]+\n$/)
    expect(line).toContain('This is not proof.')
    expect(line).toMatch(/\d+ of \d+ words were judged\./)
    expect(line).toContain('wrongly “signs” for 1% on average, 5% in the worst group of writers')
    // The range is for readers who see beside it what it means.
    expect(line).not.toMatch(/70|90 ?%|AI: |% AI/)
  })

  test('says once that nothing is measured in a language', () => {
    const { reliability } = makeDetectResult()
    const line = detectLines([
      read('a.txt', { language: 'hu', cannotTell: 'not-measured', reliability: { ...reliability, isMeasured: false } }),
    ])
    expect(line).toBe(
      'a.txt: Can’t tell. No figures of its errors are good enough in this language, so it gives no verdict. This is not proof. 300 of 320 words were judged.\n',
    )
  })

  test('tells of what was left out and of files that could not be read, in their order', () => {
    const leftOut = [
      { kind: 'quotation', span: { start: 0, end: 5 } },
      { kind: 'list', span: { start: 5, end: 9 } },
      { kind: 'list', span: { start: 9, end: 12 } },
    ] as const
    const lines = detectLines([
      { file: 'b.pdf', result: null, problem: 'It was scanned.' },
      read('a\n\u202etxt', { leftOut: [...leftOut] }),
    ])
    expect(lines.split('\n').slice(0, 2)).toEqual([
      'b.pdf: It was scanned.',
      expect.stringMatching(/^a txt: .*Left out: quotations and lists\./),
    ])
  })
})

test('a table holds the same for spreadsheets, and no name is a formula', () => {
  const table = detectTable([read('=1+1.txt', verdict('none')), { file: 'b, c.txt', result: null, problem: 'Too long.' }])
  const [head = '', first = '', second] = table.split('\r\n')
  expect(head).toBe('file,verdict,cannot_tell,in_words,language,words_judged,words,false_alarms_mean,false_alarms_worst,version,problem')
  expect(first).toMatch(/^'=1\+1\.txt,none,,".*This is not proof\..*",en,300,320,0\.013,0\.048,1,$/)
  expect(second).toBe('"b, c.txt",,,,,,,,,,Too long.')
})
