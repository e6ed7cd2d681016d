import { defineCheck } from '../../check.ts'
import { findQuantities } from '../../scandinavian-clauses/quantity.ts'
import { norwegian, norwegianQuantities } from '../../scandinavian-clauses/norwegian.ts'

/** Things that are counted are many, not much. */
export default defineCheck({
  key: 'quantity',
  class: 'quantifier',
  find: (tokens, words) => findQuantities({ tokens, of: norwegian, words }, norwegianQuantities),
  wrong: [
    ['I Finland er det mye byer.', 'I Finland er det mange byer.'],
    ['Han har mye biler.', 'Han har mange biler.'],
    ['Vi så mye hunder.', 'Vi så mange hunder.'],
    ['Hun leser mye bøker.', 'Hun leser mange bøker.'],
  ],
  right: ['Hun har mye penger.', 'Vi spiser mye grønnsaker.', 'Det er mye vakkert der.', 'Han leser mye av bøkene.'],
})
