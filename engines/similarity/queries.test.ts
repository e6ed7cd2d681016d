import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { textAt, type Span } from '../text/span.ts'
import { findQueries, type QueryOptions } from './queries.ts'

const { en, hu, tr } = writtenLanguages
const common = new Set('river valley people water house city year time long great small'.split(' '))
const frequencyOf = (word: string) => (common.has(word) ? 1000 : 0)
const ask = (text: string, options: Partial<QueryOptions> = {}) => findQueries(text, en, { frequencyOf, ...options })
const wordsOf = (text: string, options?: Partial<QueryOptions>) =>
  ask(text, options).flatMap(({ queries }) => queries.map(({ words }) => words))
const spanOf = (text: string, part: string): Span => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })

describe('queries', () => {
  test('are the rarest words that stand together', () => {
    const text =
      'People of the city have a long time. Crystalline haematite lamellae precipitated along dislocation boundaries. The water was great.'
    expect(wordsOf(text)).toEqual(['Crystalline haematite lamellae precipitated along dislocation boundaries'])
  })

  test('begin and end with words of content, in one sentence, without numbers and brackets in between', () => {
    const text =
      'Sediment cores (n = 14) from glacial lakes. And varved clays recorded seasonal discharge between moraine ridges and the ice margin.'
    for (const words of wordsOf(text)) {
      expect(words).toMatch(/^(varved|clays|recorded|seasonal|discharge|between|moraine)/)
      expect(words.split(' ').length).toBeGreaterThanOrEqual(5)
      expect(words.split(' ').length).toBeLessThanOrEqual(8)
    }
    expect(wordsOf(text)).not.toEqual([])
  })

  test('leave out what is excluded, and what touches it', () => {
    const text = 'Glacial varves recorded seasonal discharge faithfully. Molten basalt overwhelmed terraced vineyards yesterday evening.'
    const exclude = [spanOf(text, 'seasonal discharge'), spanOf(text, 'recorded')]
    const found = wordsOf(text, { exclude })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/vineyards/)
    expect(wordsOf(text, { exclude: [{ start: 0, end: text.length }] })).toEqual([])
  })

  test('are asked once however often a passage is repeated', () => {
    const sentence = 'Glacial varves recorded seasonal discharge faithfully. '
    expect(new Set(wordsOf(sentence.repeat(200))).size).toBe(wordsOf(sentence.repeat(200)).length)
  })

  test('are written with one space, composed and without what is hidden', () => {
    expect(wordsOf('Glacial\n varves re\u00ADcorded sea\u200Bsonal cafe\u0301.')).toEqual(['Glacial varves recorded seasonal café'])
  })

  test('are none for a text of function words, of numbers, of one word, of code or of nothing', () => {
    for (const text of [
      '',
      ' \n',
      'it was and it is and there was of the in to',
      '1 2 3 4 5 6 7 8 9',
      'basalt '.repeat(500),
      '```\nconst molten = basalt terraced vineyards evening\n```',
    ])
      expect(wordsOf(text), text.slice(0, 30)).toEqual([])
  })

  test('know the function words of their language', () => {
    const hungarian = 'A gleccserek olvadékvize rétegzett üledéket rakott mindenütt, és ezt azóta sem magyarázták meg.'
    expect(findQueries(hungarian, hu, { frequencyOf }).flatMap(({ queries }) => queries)[0]?.words).toMatch(/gleccserek|olvadékvize/)
    expect(findQueries('IŞIK hızıyla İSTANBUL köprüsünden geçen araçlar ölçülmüştür.', tr, { frequencyOf })).toHaveLength(1)
  })
})

/** Words of our own making, all different, in sentences of twelve. */
const longText = (words: number) =>
  Array.from(
    { length: Math.ceil(words / 12) },
    (_, s) => `${Array.from({ length: 12 }, (_, w) => `w${letters(s * 12 + w)}`).join(' ')}.`,
  ).join(' ')
const letters = (number: number) =>
  [...number.toString(26).padStart(4, '0')].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')

describe('the number of queries', () => {
  test.each([
    [20, 1],
    [250, 3],
    [1_000, 12],
    [5_000, 60],
    [10_000, 60],
    [40_000, 60],
  ])('of %i words is at most %i', (words, most) => {
    const chunks = ask(longText(words))
    const queries = chunks.flatMap((chunk) => chunk.queries)
    expect(queries.length).toBeLessThanOrEqual(most)
    expect(queries.length).toBeGreaterThanOrEqual(Math.floor(most / 2))
    expect(Math.max(...chunks.map((chunk) => chunk.queries.length))).toBeLessThanOrEqual(3)
  })

  test('is spread over the whole of a long text', () => {
    const text = longText(40_000)
    const chunks = ask(text, { most: 10 })
    expect(chunks).toHaveLength(10)
    expect(chunks.at(-1)?.span.start).toBeGreaterThan(text.length * 0.8)
  })
})

test('every query is a slice of its chunk, apart from the others, whatever the text', () => {
  const piece = fc.constantFrom(
    'glacial ',
    'varves ',
    'recorded, ',
    'the ',
    'of ',
    'discharge. ',
    '“basalt” ',
    '(14) ',
    '\n\n',
    '- ',
    '😀 ',
    'é́ ',
    '\u200B',
    '\u202E',
    '12 ',
    'ﬁrn ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), fc.array(fc.tuple(fc.nat(900), fc.nat(60)), { maxLength: 6 }), (pieces, cuts) => {
      const text = pieces.join('')
      const exclude = cuts.map(([start, length]) => ({ start, end: start + length }))
      const queries = ask(text, { exclude }).flatMap((chunk) => chunk.queries)
      for (const [index, { span, words }] of queries.entries()) {
        const slice = textAt(text, span)
        expect(words.replaceAll(' ', '')).toBe(slice.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
        for (const cut of exclude) expect(cut.start < cut.end && span.start < cut.end && cut.start < span.end).toBe(false)
        for (const other of queries.slice(index + 1)) expect(span.start < other.span.end && other.span.start < span.end).toBe(false)
      }
    }),
  )
})

test('time grows with the length alone', () => {
  const before = process.cpuUsage()
  ask('glacial varves recorded seasonal discharge '.repeat(2_500))
  ask('( '.repeat(50_000))
  ask(longText(16_000), { exclude: Array.from({ length: 20_000 }, (_, i) => ({ start: i * 5, end: i * 5 + 1 })) })
  // Of processor time, so that a loaded machine is no failure.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000)
})
