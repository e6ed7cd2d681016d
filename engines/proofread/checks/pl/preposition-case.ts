import { defineCheck } from '../../check.ts'
import { isGoverned } from '../../slavic/governed-prepositions.ts'
import { findAfterPreposition } from '../../slavic/government.ts'
import { polish } from '../../slavic/polish.ts'
import { polishGoverned } from '../../slavic/polish-government.ts'

/** A phrase behind a preposition stands in a case that it takes. */
export default defineCheck({
  key: 'preposition-case',
  class: 'case',
  find: (tokens, known) =>
    findAfterPreposition(tokens, polish, known, { isWanted: ({ from }) => !isGoverned(tokens, from - 1, polishGoverned) }),
  wrong: [
    ['Idę do szkole.', 'Idę do szkoły.'],
    ['Rozmawiałem z kolega.', 'Rozmawiałem z kolegą.'],
    ['Jestem tu bez moja rodzina.', 'Jestem tu bez mojej rodziny.'],
    ['Siedzimy przy nowy stół.', 'Siedzimy przy nowym stole.'],
    ['Bez pieniędzmi nie można żyć.', 'Bez pieniędzy nie można żyć.'],
  ],
  right: [
    'Idę do szkoły i na pocztę.',
    'Za dawnych czasów tu tańczono.',
    'Wróciła ze sklepu z bratem.',
    'Biega po całym mieście.',
    'Po polsku mówię słabo.',
  ],
})
