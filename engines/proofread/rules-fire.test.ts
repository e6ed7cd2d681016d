import { expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { makeRuleBook } from './rule-book.ts'
import { fireRules } from './rules-fire.ts'
import type { LintRow } from './row.ts'
import { tokensOf } from './tokens.ts'

const row = (to: readonly string[]): LintRow => ({
  key: 'row',
  class: 'agreement',
  pattern: 'la casa [ /o$/ ]',
  to,
  wrong: ['', ''],
  right: '',
})

/** What the row suggests where only these words are known. */
function suggested(to: readonly string[], words: readonly string[] | null, text = 'La casa alto.'): readonly string[] {
  const span = { start: 0, end: text.length }
  const book = makeRuleBook('es', { tables: [{ name: 'table', rows: [row(to)] }], lists: {}, checks: [] })
  const known = words && { isKnown: (word: string) => words.includes(word), forms: null }
  const sentence = { span, tokens: tokensOf(text, span, writtenLanguages.es) }
  return fireRules(sentence, book, { text, dialect: 'es-ES', words: known }).flatMap(({ suggestions }) => suggestions)
}

test.each([
  ['a bent word that the dictionary has', ['$3/o$/a/'], ['alta'], ['alta']],
  ['one that it has not: the row does not fire', ['$3/o$/a/'], ['alto'], []],
  ['only those that it has', ['$3/o$/as/', '$3/o$/a/'], ['alta'], ['alta']],
  ['no dictionary to ask', ['$3/o$/a/'], null, ['alta']],
  ['two tokens in one word', ['$2$3'], ['casaalto'], ['casaalto']],
  ['words written in the row are not asked about', ['xyz'], [], ['xyz']],
])('%s', (_, to, words, expected) => {
  expect(suggested(to, words)).toEqual(expected)
})
