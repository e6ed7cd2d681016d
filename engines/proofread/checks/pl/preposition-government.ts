import { defineCheck } from '../../check.ts'
import { findGoverned } from '../../slavic/governed-prepositions.ts'
import { polish } from '../../slavic/polish.ts'
import { polishGoverned, polishTimes } from '../../slavic/polish-government.ts'

/** Behind some verbs a preposition takes one case alone. */
export default defineCheck({
  key: 'preposition-government',
  class: 'case',
  find: (tokens, known) => findGoverned(tokens, polish, known, { rows: polishGoverned, times: polishTimes }),
  wrong: [
    ['Rozmawialiśmy o nowy film.', 'Rozmawialiśmy o nowym filmie.'],
    ['Myślę o nową pracę.', 'Myślę o nowej pracy.'],
    ['Mieszkam w duże miasto.', 'Mieszkam w dużym mieście.'],
    ['Poprosił o nowej książce.', 'Poprosił o nową książkę.'],
  ],
  right: ['Rozmawialiśmy o nowym filmie.', 'Pracuję w sobotę.', 'Poprosił o nową książkę.', 'Mieszkam w dużym mieście.'],
})
