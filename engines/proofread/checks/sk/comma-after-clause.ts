import { defineCheck } from '../../check.ts'
import { slovakCommas } from '../../slavic/comma-words.ts'
import { findClosingCommas } from '../../slavic/commas.ts'

/** A comma closes a clause with which the sentence opens. */
export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens, known) => findClosingCommas(tokens, slovakCommas(known)),
  wrong: [
    ['Keď prídem domov budem variť.', 'Keď prídem domov, budem variť.'],
    ['Ak chceš môžeš ísť s nami.', 'Ak chceš, môžeš ísť s nami.'],
    ['Ak máš čas môžeme ísť do kina.', 'Ak máš čas, môžeme ísť do kina.'],
    ['Keď vidím sneh chcem lyžovať.', 'Keď vidím sneh, chcem lyžovať.'],
  ],
  right: [
    'Keď prídem domov, budem variť.',
    'Keď sa učím a pracujem, mám málo času.',
    'Keď ja čítam knihu, nikto ma neruší.',
    'Ak budem môcť prísť, napíšem.',
  ],
})
