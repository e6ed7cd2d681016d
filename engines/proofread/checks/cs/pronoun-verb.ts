import { defineCheck } from '../../check.ts'
import { czechPersons } from '../../slavic/czech-clauses.ts'
import { findPronounVerbs } from '../../slavic/pronoun-verbs.ts'

/** The verb has the person of the pronoun before it. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens) => findPronounVerbs(tokens, czechPersons),
  wrong: [
    ['My bydlí v Praze.', 'My bydlíme v Praze.'],
    ['Oni jde do školy.', 'Oni jdou do školy.'],
    ['Já čteš knihu.', 'Já čtu knihu.'],
    ['Vy rád vaří.', 'Vy rád vaříte.'],
  ],
  right: ['My bydlíme v Praze.', 'On mi píše často.', 'Já to vidím jinak.', 'Oni nás navštíví.'],
})
