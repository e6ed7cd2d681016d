import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import { wordsFor } from '#locales/words.ts'
import { cannotTellReasons, verdicts } from '#tools/detect/contract.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { resultText } from './result-text.ts'
import { resultOf } from './sample-result.ts'
import { bandOf, reasonWords, wayOnWords, wholePercent, wholeRange } from './verdict-words.ts'

const { detect } = allMessages.en
const english = wordsFor('en')

test.each([
  [0, 0.3, 'human'],
  [0.1, 0.31, 'unclear'],
  [0.35, 0.6, 'unclear'],
  [0.65, 0.9, 'unclear'],
  [0.7, 0.9, 'unclear'],
  [0.71, 1, 'generated'],
  [0, 1, 'unclear'],
] as const)('a range of %d to %d stands in the band “%s”', (low, high, band) => {
  expect(bandOf({ low, high })).toBe(band)
})

test.each([
  [0, 0],
  [0.001, 1],
  [0.344, 34],
  [0.999, 99],
  [1, 100],
])('%d is said as %d per cent', (share, expected) => {
  expect(wholePercent(share)).toBe(expected)
})

test.each([
  [0.35, 0.6, 35, 60],
  [0.29, 0.58, 29, 58],
  [0.352, 0.601, 35, 61],
  [0.977, 0.984, 97, 99],
  [0.98, 0.98, 97, 98],
  [0, 0, 0, 1],
  [1, 1, 99, 100],
])('%d to %d is said as %i to %i', (low, high, from, to) => {
  expect(wholeRange({ low, high })).toEqual({ from, to })
})

test('nothing but nothing reads as 0, and nothing but all as 100', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const said = wholePercent(share)
      expect(said === 0).toBe(share === 0)
      expect(said === 100).toBe(share === 1)
    }),
  )
})

describe.each(localeCodes)('in %s', (code) => {
  const words = allMessages[code].detect
  const say = wordsFor(code)

  test('each reason for no verdict has words and a way on of its own', () => {
    const said = cannotTellReasons.map((cannotTell) => {
      const result = resultOf({ verdict: 'cannot-tell', cannotTell })
      return `${reasonWords(result, words.result, say.language)} ${wayOnWords(result, words.result)}`
    })
    expect(new Set(said).size).toBe(cannotTellReasons.length)
  })

  test('a verdict has no way on, and no result shows a share without a verdict', () => {
    for (const verdict of verdicts) {
      const result = resultOf({ verdict, cannotTell: verdict === 'cannot-tell' ? 'between' : null })
      expect(wayOnWords(result, words.result) === null).toBe(verdict !== 'cannot-tell')
      expect(resultText(result, words, say).includes(words.result.rangeMeaning)).toBe(verdict !== 'cannot-tell')
    }
  })

  test('a copied result always says that it is no proof, and how often it is wrong', () => {
    for (const verdict of verdicts) {
      const text = resultText(resultOf({ verdict }), words, say)
      expect(text).toContain(words.notProof.title)
      expect(text).toContain(words.notProof.body)
      expect(text).toContain(words.reliable.line(0.02, 0.04))
    }
  })

  test('no share of a text is ever called AI', () => {
    const text = resultText(resultOf({ verdict: 'signs', range: { low: 0.8, high: 0.95 } }), words, say)
    expect(text).not.toMatch(/%\s*(?:AI|IA|KI|YZ|MI)\b|\b(?:AI|IA|KI|YZ|MI)\s*%/u)
  })
})

test('a short text says how many words it has, how many are needed, and how many more', () => {
  const result = resultOf({ verdict: 'cannot-tell', cannotTell: 'too-short', words: { judged: 41, all: 50 } })
  expect(reasonWords(result, detect.result, english.language)).toContain('41 words')
  expect(wayOnWords(result, detect.result)).toContain('79 words')
})

test('where nothing was measured the result says so and gives no figure', () => {
  const reliability = {
    isMeasured: false,
    worstFalseAlarms: null,
    meanFalseAlarms: null,
    learnersFalseAlarms: null,
    found: null,
    cannotTell: null,
    measuredOn: null,
  }
  const text = resultText(resultOf({ verdict: 'cannot-tell', cannotTell: 'not-measured', reliability, language: 'cs' }), detect, english)
  expect(text).toContain('Czech')
  expect(text).toContain(detect.reliable.unmeasured)
  expect(text).not.toContain('%')
})
