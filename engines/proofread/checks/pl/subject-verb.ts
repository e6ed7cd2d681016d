import { defineCheck } from '../../check.ts'
import { polish } from '../../slavic/polish.ts'
import { polishSubjects } from '../../slavic/polish-clauses.ts'
import { findSubjectVerbs } from '../../slavic/subjects.ts'

/** The verb has the gender and number of the subject before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSubjectVerbs(tokens, polish, known, polishSubjects),
  wrong: [
    ['Kobiety szli przez park.', 'Kobiety szły przez park.'],
    ['Matka kupił chleb.', 'Matka kupiła chleb.'],
    ['Mój ojciec pracowała w banku.', 'Mój ojciec pracował w banku.'],
    ['Chłopcy biegały po boisku.', 'Chłopcy biegali po boisku.'],
    ['Myślę, że dziewczyny byli zmęczone.', 'Myślę, że dziewczyny były zmęczone.'],
  ],
  right: [
    'Kobiety szły przez park.',
    'Książki kupili w sklepie.',
    'Ojciec z matką przyszli późno.',
    'Błędem było mówić mu o tym.',
    'Studenci byli pilni.',
  ],
})
