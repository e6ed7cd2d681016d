import { defineCheck } from '../../check.ts'
import { findAdverbForms } from '../../scandinavian-clauses/adverb-form.ts'
import { swedish, swedishManners } from '../../scandinavian-clauses/swedish.ts'

/** What tells how something is done ends in -t. */
export default defineCheck({
  key: 'adverb-form',
  class: 'adjective-adverb',
  find: (tokens, words) => findAdverbForms({ tokens, of: swedish, words }, swedishManners),
  wrong: [
    ['Hon sjunger vacker.', 'Hon sjunger vackert.'],
    ['Det är fruktansvärd kallt idag.', 'Det är fruktansvärt kallt idag.'],
    ['Han pratar svenska väldigt tydlig.', 'Han pratar svenska väldigt tydligt.'],
    ['Maten smakar otrolig bra.', 'Maten smakar otroligt bra.'],
  ],
  right: ['Hon är vacker.', 'Det är en otrolig snabb bil.', 'Han ser fin ut.', 'Hon känner sig dålig.', 'De kallar honom snabb.'],
})
