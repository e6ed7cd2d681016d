import { defineCheck } from '../../check.ts'
import { findAfterQuantity } from '../../slavic/government.ts'
import { slovak } from '../../slavic/slovak.ts'
import { slovakQuantities } from '../../slavic/slovak-clauses.ts'

/** Behind a word of quantity the genitive stands: of many from five on. */
export default defineCheck({
  key: 'quantity',
  class: 'case',
  find: (tokens, known) => findAfterQuantity(tokens, slovak, known, slovakQuantities),
  wrong: [
    ['Kúpil som päť jablká.', 'Kúpil som päť jabĺk.'],
    ['V kine bolo niekoľko študenti.', 'V kine bolo niekoľko študentov.'],
    ['Má šesť kamarátky.', 'Má šesť kamarátok.'],
    ['Videl som tam veľa nové domy.', 'Videl som tam veľa nových domov.'],
  ],
  right: ['Kúpil som päť jabĺk.', 'V kine bolo niekoľko študentov.', 'Niekoľko ľuďom pomohol.', 'Veľa práce nás čaká.'],
})
