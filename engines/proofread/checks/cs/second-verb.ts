import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechSubjects } from '../../slavic/czech-clauses.ts'
import { findSecondVerbs } from '../../slavic/subjects.ts'

/** The second verb of a subject agrees with it too. */
export default defineCheck({
  key: 'second-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? findSecondVerbs(tokens, czech, known, czechSubjects) : []),
  wrong: [
    ['Sousedi koupili auto a hned ho rozbily.', 'Sousedi koupili auto a hned ho rozbili.'],
    ['Děti přišly domů a usnuli.', 'Děti přišly domů a usnuly.'],
    ['Chlapci běhali po hřišti a smály se.', 'Chlapci běhali po hřišti a smáli se.'],
    ['Studenti přijeli a odešly do školy.', 'Studenti přijeli a odešli do školy.'],
  ],
  right: [
    'Sousedi koupili auto a hned ho rozbili.',
    'Děti přišly domů a rodiče odjeli.',
    'Studenti přišli a zpívaly studentky.',
    'Matka odešla a vrátili se.',
  ],
})
