import { defineCheck } from '../../check.ts'
import { slovakCommas } from '../../slavic/comma-words.ts'
import { findMissingCommas } from '../../slavic/commas.ts'

/** A comma before a conjunction of reason, aim or condition, and before a question within a sentence. */
export default defineCheck({
  key: 'comma-clause',
  class: 'comma-missing',
  find: (tokens, known) => findMissingCommas(tokens, slovakCommas(known)),
  wrong: [
    ['Neprišiel som pretože som bol chorý.', 'Neprišiel som, pretože som bol chorý.'],
    ['Spýtal sa ma kde bývam.', 'Spýtal sa ma, kde bývam.'],
    ['Urobím to aby som mal pokoj.', 'Urobím to, aby som mal pokoj.'],
    ['Neviem prečo to povedal.', 'Neviem, prečo to povedal.'],
  ],
  right: ['Neprišiel som len preto, že som bol chorý.', 'Odišiel a pretože pršalo, vzal si dáždnik.', 'Neviem prečo.', 'Viem, kde býva.'],
})
