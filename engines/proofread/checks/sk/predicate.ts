import { defineCheck } from '../../check.ts'
import { slovak } from '../../slavic/slovak.ts'
import { slovakSubjects } from '../../slavic/slovak-clauses.ts'
import { findPredicates } from '../../slavic/subjects.ts'

/** The adjective behind "to be" agrees with the subject. */
export default defineCheck({
  key: 'predicate',
  class: 'agreement',
  find: (tokens, known) => findPredicates(tokens, slovak, known, slovakSubjects),
  wrong: [
    ['Moje mesto je veľmi krásny.', 'Moje mesto je veľmi krásne.'],
    ['Moji susedia sú milé.', 'Moji susedia sú milí.'],
    ['Kniha bola zaujímavé.', 'Kniha bola zaujímavá.'],
    ['Náš dom je veľká.', 'Náš dom je veľký.'],
  ],
  right: [
    'Moje mesto je veľmi krásne.',
    'Kniha bola zaujímavá.',
    'Bratislava je krásne mesto.',
    'Moja babka je chorá.',
    'Ten film bol dlhý a nudný.',
  ],
})
