import { describe, expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { phraseAt } from './phrase.ts'

const read = (sentence: string) => {
  const tokens = analyseEnglish(sentence, 0)
  const phrase = phraseAt(tokens, 0)
  return (
    phrase && [
      tokens
        .slice(0, phrase.end)
        .map(({ text }) => text)
        .join(' '),
      phrase.number,
    ]
  )
}

describe('noun phrases', () => {
  test.each([
    ['The three old houses were sold.', 'The three old houses', 'plural'],
    ['My sister is here.', 'My sister', 'singular'],
    ['One of my best friends is here.', 'One of my best friends', 'singular'],
    ['A number of shops are closed.', 'A number of shops', 'plural'],
    ['The number of shops is small.', 'The number of shops', 'singular'],
    ['Most of the water is dirty.', 'Most of the water', 'singular'],
    ['Everyone is here.', 'Everyone', 'singular'],
    ['Mathematics is hard.', 'Mathematics', 'singular'],
    ['The police are here.', 'The police', 'plural'],
    ['Ten years is long.', 'Ten years', null],
    ['My family are tall.', 'My family', null],
    ['The data show it.', 'The data', null],
    ['The rich are happy.', 'The rich', null],
    ['Telling jokes is an art.', 'Telling jokes', null],
  ])('%s', (sentence, words, number) => {
    expect(read(sentence)).toEqual([words, number])
  })

  test('a verb opens none', () => {
    expect(read('Went home early.')).toBeNull()
  })
})
