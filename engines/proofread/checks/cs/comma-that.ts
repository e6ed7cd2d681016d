import { defineCheck } from '../../check.ts'
import { findMissingBeforeThat } from '../../slavic/czech-sentences.ts'

/** A comma before "že". */
export default defineCheck({
  key: 'comma-that',
  class: 'comma-missing',
  find: (tokens) => findMissingBeforeThat(tokens),
  wrong: [
    ['Byl tak unavený že usnul.', 'Byl tak unavený, že usnul.'],
    ['Slyšel jsem od kamaráda že přijedeš.', 'Slyšel jsem od kamaráda, že přijedeš.'],
    ['Mám radost že jsi tady.', 'Mám radost, že jsi tady.'],
    ['Vadí mi to že nepřišel.', 'Vadí mi to, že nepřišel.'],
  ],
  right: ['Byl tak unavený, že usnul.', 'Odešel a že prý nepřijde.', 'Cože?', 'Ne že bych nechtěl.', 'Udělal to proto, že musel.'],
})
