import { expect, test } from 'vitest'
import { inflectLike } from '../inflect-like.ts'
import { openForms, packForms } from '../packed-forms.ts'
import { romanianForms } from './forms.ts'

const word = (lemma: string, kind: string, forms: Readonly<Record<string, string>>) => ({
  lemma,
  kind,
  forms: Object.entries(forms).map(([tags, form]) => ({ tags, form })),
})

const forms = romanianForms(
  openForms(
    packForms([
      word('mic', 'adjective', {
        'm.sg.nom.ind': 'mic',
        'f.sg.nom.ind': 'mică',
        'f.sg.dg.ind': 'mici',
        'f.pl.nom.ind': 'mici',
        'f.pl.dg.ind': 'mici',
      }),
      word('reduce', 'verb', { inf: 'reduce', 'pp.m.sg': 'redus', 'pp.f.sg': 'redusă', 'pp.f.pl': 'reduse' }),
    ]),
  ),
)

test.each([
  ['mică', 'mic', 'redus', 'redusă'],
  ['mici', 'mic', 'redus', 'reduse'],
  ['redusă', 'redus', 'mic', 'mică'],
  ['reduse', 'redus', 'mic', 'mici'],
])('%s of %s becomes, of %s, %s', (form, lemma, replacement, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech: 'adjective' })?.form).toBe(expected)
})

test('the verb stays what it is', () => {
  expect(forms.lexemesOf('reduce').map(({ kind }) => kind)).toEqual(['verb'])
  expect(forms.analyse('redusă')).toContainEqual({ lemma: 'reduce', kind: 'verb', tags: 'pp.f.sg' })
})
