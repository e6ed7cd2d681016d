import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { capitalFirst, comma, compose, fullStop, lowerFirst, sentenceOf, textOf, withText, word, words } from './grammar-tokens.ts'

describe('case at the start of a phrase', () => {
  test.each([
    ['The house fell.', 'the house fell.'],
    ['Paris is large.', 'Paris is large.'],
    ['I left.', 'I left.'],
    ['English is easy.', 'English is easy.'],
    ['NATO agreed.', 'NATO agreed.'],
    ['Thai men agreed.', 'Thai men agreed.'],
    ['Route 66 was closed.', 'Route 66 was closed.'],
    ['Group B was smaller.', 'Group B was smaller.'],
    ['Women 50 years old came.', 'women 50 years old came.'],
    ['Mark Twain wrote it.', 'Mark Twain wrote it.'],
    ['“The house” fell.', '“the house” fell.'],
  ])('%s -> %s', (from, to) => {
    expect(textOf(lowerFirst(analyse(from)))).toBe(to)
  })

  test('a capital comes back', () => {
    expect(textOf(capitalFirst(analyse('the house fell.')))).toBe('The house fell.')
  })
})

describe('putting parts together', () => {
  test.each([
    [[words('As a result', 'ADV'), [comma()], analyse('prices fell.')], 'As a result, prices fell.'],
    [[analyse('They left').slice(0, 2), [fullStop()]], 'They left.'],
    [[[word('this', 'PRON')], analyse('Can work.').slice(0)], 'This Can work.'],
  ])('part %#', (parts, text) => {
    expect(textOf(sentenceOf(...parts))).toBe(text)
  })

  test('no space before a contraction or inside it', () => {
    const tokens = analyse("We can't stay.")
    expect(textOf(compose(tokens.slice(0, 1), tokens.slice(1)))).toBe("We can't stay.")
  })

  test('another form keeps its place in the source', () => {
    const verb = analyse('They work.')[1]
    expect(verb && withText(verb, 'worked', { form: 'past' })).toMatchObject({
      text: 'worked',
      lower: 'worked',
      form: 'past',
      origin: { start: 5, end: 9 },
    })
  })

  const source = analyse('However, the old bridge (built in 1902) doesn’t carry any “heavy” traffic, and it won’t.')

  test('cut anywhere and composed again, nothing changes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: source.length - 1 }), { maxLength: 4 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), source.length]
        const parts = places.slice(1).map((end, i) => source.slice(places[i], end))
        expect(textOf(compose(...parts)).replace(/\s/g, '')).toBe(textOf(source).replace(/\s/g, ''))
        expect(compose(...parts).map(({ origin }) => origin)).toEqual(source.map(({ origin }) => origin))
      }),
    )
  })
})
