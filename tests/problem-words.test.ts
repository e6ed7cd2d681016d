import { describe, expect, test } from 'vitest'
import { problemWords } from '#locales/problem-words.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { problems } from '#api/problems.ts'

const general = 'server-failed'

describe('every problem has words of its own', () => {
  test.each(localeCodes)('in %s', (locale) => {
    for (const [code, { example }] of Object.entries(problems)) {
      const { title, detail } = problemWords(locale, code, example)
      expect(title, code).not.toBe('')
      expect(detail, code).not.toMatch(/undefined|NaN|\[object/)
      if (code !== general) expect(detail, code).not.toBe(problemWords(locale, general).detail)
    }
  })
})

test('no fact hides a member of its own', () => {
  for (const { example } of Object.values(problems)) {
    for (const name of ['type', 'title', 'status', 'detail', 'code', 'requestId']) expect(example).not.toHaveProperty(name)
  }
})
