import { describe, expect, test } from 'vitest'
import { makeModelCard } from '#tests/builders.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'
import { featureBits } from '#engines/detect/features.ts'
import type { DetectorModel } from '#engines/detect/model.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { detectResult } from './contract.ts'
import { oddCharactersAtMost } from './limits.ts'
import { makeDetect } from './run.ts'

const sentence = 'The ferry was late again, so we counted gulls on the pier until the rain drove us into the station. '
const prose = sentence.repeat(20)

/** A model of which every text has the score `bias`. */
const modelOf = (bias: number): DetectorModel => ({
  language: 'en',
  version: 'of a test',
  wordLength: { usual: 4.5, slope: 0 },
  bands: [{ wordsFrom: 120, signs: 2, none: -2 }],
  passages: { generated: 2, human: -2 },
  calibration: [
    { score: -3, low: 0.1, high: 0.3 },
    { score: 3, low: 0.7, high: 0.9 },
  ],
  families: [{ family: 'word', share: 1, bias, scale: 1, weights: new Int8Array(1 << featureBits) }],
})
const detecting = (bias: number) => makeDetect({ modelOf: async () => ({ model: modelOf(bias), card: makeModelCard({ version: '7' }) }) })
const bare = makeDetect({ modelOf: async () => ({ model: null, card: null }) })

describe('a verdict', () => {
  test.each([
    ['signs', 3, { low: 0.7, high: 0.9 }],
    ['none', -3, { low: 0.1, high: 0.3 }],
    ['cannot-tell', 0, null],
  ] as const)('%s comes from the model of the language', async (verdict, bias, range) => {
    const result = await detecting(bias).run({ text: prose, language: 'en' })
    expect(result).toMatchObject({ verdict, cannotTell: verdict === 'cannot-tell' ? 'between' : null, range, version: '7' })
    expect(result.reliability).toEqual(makeModelCard().reliability)
    expect(detectResult.parse(result)).toEqual(result)
  })

  test('comes with passages of the text, and never with its score', async () => {
    const result = await detecting(3).run({ text: prose, language: 'en' })
    expect(result.passages).toEqual([{ span: { start: 0, end: prose.trimEnd().length }, reading: 'generated' }])
    expect(result).not.toHaveProperty('score')
  })

  test('is not given for a short text, whatever the model says', async () => {
    expect(await detecting(3).run({ text: sentence, language: 'en' })).toMatchObject({
      verdict: 'cannot-tell',
      cannotTell: 'too-short',
      passages: [],
    })
  })
})

describe('without a model', () => {
  test.each(textLanguageCodes)('there are remarks on style and no verdict in %s', async (language) => {
    const result = await bare.run({ text: prose, language })
    expect(result).toMatchObject({ language, verdict: 'cannot-tell', range: null, passages: [], version: '0' })
    expect(result.reliability.isMeasured).toBe(false)
    expect(detectResult.parse(result)).toEqual(result)
  })

  test.each([
    ['too-short', sentence.repeat(5), 'en'],
    ['mixed-languages', prose, 'hu'],
    ['not-prose', Array.from({ length: 60 }, (_, index) => `- item ${index} of the list`).join('\n'), 'en'],
  ] as const)('nothing is noticeable where it is %s', async (cannotTell, text, language) => {
    expect(await bare.run({ text, language })).toMatchObject({ cannotTell, signals: [] })
  })

  test('nothing leans', async () => {
    const { signals } = await bare.run({ text: prose, language: 'en' })
    expect(signals.length).toBeGreaterThan(0)
    for (const signal of signals) expect(signal).toMatchObject({ leaning: 'unclear', position: 0.5 })
    const measured = await detecting(0).run({ text: prose, language: 'en' })
    expect(measured.signals.some(({ leaning }) => leaning !== 'unclear')).toBe(true)
  })

  test('what is noticeable stands in the text as it was sent', async () => {
    const text = `\ufeff${prose.replaceAll(' so ', '\u200b so ')}`.replaceAll('again, ', 'again,\r\n')
    const { signals } = await bare.run({ text, language: 'en' })
    expect(signals.length).toBeGreaterThan(0)
    for (const { places } of signals) for (const { start, end } of places) expect(text.slice(start, end).trim()).not.toBe('')
  })
})

test('a text of odd characters tells of the first of them', async () => {
  const { oddCharacters } = await bare.run({ text: 'a\u200b'.repeat(1_000), language: 'en' })
  expect(oddCharacters).toHaveLength(oddCharactersAtMost)
})

test.each(hostileTexts(2_000))('%s breaks neither contract nor text', async (_, text) => {
  const result = detectResult.parse(await detecting(3).run({ text, language: 'en' }))
  for (const { span } of [...result.passages, ...result.leftOut, ...result.oddCharacters]) {
    expect(span.start).toBeLessThanOrEqual(span.end)
    expect(span.end).toBeLessThanOrEqual(text.length)
  }
  for (const [index, { span }] of result.passages.entries())
    expect(span.start).toBeGreaterThanOrEqual(result.passages[index - 1]?.span.end ?? 0)
})
