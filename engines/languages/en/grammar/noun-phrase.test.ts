import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { textOf } from './grammar-tokens.ts'
import { headOf, isPerson, nounPhraseEnd, numberOf } from './noun-phrase.ts'

/** The sentence with the words between « and » found as token indexes. */
function marked(sentence: string) {
  const tokens = analyse(sentence.replace(/[«»]/g, ''))
  const from = sentence.indexOf('«')
  const to = sentence.indexOf('»') - 1
  const start = tokens.findIndex(({ origin }) => origin?.start === from)
  const end = tokens.findIndex(({ origin }) => origin?.end === to) + 1
  return { tokens, start, end }
}

describe('the end of a noun phrase', () => {
  test.each([
    '«The main cause of deforestation» is agriculture.',
    '«Social and economic factors» play a role.',
    '«Parents and teachers» agree.',
    '«Some of the gas» escaped.',
    '«My father» left.',
    '«The young scientist» wrote a book.',
    '«A number of companies» closed.',
    '«Only a few species» survive.',
    '«The public» stayed away.',
    '«They» left early.',
    '«The rate of the reaction» rose.',
    'It was «a long and difficult test».',
  ])('%s', (sentence) => {
    const { tokens, start, end } = marked(sentence)
    expect(textOf(tokens.slice(start, nounPhraseEnd(tokens, start)))).toBe(textOf(tokens.slice(start, end)))
  })

  test.each(['Quickly they left.', 'Because it rained, we left.', 'To win is hard.'])('none begins "%s"', (sentence) => {
    expect(nounPhraseEnd(analyse(sentence), 0)).toBe(-1)
  })

  test('without "of" and "and" it is shorter', () => {
    const tokens = analyse('The rate of growth and the price fell.')
    expect(textOf(tokens.slice(0, nounPhraseEnd(tokens, 0, { of: false, join: false })))).toBe('The rate')
  })
})

describe('head and number', () => {
  test.each([
    ['«The effects of heat» were small.', 'effects', 'plural'],
    ['«The effect of two drugs» was small.', 'effect', 'singular'],
    ['«A number of students» failed.', 'number', 'plural'],
    ['«The number of students» fell.', 'number', 'singular'],
    ['«Parents and teachers» agree.', 'Parents', 'plural'],
    ['«Physics» is hard.', 'Physics', 'singular'],
    ['«These criteria» matter.', 'criteria', 'plural'],
    ['«The analysis» failed.', 'analysis', 'singular'],
    ['«The team» won.', 'team', null],
    ['«They» won.', 'They', 'plural'],
    ['«It» won.', 'It', 'singular'],
    ['«This process» stops.', 'process', 'singular'],
    ['«The children of the village» sang.', 'children', 'plural'],
  ])('%s: %s, %s', (sentence, head, number) => {
    const { tokens, start, end } = marked(sentence)
    expect(tokens[headOf(tokens, start, end)]?.text).toBe(head)
    expect(numberOf(tokens, start, end)).toBe(number)
  })

  test.each([
    ['«The teachers» left.', true],
    ['«The machine» broke.', false],
    ['«Many people» left.', true],
    ['«They» left.', null],
    ['«Darwin» left.', null],
  ])('%s speaks of people: %s', (sentence, answer) => {
    const { tokens, start, end } = marked(sentence)
    expect(isPerson(tokens, start, end)).toBe(answer)
  })
})
