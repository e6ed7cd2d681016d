import { defineCheck } from '../../check.ts'
import { polish } from '../../slavic/polish.ts'
import { polishSubjects } from '../../slavic/polish-clauses.ts'
import { findSecondVerbs } from '../../slavic/subjects.ts'

/** The second verb of a subject agrees with it too. */
export default defineCheck({
  key: 'second-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSecondVerbs(tokens, polish, known, polishSubjects),
  wrong: [
    ['Dziewczyny przyszły do domu i usnęli.', 'Dziewczyny przyszły do domu i usnęły.'],
    ['Studenci wyszli i poszły do szkoły.', 'Studenci wyszli i poszli do szkoły.'],
    ['Chłopcy biegali i śmiały się.', 'Chłopcy biegali i śmiali się.'],
    ['Kobiety stały i czekali.', 'Kobiety stały i czekały.'],
  ],
  right: [
    'Studenci wyszli i poszli do szkoły.',
    'Dziewczyny przyszły i chłopcy wyszli.',
    'Matka wyszła i wrócili.',
    'Chłopcy biegali i śpiewały dziewczyny.',
  ],
})
