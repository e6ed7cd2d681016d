import { expect, test } from 'vitest'
import { languagesOf, markdownTable, percentOf, replacePart } from './quality-document.ts'

const document = 'Words.\n<!-- from here by npm run x -- --write -->\nold\n<!-- to here by npm run x -->\nMore.\n'

test('the part of a command is replaced and nothing else', () => {
  expect(replacePart(document, 'npm run x', ['new'])).toBe(
    'Words.\n<!-- from here by npm run x -- --write -->\n\nnew\n\n<!-- to here by npm run x -->\nMore.\n',
  )
})

test('a document without the part is refused', () => {
  expect(() => replacePart(document, 'npm run y', [])).toThrow('no part written by npm run y')
})

test('a table and its shares', () => {
  expect(
    markdownTable(
      ['a', 'b'],
      [
        ['1', percentOf(1, 3)],
        ['2', percentOf(0, 0)],
      ],
    ),
  ).toEqual(['| a | b |', '| --- | --- |', '| 1 | 33.3 % |', '| 2 | – |'])
})

test('a language that there is not is refused', () => {
  expect(languagesOf(['sv', 'en'])).toEqual(['en', 'sv'])
  expect(() => languagesOf(['la'])).toThrow('There is no language: la.')
})
