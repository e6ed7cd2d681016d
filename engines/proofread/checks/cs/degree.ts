import { defineCheck } from '../../check.ts'
import { findLongDegrees } from '../../slavic/czech-sentences.ts'

/** Adjectives have degrees of their own. */
export default defineCheck({
  key: 'degree',
  class: 'comparison',
  find: findLongDegrees,
  wrong: [
    ['Je více chytrá než bratr.', 'Je chytřejší než bratr.'],
    ['To je nejvíc zajímavá kniha.', 'To je nejzajímavější kniha.'],
    ['Byl víc starý než já.', 'Byl starší než já.'],
    ['Je to nejvíce krásné město.', 'Je to nejkrásnější město.'],
  ],
  right: ['Je chytřejší než bratr.', 'Má více nových knih než já.', 'To je nejvíce používaný slovník.', 'Je víc unavený než nemocný.'],
})
