import { defineCheck } from '../../check.ts'
import { findJobs, findPredicateNouns } from '../../slavic/polish-government.ts'

/** What somebody is stands in the instrumental. */
export default defineCheck({
  key: 'predicate-noun',
  class: 'case',
  find: (tokens, known) => [...findPredicateNouns(tokens, known), ...findJobs(tokens, known)],
  wrong: [
    ['Jestem dobry student.', 'Jestem dobrym studentem.'],
    ['Moja siostra jest lekarka.', 'Moja siostra jest lekarką.'],
    ['Chcę być nauczyciel.', 'Chcę być nauczycielem.'],
    ['Zostałem dyrektor firmy.', 'Zostałem dyrektorem firmy.'],
  ],
  right: ['Jestem dobrym studentem.', 'Tu jest lekarz.', 'To jest nauczycielka.', 'Jestem zmęczony.', 'Nie jestem pewien.'],
})
