import { defineCheck } from '../../check.ts'
import { findPronounVerbs } from '../../slavic/pronoun-verbs.ts'
import { polishPersons } from '../../slavic/polish-clauses.ts'

/** The verb has the person of the pronoun before it. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens) => findPronounVerbs(tokens, polishPersons),
  wrong: [
    ['My mieszka w Krakowie.', 'My mieszkamy w Krakowie.'],
    ['Oni idzie do szkoły.', 'Oni idą do szkoły.'],
    ['Ja czytasz książkę.', 'Ja czytam książkę.'],
    ['Ona bardzo lubią koty.', 'Ona bardzo lubi koty.'],
  ],
  right: ['My mieszkamy w Krakowie.', 'On mi często pisze.', 'Ja to widzę inaczej.', 'Oni nas odwiedzą.'],
})
