import { describe, expect, test } from 'vitest'
import { parseLexicon } from './parse-lexicon.ts'

describe('a written dictionary', () => {
  test('is read by word, meaning, register and opposites', () => {
    expect(
      parseLexicon(`
Ergebnis noun n
  what comes out: Resultat, Befund; academic Outcome; opposite Ursache = Die «Ergebnisse» stehen in Tabelle 2.
  mark at the end: Endstand, Stand = Das «Ergebnis» des Spiels war klar.
sich beziehen verb
  be about: betreffen; literary angehen = Der Satz «bezieht sich» auf die erste Studie.
`),
    ).toEqual([
      {
        word: 'Ergebnis',
        partOfSpeech: 'noun',
        gender: 'n',
        senses: [
          {
            gloss: 'what comes out',
            synonyms: [
              { word: 'Resultat', register: 'neutral' },
              { word: 'Befund', register: 'neutral' },
              { word: 'Outcome', register: 'academic' },
            ],
            opposites: ['Ursache'],
            example: 'Die «Ergebnisse» stehen in Tabelle 2.',
          },
          {
            gloss: 'mark at the end',
            synonyms: [
              { word: 'Endstand', register: 'neutral' },
              { word: 'Stand', register: 'neutral' },
            ],
            opposites: [],
            example: 'Das «Ergebnis» des Spiels war klar.',
          },
        ],
      },
      {
        word: 'sich beziehen',
        partOfSpeech: 'verb',
        gender: null,
        senses: [
          {
            gloss: 'be about',
            synonyms: [
              { word: 'betreffen', register: 'neutral' },
              { word: 'angehen', register: 'literary' },
            ],
            opposites: [],
            example: 'Der Satz «bezieht sich» auf die erste Studie.',
          },
        ],
      },
    ])
  })

  test.each([
    ['a word without a part of speech', 'Ergebnis\n  x: y = «z»', /Line 1, “Ergebnis”: wants a word and its part of speech/],
    ['a meaning before any word', '  x: y = «z»', /Line 1.*before any word/],
    ['a word without a meaning', 'Ergebnis noun n', /“Ergebnis” has no meaning/],
    ['a meaning without an example', 'Ergebnis noun\n  x: y, z', /Line 2.*wants “meaning: words = example”/],
    ['an example that marks nothing', 'Ergebnis noun\n  x: y, z = Das Ergebnis.', /marks no word/],
    ['a register nobody knows', 'Ergebnis noun\n  x: y; posh z = Das «Ergebnis».', /“posh” is no register/],
    ['a comma too many', 'Ergebnis noun\n  x: y; academic z, = Das «Ergebnis».', /a word is missing/],
  ])('%s is refused, with its line', (_case, text, message) => {
    expect(() => parseLexicon(text)).toThrow(message)
  })
})
