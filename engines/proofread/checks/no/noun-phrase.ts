import { defineCheck } from '../../check.ts'
import { findPhrases } from '../../scandinavian/check-phrases.ts'
import { norwegian } from '../../scandinavian/norwegian.ts'

/** Determiner, adjectives and noun of a phrase agree in gender, number and definiteness. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findPhrases(tokens, norwegian, known),
  wrong: [
    ['Vi bor i en stort hus.', 'Vi bor i et stort hus.'],
    ['Jeg leste mitt bok.', 'Jeg leste min bok.'],
    ['Hun har mange bil.', 'Hun har mange biler.'],
    ['Hver år reiser vi.', 'Hvert år reiser vi.'],
    ['De har et stor hus.', 'De har et stort hus.'],
    ['Den stor bilen er min.', 'Den store bilen er min.'],
    ['Vi har mange organisert aktiviteter.', 'Vi har mange organiserte aktiviteter.'],
    ['Min bilen er ny.', 'Min bil er ny.'],
  ],
  right: [
    'Det er et utrolig viktig møte.',
    'Boka mi ligger her.',
    'Huset hans er stort.',
    'Det barnet som kom først, fikk et eple.',
    'Ei gammel bok og en gammel dør.',
    'Denne boka er bra.',
    'Den nye boken og det store huset er mine.',
    'Hun har mange hus.',
  ],
})
