import { defineCheck } from '../../check.ts'
import { findDisagreements } from '../../slavic/find-phrases.ts'
import { slovak } from '../../slavic/slovak.ts'

/** Pronouns, adjectives and the noun of a phrase agree in gender, number and case. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findDisagreements(tokens, slovak, known),
  wrong: [
    ['Bývam v malý dedine.', 'Bývam v malej dedine.'],
    ['Videl som tvoju starú kamarátka.', 'Videl som tvoju starú kamarátku.'],
    ['Potrebujem nový topánky.', 'Potrebujem nové topánky.'],
    ['Hovorili sme o našej nový učiteľke.', 'Hovorili sme o našej novej učiteľke.'],
    ['Mám rád slovenskú jedlo.', 'Mám rád slovenské jedlo.'],
  ],
  right: [
    'Bývam v malej dedine pri veľkom lese.',
    'Moja mladšia sestra má dobré kamarátky.',
    'Čakala na starého priateľa zo školy.',
    'Anglický a nemecký jazyk ma bavia.',
    'Veľké psy strážia náš dom.',
  ],
})
