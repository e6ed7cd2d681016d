import { defineCheck } from '../../check.ts'
import { findQuantities } from '../../scandinavian-clauses/quantity.ts'
import { swedish, swedishQuantities } from '../../scandinavian-clauses/swedish.ts'

/** Things that are counted are many, not much. */
export default defineCheck({
  key: 'quantity',
  class: 'quantifier',
  find: (tokens, words) => findQuantities({ tokens, of: swedish, words }, swedishQuantities),
  wrong: [
    ['I Finland finns mycket sjöar.', 'I Finland finns många sjöar.'],
    ['Han har mycket bilar.', 'Han har många bilar.'],
    ['Vi såg mycket hundar.', 'Vi såg många hundar.'],
    ['Hon läser mycket böcker.', 'Hon läser många böcker.'],
  ],
  right: ['Hon har mycket pengar.', 'Vi äter mycket grönsaker.', 'Det är mycket vackert.', 'Han äter mycket av böckerna.'],
})
