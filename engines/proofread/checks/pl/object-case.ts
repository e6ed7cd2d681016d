import { defineCheck } from '../../check.ts'
import { findObjects } from '../../slavic/government.ts'
import { polish } from '../../slavic/polish.ts'
import { polishObjects } from '../../slavic/polish-clauses.ts'

/** The object of a verb whose subject is "I", "you" or "we" is in no nominative. */
export default defineCheck({
  key: 'object-case',
  class: 'case',
  find: (tokens, known) => findObjects(tokens, polish, known, polishObjects),
  wrong: [
    ['Widzę kolega.', 'Widzę kolegę.'],
    ['Studiuję ekonomia.', 'Studiuję ekonomię.'],
    ['Szukam dobra praca.', 'Szukam dobrej pracy.'],
    ['Pomagam stara sąsiadka.', 'Pomagam starej sąsiadce.'],
    ['Spotkałem stara koleżanka.', 'Spotkałem starą koleżankę.'],
  ],
  right: ['Widzę kolegę.', 'Uczę się całą noc.', 'Mam czas i widzę dom.', 'Matka kupiła chleb.', 'Nie widzę siostry.'],
})
