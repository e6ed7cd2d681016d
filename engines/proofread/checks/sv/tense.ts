import { defineCheck } from '../../check.ts'
import { findTenses } from '../../scandinavian-clauses/tense.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** A time that is over asks for the past. */
export default defineCheck({
  key: 'tense',
  class: 'tense',
  find: (tokens, words) => findTenses({ tokens, of: swedish, words }),
  wrong: [
    ['Igår köper hon en ny cykel.', 'Igår köpte hon en ny cykel.'],
    ['För tre år sedan flyttar vi hit.', 'För tre år sedan flyttade vi hit.'],
    ['Vi träffar honom förra veckan.', 'Vi träffade honom förra veckan.'],
    ['När jag var barn bor vi på landet.', 'När jag var barn bodde vi på landet.'],
    ['Vi har åkt till Norge i fjol.', 'Vi åkte till Norge i fjol.'],
  ],
  right: [
    'Jag läser tidningen från igår.',
    'När jag var liten bodde vi på landet.',
    'Igår skriver tidningen om det.',
    'Hon har bott här sedan förra året.',
    'Vi minns allt som hände förra sommaren.',
  ],
})
