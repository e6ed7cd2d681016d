import { defineCheck } from '../../check.ts'
import { czechCommas } from '../../slavic/comma-words.ts'
import { findMissingCommas } from '../../slavic/commas.ts'

/** A comma before a conjunction of reason, aim or condition, and before a question within a sentence. */
export default defineCheck({
  key: 'comma-clause',
  class: 'comma-missing',
  find: (tokens, known) => findMissingCommas(tokens, czechCommas(known)),
  wrong: [
    ['Nepřišel jsem protože jsem byl nemocný.', 'Nepřišel jsem, protože jsem byl nemocný.'],
    ['Zeptal se mě kde bydlím.', 'Zeptal se mě, kde bydlím.'],
    ['Udělám to abych měl klid.', 'Udělám to, abych měl klid.'],
    ['Nevím proč to řekl.', 'Nevím, proč to řekl.'],
  ],
  right: [
    'Nepřišel jsem jen proto, že jsem byl nemocný.',
    'Odešel a protože pršelo, vzal si deštník.',
    'Nevím proč.',
    'Šel tam, i kdyby nechtěl.',
    'Vím, kde bydlí.',
  ],
})
