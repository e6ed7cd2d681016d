import { defineCheck } from '../../check.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'
import { findVerbForms } from '../../scandinavian-clauses/verb-form.ts'

/** Behind a modal and "för att" stands an infinitive, behind "har" a supine. */
export default defineCheck({
  key: 'verb-form',
  class: 'verb-form',
  find: (tokens, words) => findVerbForms({ tokens, of: swedish, words }),
  wrong: [
    ['Kan du hjälper mig på lördag?', 'Kan du hjälpa mig på lördag?'],
    ['Vi ska inte glömmer er.', 'Vi ska inte glömma er.'],
    ['Han sparar pengar för att reser till Kina.', 'Han sparar pengar för att resa till Kina.'],
    ['Jag har aldrig försvann så fort.', 'Jag har aldrig försvunnit så fort.'],
    ['Hon har springa hela vägen.', 'Hon har sprungit hela vägen.'],
  ],
  right: [
    'Om du vill kommer jag hem till dig.',
    'Det bästa han kan är att vänta.',
    'Den som vill får följa med.',
    'Allt vi har försvann i branden.',
    'Han kunde ha skrivit tidigare.',
  ],
})
