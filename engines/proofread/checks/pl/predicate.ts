import { defineCheck } from '../../check.ts'
import { polish } from '../../slavic/polish.ts'
import { polishSubjects } from '../../slavic/polish-clauses.ts'
import { findPredicates } from '../../slavic/subjects.ts'

/** The adjective behind "to be" agrees with the subject. */
export default defineCheck({
  key: 'predicate',
  class: 'agreement',
  find: (tokens, known) => findPredicates(tokens, polish, known, polishSubjects),
  wrong: [
    ['Moje miasto jest bardzo piękny.', 'Moje miasto jest bardzo piękne.'],
    ['Moi koledzy są miłe.', 'Moi koledzy są mili.'],
    ['Książka była nudne.', 'Książka była nudna.'],
    ['Nasz dom jest duża.', 'Nasz dom jest duży.'],
  ],
  right: [
    'Moje miasto jest bardzo piękne.',
    'Książka była nudna.',
    'Warszawa jest dużym miastem.',
    'Moja babcia jest chora.',
    'Ten film był długi i nudny.',
  ],
})
