import { expect, test } from 'vitest'
import type { Forms } from './forms.ts'
import { inflectLike } from './inflect-like.ts'
import { openForms, packForms, type WordForms } from './packed-forms.ts'
import { phraseLemmas, withPhrases } from './phrases.ts'

const lemmas: Readonly<Record<string, readonly string[]>> = {
  zabýval: ['zabývat'],
  led: ['lead'],
  referă: ['referi'],
  bezieht: ['beziehen'],
  stellt: ['stellen'],
  różni: ['różnić'],
  zaoberá: ['zaoberať'],
  appuie: ['appuyer'],
  refiere: ['referir'],
  riferisce: ['riferire'],
  refere: ['referir'],
  leder: ['lede', 'leda'],
  leidt: ['leiden'],
  veszi: ['vesz'],
  etti: ['etmek'],
}

test.each([
  ['zabýval se', 'cs', 'zabývat se'],
  ['se zabýval', 'cs', 'zabývat se'],
  ['zaoberá sa', 'sk', 'zaoberať sa'],
  ['różni się', 'pl', 'różnić się'],
  ['bezieht sich', 'de', 'sich beziehen'],
  ['stellt infrage', 'de', 'infrage stellen'],
  ['stellt dar', 'de', 'darstellen'],
  ['led to', 'en', 'lead to'],
  ['se referă', 'ro', 'se referi'],
  ["s'appuie", 'fr', "s'appuyer"],
  ['se refiere', 'es', 'referirse'],
  ['si riferisce', 'it', 'riferirsi'],
  ['refere-se', 'pt', 'referir-se'],
  ['leder til', 'no', 'lede til'],
  ['leder till', 'sv', 'leda till'],
  ['leidt tot', 'nl', 'leiden tot'],
  ['figyelembe veszi', 'hu', 'figyelembe vesz'],
  ['ifade etti', 'tr', 'ifade etmek'],
])('“%s” (%s) is found under “%s”', (phrase, language, expected) => {
  expect(phraseLemmas(phrase, (word) => lemmas[word] ?? [], language)).toContain(expected)
})

test('a word alone is no phrase', () => {
  expect(phraseLemmas('led', () => ['lead'], 'en')).toEqual([])
})

const word = (lemma: string, kind: string, forms: Readonly<Record<string, string>>): WordForms => ({
  lemma,
  kind,
  forms: Object.entries(forms).map(([tags, form]) => ({ tags, form })),
})
const table: Forms = openForms(
  packForms([
    word('beziehen', 'verb', { inf: 'beziehen', 'pres.p3.sg': 'bezieht', 'pres.p1.sg': 'beziehe', pp: 'bezogen' }),
    word('stellen', 'verb', { inf: 'stellen', 'pres.p3.sg': 'stellt', pp: 'gestellt' }),
    word('referir', 'verb', { inf: 'referir', 'pri.p3.sg': 'refiere' }),
    word('soubor', 'noun.mi', { 'sg.nom': 'soubor', 'pl.nom': 'soubory' }),
    word('metoda', 'noun.f', { 'sg.nom': 'metoda', 'pl.gen': 'metod' }),
    word('práce', 'noun.f', { 'sg.nom': 'práce', 'pl.gen': 'prací' }),
    word('vědecký', 'adjective', { 'm.sg.nom': 'vědecký', 'f.sg.nom': 'vědecká' }),
  ]),
)

test.each([
  ['de', 'sich beziehen', 'pres.p3.sg', 'bezieht sich'],
  ['de', 'sich beziehen', 'inf', 'sich beziehen'],
  ['de', 'sich beziehen', 'pres.p1.sg', null],
  ['de', 'sich beziehen', 'pp', null],
  ['de', 'infrage stellen', 'pres.p3.sg', 'stellt infrage'],
  ['de', 'infrage stellen', 'pp', 'infrage gestellt'],
  ['es', 'referirse', 'pri.p3.sg', 'se refiere'],
  ['cs', 'soubor metod', 'pl.nom', 'soubory metod'],
  ['cs', 'vědecká práce', 'pl.gen', null],
])('in %s “%s” as %s is %s', (language, lemma, tags, expected) => {
  const [lexeme] = withPhrases(table, language).lexemesOf(lemma)
  expect(lexeme?.formWith(tags) ?? null).toBe(expected)
})

test('the forms of a phrase have the tags of its head', () => {
  expect(withPhrases(table, 'de').analyse('bezieht sich')).toEqual([{ lemma: 'sich beziehen', kind: 'verb', tags: 'pres.p3.sg' }])
})

test.each([
  ['a verb alone may stand at the end of its clause', 'bezieht', 'beziehen', 'infrage stellen', null],
  ['a phrase shows that its verb goes first', 'bezieht sich', 'sich beziehen', 'infrage stellen', 'stellt infrage'],
  ['a participle has one place', 'bezogen', 'beziehen', 'infrage stellen', 'infrage gestellt'],
  ['an article is not the verb that it looks like', 'bezogen', 'beziehen', 'einen Antrag stellen', 'einen Antrag gestellt'],
])('in German %s', (_case, form, lemma, replacement, expected) => {
  const einen = { lemma: 'einen', kind: 'verb', formWith: () => 'geeint' }
  const german = withPhrases({ ...table, lexemesOf: (one) => (one === 'einen' ? [einen] : table.lexemesOf(one)) }, 'de')
  expect(inflectLike(german, { form, lemma, replacement, partOfSpeech: 'verb' })?.form ?? null).toBe(expected)
})
