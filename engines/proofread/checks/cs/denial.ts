import { defineCheck } from '../../check.ts'
import { findMissingDenial } from '../../slavic/czech-sentences.ts'

/** Beside "nikdo", "nic" and "nikdy" the verb is denied. */
export default defineCheck({
  key: 'denial',
  class: 'double-negative',
  find: findMissingDenial,
  wrong: [
    ['Nikdo přišel.', 'Nikdo nepřišel.'],
    ['Nikdy jsem byl v Praze.', 'Nikdy jsem nebyl v Praze.'],
    ['Ve třídě je nikdo.', 'Ve třídě není nikdo.'],
    ['Petr viděl žádného psa.', 'Petr neviděl žádného psa.'],
  ],
  right: ['Nikdo nepřišel.', 'Udělal to pro nic za nic.', 'Zpívala jako nikdy předtím.', 'Je to nic moc.', 'Nikdo kromě Petra tam nebyl.'],
})
