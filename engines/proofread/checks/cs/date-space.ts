import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findDatesWithoutSpace } from '../../date-space.ts'

const afterOrdinals = words(`dubna května června července srpna září října listopadu prosince ledna února března století ročník ročníku
  kapitola kapitole patro patře díl místo místě léta let letech`)

/** "10.května": a space belongs behind the dot of an ordinal number. */
export default defineCheck({
  key: 'date-space',
  class: 'space-after-mark',
  find: (tokens) => findDatesWithoutSpace(tokens, afterOrdinals),
  wrong: [
    ['Přijedu 10.května do Brna.', 'Přijedu 10. května do Brna.'],
    ['Hrad pochází ze 14.století.', 'Hrad pochází ze 14. století.'],
    ['Otevřeno je od 1.dubna do 31.října.', 'Otevřeno je od 1. dubna do 31. října.'],
    ['Bydlí ve 3.patře.', 'Bydlí ve 3. patře.'],
  ],
  right: ['Přijedu 10. května do Brna.', 'Hrad je ze 14. století.', 'Stálo to 10.500 korun.', 'Přijel v roce 2010. Století skončilo.'],
})
