import { defineCheck } from '../../check.ts'
import { findPronounVerbs } from '../../slavic/pronoun-verbs.ts'
import { slovakPersons } from '../../slavic/slovak-clauses.ts'

/** The verb has the person of the pronoun before it. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens) => findPronounVerbs(tokens, slovakPersons),
  wrong: [
    ['My býva v Bratislave.', 'My bývame v Bratislave.'],
    ['Oni ide do školy.', 'Oni idú do školy.'],
    ['Ja čítaš knihu.', 'Ja čítam knihu.'],
    ['Vy rád varí.', 'Vy rád varíte.'],
  ],
  right: ['My bývame v Bratislave.', 'On mi píše často.', 'Ja to vidím inak.', 'Oni nás navštívia.'],
})
