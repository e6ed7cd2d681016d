import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import { meaningOf, wayOnOf } from '#locales/detect-sentences.ts'
import { wordsFor } from '#locales/words.ts'
import { cannotTellReasons, verdicts, type ModelReading } from '#tools/detect/contract.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { resultText } from './result-text.ts'
import { resultOf } from './sample-result.ts'

const { detect } = allMessages.en
const english = wordsFor('en')

describe.each(localeCodes)('in %s', (code) => {
  const words = allMessages[code].detect
  const say = wordsFor(code)

  test('each reason for no verdict has words and a way on of its own', () => {
    const said = cannotTellReasons.map((cannotTell) => {
      const result = resultOf({ verdict: 'cannot-tell', cannotTell })
      return `${meaningOf(result, words, say)} ${wayOnOf(result, words)}`
    })
    expect(new Set(said).size).toBe(cannotTellReasons.length)
  })

  test('a verdict has no way on, and no result shows a share without a verdict', () => {
    for (const verdict of verdicts) {
      const result = resultOf({ verdict, cannotTell: verdict === 'cannot-tell' ? 'between' : null })
      expect(wayOnOf(result, words) === null).toBe(verdict !== 'cannot-tell')
      expect(resultText(result, words, say).includes(words.result.rangeMeaning)).toBe(verdict !== 'cannot-tell')
    }
  })

  test('a copied result says what the operator’s model said, how that was measured, or that it did not answer', () => {
    const measured = {
      people: 1200,
      machine: 300,
      wrongly: 0.02,
      found: 0.41,
      auroc: 0.8,
      interval: { low: 0.71, high: 0.9 },
      measuredOn: '2026-11-20',
    }
    const textOf = (finding: ModelReading['finding']) =>
      resultText(resultOf({ model: { model: 'base-1b', finding, measured } }), words, say)
    const [beyond, usual, away] = [
      textOf({ isUsual: false, moreEvenThan: 0.98 }),
      textOf({ isUsual: true, moreEvenThan: 0.4 }),
      textOf(null),
    ]
    expect(beyond).toContain(words.model.beyond(0.98))
    expect(usual).toContain(words.model.usual)
    expect(usual).not.toContain(words.model.beyond(0.4))
    expect(away).toContain(words.model.away('base-1b'))
    expect(away).not.toContain(words.model.aside)
    for (const text of [beyond, usual, away]) {
      expect(text).toContain(words.model.title('base-1b'))
      for (const figure of [say.number(1200), say.number(0.71), say.number(0.9), say.percent(0.41), say.day('2026-11-20')])
        expect(text).toContain(figure)
    }
    expect(words.model.before('base-1b', say.language('en'))).toContain('base-1b')
  })

  test('a copied result always says that it is no proof, and how often it is wrong', () => {
    for (const verdict of verdicts) {
      const text = resultText(resultOf({ verdict }), words, say)
      expect(text).toContain(words.notProof.title)
      expect(text).toContain(words.notProof.body)
      expect(text).toContain(words.reliable.line(0.02, 0.04))
    }
  })

  test('where no signs were found it says as well what it misses, and elsewhere does not', () => {
    for (const verdict of verdicts)
      expect(resultText(resultOf({ verdict }), words, say).includes(words.reliable.found(0.8))).toBe(verdict === 'none')
  })

  test('no share of a text is ever called AI', () => {
    const text = resultText(resultOf({ verdict: 'signs', range: { low: 0.8, high: 0.95 } }), words, say)
    expect(text).not.toMatch(/%\s*(?:AI|IA|KI|YZ|MI)\b|\b(?:AI|IA|KI|YZ|MI)\s*%/u)
  })
})

test('a short text says how many words it has, how many are needed, and how many more', () => {
  const result = resultOf({ verdict: 'cannot-tell', cannotTell: 'too-short', words: { judged: 41, all: 50 } })
  expect(meaningOf(result, detect, english)).toContain('41 words')
  expect(wayOnOf(result, detect)).toContain('79 words')
})

test('where nothing was measured the result says so and gives no figure', () => {
  const reliability = {
    isMeasured: false,
    worstFalseAlarms: null,
    meanFalseAlarms: null,
    learnersFalseAlarms: null,
    found: null,
    cannotTell: null,
    oneModel: false,
    measuredOn: null,
  }
  const text = resultText(resultOf({ verdict: 'cannot-tell', cannotTell: 'not-measured', reliability, language: 'cs' }), detect, english)
  expect(text).toContain('Czech')
  expect(text).toContain(detect.reliable.unmeasured)
  expect(text).not.toContain('%')
})

test('a verdict that was measured on texts of one model, and on none of learners, says both', () => {
  const { reliability } = resultOf({})
  const result = resultOf({ language: 'fr', reliability: { ...reliability, learnersFalseAlarms: null, oneModel: true } })
  const text = resultText(result, detect, english)
  expect(text).toContain(detect.reliable.oneModel)
  expect(text).toContain(detect.reliable.noLearners)
})
