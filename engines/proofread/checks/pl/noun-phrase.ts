import { defineCheck } from '../../check.ts'
import { findDisagreements } from '../../slavic/find-phrases.ts'
import { polish } from '../../slavic/polish.ts'

/** Pronouns, adjectives and the noun of a phrase agree in gender, number and case. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findDisagreements(tokens, polish, known),
  wrong: [
    ['Mieszkam w małym szkole.', 'Mieszkam w małej szkole.'],
    ['Widziałem twoją starą koleżanka.', 'Widziałem twoją starą koleżankę.'],
    ['Babcia piekła pyszny ciasta.', 'Babcia piekła pyszne ciasta.'],
    ['Rozmawialiśmy o naszej nowa nauczycielce.', 'Rozmawialiśmy o naszej nowej nauczycielce.'],
    ['To jest mój nowa koleżanka.', 'To jest moja nowa koleżanka.'],
  ],
  right: [
    'Mieszkam w małej szkole przy dużym lesie.',
    'Moja młodsza siostra ma dobre koleżanki.',
    'Czekała na starego przyjaciela ze szkoły.',
    'Język angielski i polski są trudne.',
    'Moi nowi koledzy mają duże psy.',
  ],
})
