import { defineCheck } from '../../check.ts'
import { findGovernment } from '../../scandinavian-clauses/government.ts'
import { swedishGovernment } from '../../scandinavian-clauses/swedish-government.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** Verbs and adjectives have a preposition of their own. */
export default defineCheck({
  key: 'government',
  class: 'preposition',
  find: (tokens, words) => findGovernment({ tokens, of: swedish, words }, swedishGovernment),
  wrong: [
    ['Hon är beroende från sin familj.', 'Hon är beroende av sin familj.'],
    ['Vi väntade länge på bussen och letade på våra biljetter.', 'Vi väntade länge på bussen och letade efter våra biljetter.'],
    ['Jag tänker ofta om dig.', 'Jag tänker ofta på dig.'],
    ['De skrattade på honom.', 'De skrattade åt honom.'],
    ['Han drömmer av en ny bil.', 'Han drömmer om en ny bil.'],
  ],
  right: [
    'Vi väntar till måndag.',
    'Vi längtar om vintern.',
    'Han är rädd om sin bil.',
    'Vad tänker du om saken?',
    'Jag är trött av värmen.',
  ],
})
