import { expect, test } from 'vitest'
import type { Forms } from '../languages/forms.ts'
import { writtenLanguages } from '../languages/written.gen.ts'
import { bentByTags } from './readings.ts'
import { tokensOf } from './tokens.ts'

const tags: Readonly<Record<string, string>> = { 'sg.nom': 'Kind', 'pl.nom': 'Kinder', 'pl.dat': 'Kindern' }
const forms: Forms = {
  analyse: (form) =>
    Object.entries(tags).flatMap(([one, written]) => (written === form ? [{ lemma: 'Kind', kind: 'noun.n', tags: one }] : [])),
  lexemesOf: (lemma) => (lemma === 'Kind' ? [{ lemma, kind: 'noun.n', formWith: (one) => tags[one] ?? null }] : []),
}

test.each([
  ['Kinder', 'pl.dat', 'Kindern'],
  ['Kinder', 'pl>sg', 'Kind'],
  ['Kinder', 'nom>dat', 'Kindern'],
  ['Kind', 'sg.nom', null],
  ['Kind', 'nom>gen', null],
  ['Kind', 'acc>dat', null],
  ['Rind', 'pl.dat', null],
])('%s with %s: %s', (word, change, expected) => {
  const [token] = tokensOf(word, { start: 0, end: word.length }, writtenLanguages.de)
  expect(token && bentByTags(token, change, { isKnown: () => true, forms })).toBe(expected)
})
