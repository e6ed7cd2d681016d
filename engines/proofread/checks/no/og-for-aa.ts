import { defineCheck } from '../../check.ts'
import { findJoinedInfinitives } from '../../scandinavian-clauses/joined-infinitive.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'

/** "og" as it is spoken, where "å" is written. */
export default defineCheck({
  key: 'og-for-aa',
  class: 'confused-words',
  find: (tokens, words) => findJoinedInfinitives({ tokens, of: norwegian, words }, 'og'),
  wrong: [
    ['Det er gøy og sykle.', 'Det er gøy å sykle.'],
    ['Hun hater og vaske opp.', 'Hun hater å vaske opp.'],
    ['Det er på tide og dra hjem.', 'Det er på tide å dra hjem.'],
    ['De har sluttet og røyke.', 'De har sluttet å røyke.'],
    ['Det var snilt av deg og hjelpe oss.', 'Det var snilt av deg å hjelpe oss.'],
  ],
  right: [
    'Hun ble sittende og stirre ut i lufta.',
    'Han vil sitte og lese.',
    'Å lese og skrive er viktig.',
    'Vi lekte og løp.',
    'Det er på tide å gå hjem og sove.',
  ],
})
