import { defineCheck } from '../../check.ts'
import { findClosingOfOpeners, findClosingOfRelatives } from '../../slavic/closing-clauses.ts'
import { polishClosing } from '../../slavic/polish-government.ts'

/** A comma closes a relative clause, and one with which a sentence opens. */
export default defineCheck({
  key: 'comma-closing',
  class: 'comma-missing',
  find: (tokens, known) =>
    known?.stems ? [...findClosingOfRelatives(tokens, polishClosing(known)), ...findClosingOfOpeners(tokens, polishClosing(known))] : [],
  wrong: [
    ['Dom, w którym mieszkamy jest stary.', 'Dom, w którym mieszkamy, jest stary.'],
    ['Książka, którą czytałem mi się podobała.', 'Książka, którą czytałem, mi się podobała.'],
    ['Film, który widzieliśmy wczoraj skończył się źle.', 'Film, który widzieliśmy wczoraj, skończył się źle.'],
    ['Gdy byłem mały mieszkałem na wsi.', 'Gdy byłem mały, mieszkałem na wsi.'],
  ],
  right: [
    'Dom, w którym mieszkamy, jest stary.',
    'Książka, którą chciałem kupić, była droga.',
    'Ludzie, którzy pracują i studiują, mają mało czasu.',
    'Gdy byłem mały, mieszkałem na wsi.',
    'Jeśli chcesz, przyjdź.',
  ],
})
