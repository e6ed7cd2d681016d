import { describe, expect, test } from 'vitest'
import { signalIds } from '#tools/detect/contract.ts'
import { detectSignals as de } from './de/detect-signals.ts'
import { detectSignals as en } from './en/detect-signals.ts'
import { detectSignals as es } from './es/detect-signals.ts'
import { detectSignals as fr } from './fr/detect-signals.ts'
import { detectSignals as hu } from './hu/detect-signals.ts'
import { detectSignals as it } from './it/detect-signals.ts'
import { detectSignals as ro } from './ro/detect-signals.ts'
import { detectSignals as sk } from './sk/detect-signals.ts'
import { detectSignals as tr } from './tr/detect-signals.ts'
import { detectSignals as ur } from './ur/detect-signals.ts'

const locales = { de, en, es, fr, hu, it, ro, sk, tr, ur }
const facts = { count: 17, of: 22, average: 18, shortest: 4, longest: 41, words: 412, numbers: 3, names: 5 }
const nothing = { ...facts, count: 0, numbers: 0, names: 0 }
const one = { ...facts, count: 1, numbers: 1, names: 1 }

describe.each(Object.entries(locales))('%s', (code, words) => {
  test.each(signalIds)('%s: whole sentences about every text', (id) => {
    for (const given of [facts, nothing, one, {}])
      for (const leaning of ['people', 'unclear', 'models'] as const) {
        const sentence = words.sentences[id](given, leaning)
        expect(sentence).toMatch(/[.۔]$/)
        expect(sentence).not.toMatch(/undefined|NaN|null|\$\{| {2}/)
      }
    const [people, unclear, models] = (['people', 'unclear', 'models'] as const).map((leaning) => words.sentences[id](facts, leaning))
    expect(new Set([people, unclear, models]).size).toBe(3)
  })

  test('says the figures it was given, and none about names where they were not counted', () => {
    expect(words.sentences.connectives(facts, 'unclear')).toMatch(/17[^]*22|22[^]*17|[^]*۱۷/)
    const { names: _, ...unnamed } = facts
    expect(words.sentences.detail(unnamed, 'unclear')).not.toContain('5')
    expect(words.sentences.detail(facts, 'unclear')).toContain('5')
  })

  test('takes three sentences for openings that repeat, six paragraphs for their lengths, and claims no evenness', () => {
    expect(words.sentences.openers({ ...facts, count: 2 }, 'unclear')).toBe(words.sentences.openers(nothing, 'unclear'))
    expect(words.sentences.paragraphs({ ...facts, of: 5 }, 'models')).toBe(words.sentences.paragraphs({ of: 2 }, 'models'))
    expect(words.sentences.rhythm(facts, 'unclear')).not.toContain('17')
    for (const figure of ['4', '41', '18', '22']) expect(words.sentences.rhythm(facts, 'unclear')).toContain(figure)
  })

  test('leaves no English where it is another language', () => {
    if (code === 'en') return
    for (const id of signalIds) {
      expect(words.sentences[id](facts, 'models')).not.toBe(en.sentences[id](facts, 'models'))
      expect(words.poles[id].people).not.toBe(words.poles[id].models)
    }
  })
})

test('English says it in one sentence', () => {
  expect(en.sentences.connectives(facts, 'unclear')).toBe('17 of 22 sentences open with a linking word or phrase.')
  expect(en.sentences.connectives(one, 'models')).toBe(
    '1 of 22 sentences opens with a linking word or phrase. In the texts measured, this was commoner with models. Many people were taught at school to write like this.',
  )
  expect(en.sentences.rhythm({ of: 1, shortest: 1, longest: 1, average: 1 }, 'unclear')).toBe(
    'Shortest sentence: 1 word; longest: 1; average: 1 (1 sentence).',
  )
  expect(en.sentences['stock-phrases'](nothing, 'unclear')).toBe('None of the worn phrases known here in 412 words.')
  expect(en.sentences.detail(one, 'unclear')).toBe('1 number or date in figures and 1 name in 412 words.')
  expect(en.sentences.paragraphs({ of: 2 }, 'unclear')).toBe('Too few paragraphs to compare their lengths.')
})
