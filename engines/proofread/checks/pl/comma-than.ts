import { defineCheck } from '../../check.ts'
import { polishCommas } from '../../slavic/comma-words.ts'
import { findNeedlessCommas } from '../../slavic/commas.ts'

/** No comma before what is compared with, where it has no verb. */
export default defineCheck({
  key: 'comma-than',
  class: 'comma-not-needed',
  find: (tokens, known) => findNeedlessCommas(tokens, polishCommas(known)),
  wrong: [
    ['Jest starszy, niż jego brat.', 'Jest starszy niż jego brat.'],
    ['To auto jest droższe, niż dom.', 'To auto jest droższe niż dom.'],
    ['Śpiewa lepiej, niż Piotr.', 'Śpiewa lepiej niż Piotr.'],
    ['Ta książka jest grubsza, niż słownik.', 'Ta książka jest grubsza niż słownik.'],
  ],
  right: ['Jest starszy, niż wygląda.', 'Przyszedł wcześniej, niż myśleliśmy.', 'Jest starszy niż jego brat.', 'Wolał wyjść, niż zostać.'],
})
