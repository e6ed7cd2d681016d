import { expect, test } from 'vitest'
import { openForms, packForms, type WordForms } from './packed-forms.ts'
import { withPhrases } from './phrases.ts'

const word = (lemma: string, kind: string, forms: Readonly<Record<string, string>>): WordForms => ({
  lemma,
  kind,
  forms: Object.entries(forms).map(([tags, form]) => ({ tags, form })),
})
const table = openForms(
  packForms([
    word('point', 'noun.m', { sg: 'point', pl: 'points' }),
    word('travail', 'noun.m', { sg: 'travail', pl: 'travaux' }),
    word('donnée', 'noun.f', { sg: 'donnée', pl: 'données' }),
    word('scientifique', 'adjective', { 'm.sg': 'scientifique', 'f.sg': 'scientifique', 'm.pl': 'scientifiques', 'f.pl': 'scientifiques' }),
    word('obtenir', 'verb', { inf: 'obtenir', 'pp.m.sg': 'obtenu', 'pp.f.sg': 'obtenue', 'pp.m.pl': 'obtenus', 'pp.f.pl': 'obtenues' }),
    word('digne', 'adjective', { 'm.sg': 'digne', 'f.sg': 'digne', 'm.pl': 'dignes', 'f.pl': 'dignes' }),
    word('ancien', 'adjective', { 'm.sg': 'ancien', 'f.sg': 'ancienne', 'm.pl': 'anciens', 'f.pl': 'anciennes' }),
  ]),
)
const french = withPhrases(table, 'fr')

test.each([
  ['a noun with a preposition', 'point de vue', 'pl', 'points de vue'],
  ['a noun with an elided preposition', 'point d’appui', 'pl', 'points d’appui'],
  ['a noun with an adjective', 'travail scientifique', 'pl', 'travaux scientifiques'],
  ['a noun with a participle', 'donnée obtenue', 'pl', 'données obtenues'],
  ['an adjective with a preposition', 'digne de foi', 'm.pl', 'dignes de foi'],
  ['an adjective of a degree', 'plus ancien', 'f.sg', 'plus ancienne'],
  ['an adjective of a manner', 'nettement ancien', 'm.pl', 'nettement anciens'],
  ['a preposition with its noun', 'de premier plan', 'f.pl', 'de premier plan'],
  ['an adjective of another gender', 'donnée obtenu', 'pl', null],
  ['a word that says how much', 'en tout point digne', 'm.pl', null],
  ['a phrase that is built otherwise', 'travail scientifique sérieux', 'pl', null],
])('%s', (_case, lemma, tags, expected) => {
  expect(french.lexemesOf(lemma)[0]?.formWith(tags) ?? null).toBe(expected)
})

test('a language that is not Romance has none', () => {
  expect(withPhrases(table, 'de').lexemesOf('point de vue')).toEqual([])
})
