import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lexeme } from './forms.ts'
import { openForms, packForms, type WordForms } from './packed-forms.ts'

const studio: WordForms = {
  lemma: 'studio',
  kind: 'noun.m',
  forms: [
    { tags: 'sg', form: 'studio' },
    { tags: 'pl', form: 'studi' },
  ],
}
const esempio: WordForms = {
  lemma: 'esempio',
  kind: 'noun.m',
  forms: [
    { tags: 'sg', form: 'esempio' },
    { tags: 'pl', form: 'esempi' },
  ],
}
const andare: WordForms = {
  lemma: 'andare',
  kind: 'verb',
  forms: [
    { tags: 'pres.p1.sg', form: 'vado' },
    { tags: 'inf', form: 'andare' },
  ],
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ő', '🙂'), minLength: 1, maxLength: 6 })
const anyWord: fc.Arbitrary<WordForms> = fc.record({
  lemma: text,
  kind: fc.constantFrom('noun.f', 'verb', 'adjective'),
  forms: fc.array(fc.record({ tags: fc.constantFrom('sg', 'pl', 'f.pl'), form: text }), { minLength: 1, maxLength: 5 }),
})

describe('packed forms', () => {
  const { analyse, lexemesOf } = openForms(packForms([studio, esempio, andare]))

  test('tell what a form is', () => {
    expect(analyse('studi')).toEqual([{ lemma: 'studio', kind: 'noun.m', tags: 'pl' }])
    expect(analyse('vado')).toEqual([{ lemma: 'andare', kind: 'verb', tags: 'pres.p1.sg' }])
    expect(analyse('stud')).toEqual([])
    expect(analyse('')).toEqual([])
  })

  test('give the forms of a word', () => {
    expect(lexemesOf('esempio').map(({ kind, formWith }) => [kind, formWith('sg'), formWith('pl'), formWith('inf')])).toEqual([
      ['noun.m', 'esempio', 'esempi', null],
    ])
    expect(lexemesOf('andare').map(({ formWith }) => formWith('pres.p1.sg'))).toEqual(['vado'])
    expect(lexemesOf('vado')).toEqual([])
  })

  test('give back whatever was packed', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 25 }), (words) => {
        const opened = openForms(packForms(words))
        for (const word of words) {
          const lexemes = opened.lexemesOf(word.lemma)
          const first = new Map(word.forms.toReversed().map(({ tags, form }) => [tags, form]))
          const isThisWord = ({ kind, formWith }: Lexeme) =>
            kind === word.kind && [...first].every(([tags, form]) => formWith(tags) === form)
          expect(lexemes.some(isThisWord)).toBe(true)
          for (const { tags, form } of word.forms) expect(opened.analyse(form)).toContainEqual({ lemma: word.lemma, kind: word.kind, tags })
        }
      }),
    )
  })

  test('bytes that are something else are refused', () => {
    for (const bytes of [new Uint8Array(), new Uint8Array(30)]) expect(() => openForms(bytes)).toThrow('no packed forms')
  })
})
