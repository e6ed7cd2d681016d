import { expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { makeRuleBook } from '../rule-book.ts'
import { fireRules } from '../rules-fire.ts'
import { loadRules } from '../rules.gen.ts'

// One mistake is said once: of two rules that would mend it in two ways, one keeps silent.
test.each([
  ['Most student prefer tea.', ['student → students']],
  ['Several student are late.', ['student → students']],
  ['When I arrived the lecture had already started.', []],
])('%s', async (sentence, expected) => {
  const rules = (await loadRules['en']?.()) ?? { tables: [], lists: {}, checks: [] }
  const span = { start: 0, end: sentence.length }
  const lints = fireRules({ span, tokens: analyseEnglish(sentence, 0) }, makeRuleBook('en', rules), {
    text: sentence,
    dialect: 'en-GB',
    words: null,
  })
  const found = lints
    .filter(({ kind }) => kind === 'grammar')
    .map((lint) => `${sentence.slice(lint.span.start, lint.span.end)} → ${lint.suggestions[0]}`)
  expect([...new Set(found)]).toEqual(expected)
})
