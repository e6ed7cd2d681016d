import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findSubjectVerb } from '../../romance/verbs/subject-verb.ts'

/** A verb has the person and number of the subject right before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSubjectVerb(tokens, italian, known),
  wrong: [
    ['Noi viaggia in treno.', 'Noi viaggiamo in treno.'],
    ['Io non conosce questa strada.', 'Io non conosco questa strada.'],
    ['Penso che loro abita qui vicino.', 'Penso che loro abitano qui vicino.'],
    ['I miei cugini studia a Roma.', 'I miei cugini studiano a Roma.'],
    ['La gente parlano troppo.', 'La gente parla troppo.'],
    ['I figli di mia sorella dorme ancora.', 'I figli di mia sorella dormono ancora.'],
    ['Le strade è molto strette.', 'Le strade sono molto strette.'],
  ],
  right: [
    'Mio fratello e io andiamo al cinema.',
    'È più alto di quanto io pensi.',
    'La settimana scorsa arrivano tardi.',
    'Il lunedì vanno in palestra.',
    'Il problema sono i prezzi.',
    'Ai miei genitori piace il mare.',
    'La maggior parte degli alunni arrivano tardi.',
    'Il libro lo leggono tutti.',
    'La loro casa è grande.',
    'Lavoro per lui e parla di noi.',
  ],
})
