import { defineCheck } from '../../check.ts'
import { findGovernment } from '../../scandinavian-clauses/government.ts'
import { norwegianGovernment } from '../../scandinavian-clauses/norwegian-government.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'

/** Verbs and adjectives have a preposition of their own. */
export default defineCheck({
  key: 'government',
  class: 'preposition',
  find: (tokens, words) => findGovernment({ tokens, of: norwegian, words }, norwegianGovernment),
  wrong: [
    ['Hun er avhengig fra familien sin.', 'Hun er avhengig av familien sin.'],
    ['Vi lette lenge på kartet og stolte til ham.', 'Vi lette lenge på kartet og stolte på ham.'],
    ['Jeg tenker ofte om deg.', 'Jeg tenker ofte på deg.'],
    ['De lo på ham.', 'De lo av ham.'],
    ['Han drømmer av en ny bil.', 'Han drømmer om en ny bil.'],
  ],
  right: ['Vi venter til mandag.', 'Vi lengter om vinteren.', 'Hun er glad i bøker.', 'Hva tenker du om saken?', 'Hun lytter på mandager.'],
})
