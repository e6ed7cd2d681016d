import { defineCheck } from '../../check.ts'
import { findAccusatives } from '../../slavic/government.ts'
import { polish } from '../../slavic/polish.ts'
import { polishObjects } from '../../slavic/polish-clauses.ts'

/** Verbs of the genitive, dative and instrumental have no object in the accusative. */
export default defineCheck({
  key: 'accusative-object',
  class: 'case',
  find: (tokens, known) => findAccusatives(tokens, polish, known, polishObjects),
  wrong: [
    ['Piotr szuka nową pracę.', 'Piotr szuka nowej pracy.'],
    ['Ona pomaga młodszą siostrę.', 'Ona pomaga młodszej siostrze.'],
    ['Interesuje się polską historię.', 'Interesuje się polską historią.'],
    ['Słucha dobrą muzykę.', 'Słucha dobrej muzyki.'],
  ],
  right: ['Piotr szuka nowej pracy.', 'Pomaga całą noc.', 'Pomaga mamie.', 'Słucha muzyki.'],
})
