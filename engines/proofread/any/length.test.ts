import { expect, test } from 'vitest'
import { lintsOf } from '#tests/lints-of.ts'
import { findLong } from './length.ts'

const long = `${'word '.repeat(42)}word.`

test.each([
  ['a sentence of 43 words', long, [long]],
  ['a sentence of 42 words', `${'word '.repeat(41)}word.`, []],
  ['an item of a list', `- ${long}`, [long]],
  ['a heading', `# ${long}`, []],
  ['code', `\`\`\`\n${long}\n\`\`\``, []],
  ['the third sentence that begins with the same word', 'We came. We saw. We won.', ['We']],
  ['two sentences that begin with the same word', 'We came. We saw. They won.', []],
  ['sentences that begin with one letter', 'A rose. A lily. A tulip.', []],
] as const)('%s', (_, text, expected) => {
  expect(lintsOf(findLong, text, 'sv')).toEqual(expected)
})
