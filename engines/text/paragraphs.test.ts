import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findParagraphs } from './paragraphs.ts'
import { textAt } from './span.ts'

const kinds = (text: string): readonly string[] => findParagraphs(text).map(({ kind, span }) => `${kind}: ${textAt(text, span)}`)

describe('findParagraphs', () => {
  test.each([
    ['One.\n\nTwo.', ['text: One.', 'text: Two.']],
    ['Introduction\n\nIt begins.', ['heading: Introduction', 'text: It begins.']],
    ['# Title\nIt begins.', ['heading: # Title', 'text: It begins.']],
    ['Only one line', ['text: Only one line']],
    ['It goes\non here. Yes.', ['text: It goes\non here. Yes.']],
    ['It ends.\nIt begins.', ['text: It ends.', 'text: It begins.']],
    ['- one\n- two\n* three', ['item: one', 'item: two', 'item: three']],
    ['1. One thing.\n2) Another.\n• Third.', ['item: One thing.', 'item: Another.', 'item: Third.']],
    ['Dear Ms Smith,\n\nThank you.', ['text: Dear Ms Smith,', 'text: Thank you.']],
    ['```\na = 1. b\n```\nText.', ['code: ```\na = 1. b\n```', 'text: Text.']],
    [
      'A line that an editor wrapped at some seventy characters or\nSo it goes on.',
      ['text: A line that an editor wrapped at some seventy characters or\nSo it goes on.'],
    ],
    ['\r\n One.\r\n\r\n Two. \r\n', ['text: One.', 'text: Two.']],
    ['It goes\r\non here. Yes.\rTwo.', ['text: It goes\r\non here. Yes.', 'text: Two.']],
    ['```\na\n```\nOne.\n```\nTwo.', ['code: ```\na\n```', 'text: One.', 'code: ```', 'text: Two.']],
    ['', []],
    ['\n \n', []],
  ])('reads %j', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('finds paragraphs apart and in order that lack only bullets and white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '\n', '\r', '-', '1', '#', '`', ',') }), (text) => {
        let end = 0
        for (const { span } of findParagraphs(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          expect(textAt(text, span)).toBe(textAt(text, span).trim())
          end = span.end
        }
      }),
    )
  })
})
