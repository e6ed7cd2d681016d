import { defineCheck } from '../../check.ts'
import { slovakCommas } from '../../slavic/comma-words.ts'
import { findNeedlessCommas } from '../../slavic/commas.ts'

/** No comma before what is compared with, where it has no verb. */
export default defineCheck({
  key: 'comma-than',
  class: 'comma-not-needed',
  find: (tokens, known) => findNeedlessCommas(tokens, slovakCommas(known)),
  wrong: [
    ['Je starší, ako jeho brat.', 'Je starší ako jeho brat.'],
    ['To auto je drahšie, než dom.', 'To auto je drahšie než dom.'],
    ['Spieva lepšie, ako Peter.', 'Spieva lepšie ako Peter.'],
    ['Tá kniha je hrubšia, než slovník.', 'Tá kniha je hrubšia než slovník.'],
  ],
  right: ['Je starší, ako vyzerá.', 'Prišiel skôr, ako sme čakali.', 'Je starší ako jeho brat.', 'Odišla, ako zazvonilo.'],
})
