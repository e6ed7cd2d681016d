import { defineCheck } from '../../check.ts'
import { czechCommas } from '../../slavic/comma-words.ts'
import { findClosingCommas } from '../../slavic/commas.ts'

/** A comma closes a clause with which the sentence opens. */
export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens, known) => findClosingCommas(tokens, czechCommas(known)),
  wrong: [
    ['Když přijdu domů budu vařit.', 'Když přijdu domů, budu vařit.'],
    ['Jestli chceš můžeš jít s námi.', 'Jestli chceš, můžeš jít s námi.'],
    ['Pokud máš čas můžeme jít do kina.', 'Pokud máš čas, můžeme jít do kina.'],
    ['Když vidím sníh chci lyžovat.', 'Když vidím sníh, chci lyžovat.'],
  ],
  right: [
    'Když přijdu domů, budu vařit.',
    'Když se učím a pracuju, mám málo času.',
    'Když já čtu knihu, nikdo mě neruší.',
    'Pokud budu moci přijet, napíšu.',
  ],
})
