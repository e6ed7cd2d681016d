import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findDatesWithoutSpace } from '../../date-space.ts'

const afterOrdinals = words(`januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra storočie storočia
  storočí ročník ročníka ročníku kapitola kapitole poschodie poschodí diel miesto mieste roky rokoch rokov`)

/** "10.mája": a space belongs behind the dot of an ordinal number. */
export default defineCheck({
  key: 'date-space',
  class: 'space-after-mark',
  find: (tokens) => findDatesWithoutSpace(tokens, afterOrdinals),
  wrong: [
    ['Prídem 10.mája do Nitry.', 'Prídem 10. mája do Nitry.'],
    ['Hrad pochádza zo 14.storočia.', 'Hrad pochádza zo 14. storočia.'],
    ['Otvorené je od 1.apríla do 31.októbra.', 'Otvorené je od 1. apríla do 31. októbra.'],
    ['Býva na 3.poschodí.', 'Býva na 3. poschodí.'],
  ],
  right: ['Prídem 10. mája do Nitry.', 'Hrad je zo 14. storočia.', 'Stálo to 10.500 eur.', 'Prišiel v roku 2010. Storočie sa skončilo.'],
})
