import { expect, test } from 'vitest'
import { emptyDraft, isDraft } from './draft.ts'

test.each([
  [true, emptyDraft],
  [true, { text: 'x', language: 'hu' }],
  [false, { text: 'x', language: 'xx' }],
  [false, { text: 1, language: 'hu' }],
  [false, { text: 'x' }],
  [false, null],
])('a draft: %s %o', (is, value) => {
  expect(isDraft(value)).toBe(is)
})
