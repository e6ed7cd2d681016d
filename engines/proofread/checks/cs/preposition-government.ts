import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechGoverned, czechTimes } from '../../slavic/czech-government.ts'
import { findGoverned } from '../../slavic/governed-prepositions.ts'

/** Behind some verbs a preposition takes one case alone. */
export default defineCheck({
  key: 'preposition-government',
  class: 'case',
  find: (tokens, known) => (known?.forms ? findGoverned(tokens, czech, known, { rows: czechGoverned, times: czechTimes }) : []),
  wrong: [
    ['Mluvili jsme o nový film.', 'Mluvili jsme o novém filmu.'],
    ['Nezáleží na dobrou známku.', 'Nezáleží na dobré známce.'],
    ['Psal o českou kulturu.', 'Psal o české kultuře.'],
    ['Starám se o mladší sestře.', 'Starám se o mladší sestru.'],
  ],
  right: [
    'Mluvili jsme o novém filmu.',
    'Mluvili jsme o prázdninách.',
    'Starám se o mladší sestru.',
    'Bavili jsme se o práci a o dětech.',
    'Přišel o dobrou práci.',
  ],
})
