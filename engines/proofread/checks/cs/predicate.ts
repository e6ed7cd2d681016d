import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechSubjects } from '../../slavic/czech-clauses.ts'
import { findPredicates } from '../../slavic/subjects.ts'

/** The adjective behind "to be" agrees with the subject. */
export default defineCheck({
  key: 'predicate',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? findPredicates(tokens, czech, known, czechSubjects) : []),
  wrong: [
    ['Moje město je velmi krásný.', 'Moje město je velmi krásné.'],
    ['Moji sousedé jsou milé.', 'Moji sousedé jsou milí.'],
    ['Kniha byla zajímavé.', 'Kniha byla zajímavá.'],
    ['Náš dům je velká.', 'Náš dům je velký.'],
  ],
  right: [
    'Moje město je velmi krásné.',
    'Kniha byla zajímavá.',
    'Praha je krásné město.',
    'Moje babička je nemocná.',
    'Ten film byl dlouhý a nudný.',
  ],
})
