import { defineCheck } from '../../check.ts'
import { polishCommas } from '../../slavic/comma-words.ts'
import { findMissingCommas } from '../../slavic/commas.ts'

/** A comma before a conjunction of reason, aim or condition, and before a question within a sentence. */
export default defineCheck({
  key: 'comma-clause',
  class: 'comma-missing',
  find: (tokens, known) => findMissingCommas(tokens, polishCommas(known)),
  wrong: [
    ['Nie przyszedłem ponieważ byłem chory.', 'Nie przyszedłem, ponieważ byłem chory.'],
    ['Zapytał mnie gdzie mieszkam.', 'Zapytał mnie, gdzie mieszkam.'],
    ['Zrobię to żeby mieć spokój.', 'Zrobię to, żeby mieć spokój.'],
    ['Nie wiem dlaczego to powiedział.', 'Nie wiem, dlaczego to powiedział.'],
  ],
  right: [
    'Nie przyszedłem tylko dlatego, że byłem chory.',
    'Wyszedł, a ponieważ padało, wziął parasol.',
    'Nie wiem dlaczego.',
    'Wiem, gdzie mieszka.',
  ],
})
