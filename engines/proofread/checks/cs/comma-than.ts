import { defineCheck } from '../../check.ts'
import { czechCommas } from '../../slavic/comma-words.ts'
import { findNeedlessCommas } from '../../slavic/commas.ts'

/** No comma before what is compared with, where it has no verb. */
export default defineCheck({
  key: 'comma-than',
  class: 'comma-not-needed',
  find: (tokens, known) => findNeedlessCommas(tokens, czechCommas(known)),
  wrong: [
    ['Je starší, než jeho bratr.', 'Je starší než jeho bratr.'],
    ['Má víc peněz, než já, a jezdí rychleji, než ostatní.', 'Má víc peněz, než já, a jezdí rychleji než ostatní.'],
    ['To auto je dražší, než dům.', 'To auto je dražší než dům.'],
    ['Zpívá lépe, než Petr.', 'Zpívá lépe než Petr.'],
  ],
  right: ['Je starší, než vypadá.', 'Přišel dřív, než jsme čekali.', 'Je starší než jeho bratr.', 'Odešla, než zazvonil.'],
})
