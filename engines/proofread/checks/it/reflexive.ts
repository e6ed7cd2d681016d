import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findReflexives } from '../../romance/verbs/verb-form.ts'

/** A reflexive pronoun is that of the person who acts. */
export default defineCheck({
  key: 'reflexive',
  class: 'pronoun-choice',
  find: (tokens, known) => findReflexives(tokens, italian, known),
  wrong: [
    ['Noi si alziamo presto.', 'Noi ci alziamo presto.'],
    ['Voglio sedersi qui.', 'Voglio sedermi qui.'],
    ['Domani possiamo incontrarsi al bar.', 'Domani possiamo incontrarci al bar.'],
    ['Devi lavarsi le mani.', 'Devi lavarti le mani.'],
  ],
  right: ['Vuole sedersi qui.', 'Ci alziamo presto.', 'Si può vedere il mare.', 'Sì, veniamo.', 'Possono incontrarsi e voglio fermarmi.'],
})
