import { expect, test } from 'vitest'
import { inflectLike } from '../inflect-like.ts'
import { openForms, packForms } from '../packed-forms.ts'
import { polishForms } from './forms.ts'

const word = (lemma: string, kind: string, forms: Readonly<Record<string, string>>) => ({
  lemma,
  kind,
  forms: Object.entries(forms).map(([tags, form]) => ({ tags, form })),
})

const forms = polishForms(
  openForms(
    packForms([
      word('podstawowy', 'adjective', { 'mi.sg.nom': 'podstawowy', 'f.sg.acc': 'podstawową' }),
      word('ryzyko', 'noun.nt', { 'sg.nom': 'ryzyko', 'pl.loc': 'ryzykach' }),
      word('zagrozić', 'verb', { inf: 'zagrozić', 'ger.nt.sg.nom': 'zagrożenie', 'ger.nt.pl.loc': 'zagrożeniach' }),
      word('zależność', 'noun.f', { 'sg.nom': 'zależność', 'pl.loc': 'zależnościach' }),
      word('znaczyć', 'verb', { inf: 'znaczyć', 'impf.pprs.mi.sg.nom': 'znaczący', 'impf.pprs.f.sg.acc': 'znaczącą' }),
    ]),
  ),
)

test.each([
  ['zagrożeniach', 'zagrożenie', 'ryzyko', 'noun', 'ryzykach'],
  ['ryzykach', 'ryzyko', 'zagrożenie', 'noun', 'zagrożeniach'],
  ['podstawową', 'podstawowy', 'znaczący', 'adjective', 'znaczącą'],
  ['znaczącą', 'znaczący', 'podstawowy', 'adjective', 'podstawową'],
  ['zależnościach', 'zależność', 'rozbieżność', 'noun', 'rozbieżnościach'],
  ['rozbieżnościach', 'rozbieżność', 'zależność', 'noun', 'zależnościach'],
])('%s of %s becomes, of %s, as a %s %s', (form, lemma, replacement, partOfSpeech, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech })?.form).toBe(expected)
})

test('a word that the table has is not made once more', () => {
  expect(forms.analyse('zależnościach')).toHaveLength(1)
  expect(forms.lexemesOf('zagrozić')).toHaveLength(1)
})
