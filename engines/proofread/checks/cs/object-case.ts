import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechObjects } from '../../slavic/czech-clauses.ts'
import { findObjects } from '../../slavic/government.ts'

/** The object of a verb whose subject is "I", "you" or "we" is in no nominative. */
export default defineCheck({
  key: 'object-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? findObjects(tokens, czech, known, czechObjects) : []),
  wrong: [
    ['Vidím kamarád.', 'Vidím kamaráda.'],
    ['Studuji ekonomika.', 'Studuji ekonomiku.'],
    ['Učím se čeština.', 'Učím se češtinu.'],
    ['Pomáhám stará sousedka.', 'Pomáhám staré sousedce.'],
    ['Koupil jsem nová bunda.', 'Koupil jsem novou bundu.'],
  ],
  right: [
    'Vidím kamaráda.',
    'Učím se celou noc češtinu.',
    'Mám hlad a vidím dům.',
    'Matka koupila chleba.',
    'Pomáhám sousedce.',
    'Znám ho jako učitel učitele.',
  ],
})
