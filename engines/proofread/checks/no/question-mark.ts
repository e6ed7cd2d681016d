import { defineCheck } from '../../check.ts'
import { findQuestions } from '../../scandinavian-clauses/question-mark.ts'
import { norwegian, norwegianQuestions } from '../../scandinavian-clauses/norwegian.ts'

/** A question ends with its mark. */
export default defineCheck({
  key: 'question-mark',
  class: 'end-mark',
  find: (tokens, words) => findQuestions({ tokens, of: norwegian, words }, norwegianQuestions),
  wrong: [
    ['Kan du hjelpe meg i morgen.', 'Kan du hjelpe meg i morgen?'],
    ['Hvorfor roper du på meg.', 'Hvorfor roper du på meg?'],
    ['Har dere vært i Bergen.', 'Har dere vært i Bergen?'],
    ['Skal vi spise nå.', 'Skal vi spise nå?'],
  ],
  right: ['Kommer du i morgen, ringer jeg.', 'Hadde jeg penger, skulle jeg reise.', 'Må du ha det bra.', 'Nå kan vi gå hjem.'],
})
