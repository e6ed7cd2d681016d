import { expect, test } from 'vitest'
import { inflectLike } from '../inflect-like.ts'
import { openForms, packForms } from '../packed-forms.ts'
import { portugueseForms } from './forms.ts'

const word = (lemma: string, present: string, wished: string) => ({
  lemma,
  kind: 'verb',
  forms: [
    { tags: 'inf', form: lemma },
    { tags: 'pri.p3.sg', form: present },
    { tags: 'prs.p3.sg', form: wished },
  ],
})
const forms = portugueseForms(
  openForms(packForms([word('indicar', 'indica', 'indique'), word('usar', 'usa', 'use'), word('mostrar', 'mostra', 'mostre')])),
)

test.each([
  ['mostra', 'mostrar', 'corroborar', 'corrobora'],
  ['mostre', 'mostrar', 'clarificar', 'clarifique'],
  ['corrobora', 'corroborar', 'mostrar', 'mostra'],
  ['clarifique', 'clarificar', 'mostrar', 'mostre'],
])('%s of %s becomes, of %s, %s', (form, lemma, replacement, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech: 'verb' })?.form).toBe(expected)
})

test.each(['recear', 'ler', 'mostra'])('%s is no verb that goes like another', (lemma) => {
  expect(forms.lexemesOf(lemma)).toEqual([])
})
