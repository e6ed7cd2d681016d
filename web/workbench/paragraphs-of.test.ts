import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs-of.ts'

test.each([
  ['One.', [['One.']]],
  ['One.\nTwo.\n', [['One.'], ['Two.']]],
  ['One.\n\nTwo\nlines.\n\n\n\nThree.', [['One.'], ['Two', 'lines.'], ['Three.']]],
  ['One. \r\n \r\nTwo.', [['One.'], ['Two.']]],
  ['', []],
])('%j', (text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs))
