import { defineCheck } from '../../check.ts'
import { findMissingSubjects } from '../../scandinavian-clauses/missing-subject.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'

/** A clause without another subject has "det". */
export default defineCheck({
  key: 'missing-subject',
  class: 'pronoun-choice',
  find: (tokens, words) => findMissingSubjects({ tokens, of: norwegian, words }),
  wrong: [
    ['Er veldig kaldt ute.', 'Det er veldig kaldt ute.'],
    ['I dag er veldig varmt.', 'I dag er det veldig varmt.'],
    ['Jeg synes at er viktig å lese.', 'Jeg synes at det er viktig å lese.'],
    ['I Tromsø er kaldt.', 'I Tromsø er det kaldt.'],
  ],
  right: [
    'Er det kaldt ute?',
    'Er kaldt bra?',
    'Det som jeg tror at er viktig å vite, står her.',
    'Huset er kaldt.',
    'I dag er det varmt.',
  ],
})
