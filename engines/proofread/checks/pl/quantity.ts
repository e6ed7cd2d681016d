import { defineCheck } from '../../check.ts'
import { findAfterQuantity } from '../../slavic/government.ts'
import { polish } from '../../slavic/polish.ts'
import { polishQuantities } from '../../slavic/polish-clauses.ts'

/** Behind a word of quantity the genitive stands: of many from five on. */
export default defineCheck({
  key: 'quantity',
  class: 'case',
  find: (tokens, known) => findAfterQuantity(tokens, polish, known, polishQuantities),
  wrong: [
    ['Kupiłem pięć jabłka.', 'Kupiłem pięć jabłek.'],
    ['W kinie było kilka studenci.', 'W kinie było kilka studentów.'],
    ['Ma sześć koleżanki.', 'Ma sześć koleżanek.'],
    ['Widziałem tam dużo nowe domy.', 'Widziałem tam dużo nowych domów.'],
  ],
  right: ['Kupiłem pięć jabłek.', 'W kinie było kilka osób.', 'Wiele ludziom pomógł.', 'Dużo pracy nas czeka.'],
})
