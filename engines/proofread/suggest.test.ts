import { expect, test } from 'vitest'
import { analyseEnglish } from './analyse-english.ts'
import { findMatches, searchedOf, wrongPart } from './match.ts'
import { compilePattern } from './pattern.ts'
import { fillTemplate } from './suggest.ts'

function filled(sentence: string, source: string, template: string): string | null {
  const pattern = compilePattern(source, {})
  const tokens = analyseEnglish(sentence, 0)
  const match = findMatches(searchedOf(tokens), pattern)[0]
  return match ? fillTemplate(template, { match, tokens, wrong: wrongPart(match, pattern), language: 'en' }) : null
}

test.each([
  ['She work here.', 'she [ work ]', '$2:3sg', 'works'],
  ['He is engineer.', 'is [ engineer ]', '$2:a', 'an engineer'],
  ['He is doctor.', 'is [ doctor ]', '$2:a', 'a doctor'],
  ['He is more big than me.', '[ more big ]', '$2:comparative', 'bigger'],
  ['He is the most early.', '[ most early ]', '$2:superlative', 'earliest'],
  ['It is extreme important.', '[ extreme ] important', '$1:adverb', 'extremely'],
  ['He said me that.', '[ ~say me ]', '{tell:$1} $2', 'told me'],
  ['Always I go.', '^ [ always i ]', '$2 $1:lower', 'I always'],
  ['La casa Blanco.', 'la casa [ /o$/ ]', '$3/o$/a/', 'Blanca'],
  ['A skol bok is.', '[ skol bok ]', '$1$2', 'skolbok'],
  ['He went HOME.', '[ went home ]', '$2/e$// $1', 'HOM went'],
])('%s', (sentence, source, template, expected) => {
  expect(filled(sentence, source, template)).toBe(expected)
})

test('capitals are those of the language', () => {
  const tokens = analyseEnglish('Bir it.', 0)
  const pattern = compilePattern('[ bir ] it', {})
  const [match] = findMatches(searchedOf(tokens), pattern)
  const capital = (language: string) => match && fillTemplate('iki', { match, tokens, wrong: wrongPart(match, pattern), language })
  expect([capital('tr'), capital('en')]).toEqual(['İki', 'Iki'])
})

test('an atom that took nothing gives no suggestion, nor does a word without the part to be replaced', () => {
  expect(filled('Two cats here.', '[ two cats ]', '$1/x/y/ $2')).toBeNull()
  expect(filled('He is here.', 'he [ is ] very?', '$3 is')).toBeNull()
})
