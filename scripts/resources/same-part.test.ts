import { expect, test } from 'vitest'
import type { Forms } from '../../engines/languages/forms.ts'
import { withoutOtherParts } from './same-part.ts'

const kinds = new Map([
  ['viktig', ['adjective']],
  ['vesentlig', ['adjective', 'adverb']],
  ['betydning', ['noun.m']],
])
const forms: Forms = {
  analyse: (form) => (kinds.get(form) ?? []).map((kind) => ({ lemma: form, kind, tags: 'sg' })),
  lexemesOf: () => [],
}
const entry = (word: string, synonyms: readonly string[]) => ({
  word,
  partOfSpeech: null,
  gender: null,
  senses: [{ gloss: '', synonyms: synonyms.map((one) => ({ word: one, register: 'neutral' as const })), opposites: [], example: '' }],
})

test('synonyms of another part of speech go, unknown ones stay, and what is left empty goes too', () => {
  const kept = withoutOtherParts(
    [entry('viktig', ['vesentlig', 'betydning', 'av betydning']), entry('betydning', ['viktig']), entry('ukjent', ['betydning'])],
    forms,
  )
  expect(kept.map(({ word, senses }) => [word, senses.flatMap(({ synonyms }) => synonyms.map((one) => one.word))])).toEqual([
    ['viktig', ['vesentlig', 'av betydning']],
    ['ukjent', ['betydning']],
  ])
})
