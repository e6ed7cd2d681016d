import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechQuantities } from '../../slavic/czech-clauses.ts'
import { findAfterQuantity } from '../../slavic/government.ts'

/** Behind a word of quantity the genitive stands: of many from five on. */
export default defineCheck({
  key: 'quantity',
  class: 'case',
  find: (tokens, known) => (known?.forms ? findAfterQuantity(tokens, czech, known, czechQuantities) : []),
  wrong: [
    ['Koupil jsem pět jablka.', 'Koupil jsem pět jablek.'],
    ['V kině bylo několik studenti.', 'V kině bylo několik studentů.'],
    ['Má šest kamarádky.', 'Má šest kamarádek.'],
    ['Viděl jsem tam mnoho nové domy.', 'Viděl jsem tam mnoho nových domů.'],
  ],
  right: [
    'Koupil jsem pět jablek.',
    'V kině bylo několik studentů.',
    'Několik lidem pomohl.',
    'Mnoho práce nás čeká.',
    'V pět večer přijedeme.',
  ],
})
