import { defineCheck } from '../../check.ts'
import { slovak } from '../../slavic/slovak.ts'
import { slovakSubjects } from '../../slavic/slovak-clauses.ts'
import { findSubjectVerbs } from '../../slavic/subjects.ts'

/** The verb has the gender and number of the subject before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSubjectVerbs(tokens, slovak, known, slovakSubjects),
  wrong: [
    ['Matka kúpil chlieb.', 'Matka kúpila chlieb.'],
    ['Môj otec pracovala v banke.', 'Môj otec pracoval v banke.'],
    ['Moji rodičia býva v Nitre.', 'Moji rodičia bývajú v Nitre.'],
    ['Myslím, že učiteľka prišiel neskoro.', 'Myslím, že učiteľka prišla neskoro.'],
  ],
  right: [
    'Matka kúpila chlieb.',
    'Knihy kúpili v obchode.',
    'Otec s matkou prišli neskoro.',
    'Chyba bolo hovoriť mu to.',
    'Študenti sme boli usilovní.',
  ],
})
