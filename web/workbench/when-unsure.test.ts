import { expect, test } from 'vitest'
import type { Answer } from './api-client.ts'
import { askWhenUnsure } from './when-unsure.ts'

type Said = { readonly [language: string]: string }

const rows: readonly (readonly [string, 'detect' | 'hu', 'hu' | null, Said, string, readonly string[]])[] = [
  ['told', 'detect', 'hu', { detect: 'ok' }, 'ok', ['detect']],
  ['unsure, and a language is set', 'detect', 'hu', { detect: 'language-unknown', hu: 'ok' }, 'ok', ['detect', 'hu']],
  ['unsure, and none is set', 'detect', null, { detect: 'language-unknown' }, 'language-unknown', ['detect']],
  ['chosen by hand', 'hu', 'hu', { hu: 'language-unknown' }, 'language-unknown', ['hu']],
  ['another problem', 'detect', 'hu', { detect: 'engine-busy' }, 'engine-busy', ['detect']],
  [
    'the tool does not know that language',
    'detect',
    'hu',
    { detect: 'language-unknown', hu: 'language-not-supported' },
    'language-unknown',
    ['detect', 'hu'],
  ],
  ['the second try fails', 'detect', 'hu', { detect: 'language-unknown', hu: 'quota-spent' }, 'quota-spent', ['detect', 'hu']],
]

test.each(rows)('%s', async (_name, language, own, said, expected, asked) => {
  const seen: string[] = []
  const ask = async (tried: string): Promise<Answer<string>> => {
    seen.push(tried)
    const word = said[tried] ?? ''
    return word === 'ok' ? { ok: true, value: word } : { ok: false, problem: { code: word, status: 422 } }
  }
  const answer = await askWhenUnsure(language, ask, own)
  expect(answer.ok ? answer.value : answer.problem.code).toBe(expected)
  expect(seen).toEqual(asked)
})
