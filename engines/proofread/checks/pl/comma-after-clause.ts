import { defineCheck } from '../../check.ts'
import { polishCommas } from '../../slavic/comma-words.ts'
import { findClosingCommas } from '../../slavic/commas.ts'

/** A comma closes a clause with which the sentence opens. */
export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens, known) => findClosingCommas(tokens, polishCommas(known)),
  wrong: [
    ['Kiedy wrócę do domu będę gotować.', 'Kiedy wrócę do domu, będę gotować.'],
    ['Jeśli chcesz możesz iść z nami.', 'Jeśli chcesz, możesz iść z nami.'],
    ['Jeśli masz czas możemy iść do kina.', 'Jeśli masz czas, możemy iść do kina.'],
    ['Gdy widzę śnieg chcę jeździć na nartach.', 'Gdy widzę śnieg, chcę jeździć na nartach.'],
  ],
  right: [
    'Kiedy wrócę do domu, będę gotować.',
    'Kiedy uczę się i pracuję, mam mało czasu.',
    'Gdy ja czytam książkę, nikt mi nie przeszkadza.',
    'Jeśli będę mógł przyjść, napiszę.',
  ],
})
