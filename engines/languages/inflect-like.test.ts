import { expect, test } from 'vitest'
import { inflectLike } from './inflect-like.ts'
import { openForms, packForms, type WordForms } from './packed-forms.ts'
import { withPhrases } from './phrases.ts'

const word = (lemma: string, kind: string, forms: Readonly<Record<string, string>>): WordForms => ({
  lemma,
  kind,
  forms: Object.entries(forms).map(([tags, form]) => ({ tags, form })),
})

const italian = openForms(
  packForms([
    word('studio', 'noun.m', { sg: 'studio', pl: 'studi' }),
    word('saggio', 'noun.m', { sg: 'saggio', pl: 'saggi' }),
    word('saggio', 'adjective', { 'm.sg': 'saggio', 'f.sg': 'saggia', 'm.pl': 'saggi', 'f.pl': 'sagge' }),
    word('autore', 'noun.m', { sg: 'autore', pl: 'autori' }),
    word('scrittore', 'noun.f', { sg: 'scrittrice', pl: 'scrittrici' }),
    word('scrittore', 'noun.m', { sg: 'scrittore', pl: 'scrittori' }),
    word('insegnante', 'noun.mf', { sg: 'insegnante', pl: 'insegnanti' }),
    word('ricerca', 'noun.f', { sg: 'ricerca', pl: 'ricerche' }),
    word('mostrare', 'verb', { inf: 'mostrare', 'pri.p2.sg': 'mostri', 'prs.p1.sg': 'mostri', 'pri.p3.sg': 'mostra' }),
    word('esporre', 'verb', { inf: 'esporre', 'pri.p2.sg': 'esponi', 'prs.p1.sg': 'esponga', 'pri.p3.sg': 'espone' }),
    word('considerare', 'verb', { inf: 'considerare', 'pri.p3.sg': 'considera', 'imp.p2.sg': 'considera' }),
    word('ritenere', 'verb', { inf: 'ritenere', 'pri.p3.sg': 'ritiene', 'imp.p2.sg': 'ritieni' }),
    word('indicare', 'verb', { inf: 'indicare', 'pri.p2.sg': 'indichi', 'prs.p1.sg': 'indichi', 'pri.p3.sg': 'indica' }),
  ]),
)

test.each([
  ['a noun of the same gender', 'studi', 'saggio', 'noun', { form: 'saggi', genders: null }],
  ['a noun of another gender says so', 'studi', 'ricerca', 'noun', { form: 'ricerche', genders: ['m', 'f'] }],
  ['of a man and a woman the one of the same gender', 'autori', 'scrittore', 'noun', { form: 'scrittori', genders: null }],
  ['of a word for either the one for men', 'insegnanti', 'scrittore', 'noun', { form: 'scrittori', genders: ['mf', 'm'] }],
  ['a verb in the same person', 'mostra', 'esporre', null, { form: 'espone', genders: null }],
  ['a statement that might be a command', 'considera', 'ritenere', null, { form: 'ritiene', genders: null }],
  ['a command that is none but that', 'ritieni', 'considerare', null, { form: 'considera', genders: null }],
  ['several readings with one form', 'mostri', 'indicare', null, { form: 'indichi', genders: null }],
  ['several readings with several forms', 'mostri', 'esporre', null, null],
  ['another part of speech', 'mostra', 'studio', null, null],
  ['a part of speech that the form is not', 'studi', 'saggio', 'verb', null],
  ['a word that nobody knows', 'studi', 'tesi', null, null],
  ['a form that nobody knows', 'studium', 'saggio', null, null],
] as const)('%s', (_case, form, replacement, partOfSpeech, expected) => {
  expect(inflectLike(italian, { form, lemma: null, replacement, partOfSpeech })).toEqual(expected)
})

test('either apostrophe is the same', () => {
  const french = withPhrases(
    openForms(
      packForms([
        word('appuyer', 'verb', { inf: 'appuyer', 'pri.p3.pl': 'appuient' }),
        word('reposer', 'verb', { inf: 'reposer', 'pri.p3.pl': 'reposent' }),
      ]),
    ),
    'fr',
  )
  expect(inflectLike(french, { form: "s'appuient", lemma: 's’appuyer', replacement: 'reposer', partOfSpeech: 'verb' })?.form).toBe(
    'reposent',
  )
})
