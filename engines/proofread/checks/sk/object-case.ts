import { defineCheck } from '../../check.ts'
import { findObjects } from '../../slavic/government.ts'
import { slovak } from '../../slavic/slovak.ts'
import { slovakObjects } from '../../slavic/slovak-clauses.ts'

/** The object of a verb whose subject is "I", "you" or "we" is in no nominative. */
export default defineCheck({
  key: 'object-case',
  class: 'case',
  find: (tokens, known) => findObjects(tokens, slovak, known, slovakObjects),
  wrong: [
    ['Vidím kamarát.', 'Vidím kamaráta.'],
    ['Študujem ekonómia.', 'Študujem ekonómiu.'],
    ['Učím sa slovenčina.', 'Učím sa slovenčinu.'],
    ['Pomáham stará sestra.', 'Pomáham starej sestre.'],
  ],
  right: ['Vidím kamaráta.', 'Učím sa celú noc slovenčinu.', 'Mám hlad a vidím dom.', 'Matka kúpila chlieb.', 'Pomáham susede.'],
})
