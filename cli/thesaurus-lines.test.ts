import { expect, test } from 'vitest'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { thesaurusLines } from './thesaurus-lines.ts'

const word = (base: string, inflected: string | null, register: 'neutral' | 'academic' = 'neutral') => ({
  word: base,
  register,
  familiarity: null,
  inflected,
  genders: base === 'ricerca' ? (['m', 'f'] satisfies [string, string]) : null,
})
const result = (asked: string): ThesaurusResult => ({
  word: asked,
  language: 'it',
  detected: false,
  otherLanguages: [],
  entries: [
    {
      word: 'studio',
      isBase: asked === 'studio',
      partOfSpeech: 'noun',
      gender: 'm',
      senses: [
        {
          gloss: 'scholarly work',
          synonyms: [word('ricerca', 'ricerche'), word('opera', null), word('saggio', 'saggi', 'academic')],
          opposites: [word('ozio', null)],
          example: '',
          source: 'own',
        },
      ],
    },
  ],
  nearest: [],
  installed: { thesaurus: true, forms: true },
})

test('synonyms stand in the form asked with, base forms with a star', () => {
  expect(thesaurusLines(result('studi'))).toBe(
    'studio (noun, m)\n  1. scholarly work\n     ricerche (f), opera*\n     academic: saggi\n     opposite: ozio*\n\n',
  )
})

test('for a base form nothing is marked', () => {
  expect(thesaurusLines(result('studio'))).toContain('     ricerca, opera\n')
})

test('what was not found names its neighbours and what could be installed', () => {
  expect(
    thesaurusLines({ ...result('studoi'), entries: [], nearest: ['studio', 'stadio'], installed: { thesaurus: false, forms: false } }),
  ).toBe(
    'No entry for “studoi”.\nSpelled like it: studio and stadio.\n\nOnly the built-in list of academic words was searched; “npm run resources” installs an open thesaurus.\n',
  )
})
