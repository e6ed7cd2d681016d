import { expect, test } from 'vitest'
import { excerptAt } from './excerpt.ts'

test('a place stands with whole words around it, on one line', () => {
  const text = 'At the beginning of this text there is a long sentence. An\ne-mail came at noon and nobody answered it.'
  const start = text.indexOf('e-mail')
  expect(excerptAt(text, { start, end: start + 6 })).toEqual({
    before: '… is a long sentence. An ',
    own: 'e-mail',
    after: ' came at noon and nobody …',
  })
  expect(excerptAt('An email.', { start: 3, end: 8 })).toEqual({ before: 'An ', own: 'email', after: '.' })
})

test('a long place is known by its beginning, and no sign is torn', () => {
  const long = 'a😀'.repeat(60)
  const { own, after } = excerptAt(long, { start: 0, end: long.length })
  expect(own.endsWith('…')).toBe(true)
  expect(own.isWellFormed()).toBe(true)
  expect(after).toBe('')
})
