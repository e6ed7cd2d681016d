import { defineCheck } from '../../check.ts'
import { findAdverbForms } from '../../scandinavian-clauses/adverb-form.ts'
import { norwegian, norwegianManners } from '../../scandinavian-clauses/norwegian.ts'

/** What tells how something is done ends in -t. */
export default defineCheck({
  key: 'adverb-form',
  class: 'adjective-adverb',
  find: (tokens, words) => findAdverbForms({ tokens, of: norwegian, words }, norwegianManners),
  wrong: [
    ['Hun synger vakker.', 'Hun synger vakkert.'],
    ['Han løper veldig rask.', 'Han løper veldig raskt.'],
    ['Jeg sover god.', 'Jeg sover godt.'],
    ['Hun snakker norsk veldig god.', 'Hun snakker norsk veldig godt.'],
  ],
  right: ['Hun er vakker.', 'Han ser fin ut.', 'Hun føler seg sterk.', 'De kaller ham rask.', 'Vi kjøpte en bil som er rask.'],
})
