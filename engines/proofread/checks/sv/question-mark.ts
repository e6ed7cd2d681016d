import { defineCheck } from '../../check.ts'
import { findQuestions } from '../../scandinavian-clauses/question-mark.ts'
import { swedish, swedishQuestions } from '../../scandinavian-clauses/swedish.ts'

/** A question ends with its mark. */
export default defineCheck({
  key: 'question-mark',
  class: 'end-mark',
  find: (tokens, words) => findQuestions({ tokens, of: swedish, words }, swedishQuestions),
  wrong: [
    ['Kan du hjälpa mig imorgon.', 'Kan du hjälpa mig imorgon?'],
    ['Varför skriker du åt mig.', 'Varför skriker du åt mig?'],
    ['Har ni varit i Lund.', 'Har ni varit i Lund?'],
    ['Ska vi äta nu.', 'Ska vi äta nu?'],
  ],
  right: [
    'Kommer du i morgon, så ringer jag.',
    'Vill du vara med måste du betala.',
    'Hade jag pengar skulle jag resa.',
    'Må du ha det bra.',
    'Nu kan vi gå hem.',
  ],
})
