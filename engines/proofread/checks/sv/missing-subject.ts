import { defineCheck } from '../../check.ts'
import { findMissingSubjects } from '../../scandinavian-clauses/missing-subject.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** A clause without another subject has "det". */
export default defineCheck({
  key: 'missing-subject',
  class: 'pronoun-choice',
  find: (tokens, words) => findMissingSubjects({ tokens, of: swedish, words }),
  wrong: [
    ['Är mycket kallt ute.', 'Det är mycket kallt ute.'],
    ['Idag är väldigt varmt.', 'Idag är det väldigt varmt.'],
    ['Jag tycker att är viktigt att läsa.', 'Jag tycker att det är viktigt att läsa.'],
    ['I Kiruna är kallt.', 'I Kiruna är det kallt.'],
  ],
  right: [
    'Är det kallt ute?',
    'Är kallt bra?',
    'Det som jag tror att är viktigt att veta står här.',
    'Huset är kallt.',
    'Idag är det varmt.',
  ],
})
