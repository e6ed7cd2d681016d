import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findMainInfinitives } from '../../romance/verbs/main-infinitive.ts'

/** The verb of a clause is no infinitive. */
export default defineCheck({
  key: 'main-infinitive',
  class: 'verb-form',
  find: (tokens, known) => findMainInfinitives(tokens, italian, known),
  wrong: [
    ['Il ragazzo piangere tutta la notte.', 'Il ragazzo piange tutta la notte.'],
    ['Le mie amiche viaggiare in treno.', 'Le mie amiche viaggiano in treno.'],
    ['È tardi e la maestra chiedere perché.', 'È tardi e la maestra chiede perché.'],
    ['La gente non mangiare carne.', 'La gente non mangia carne.'],
  ],
  right: ['Ho visto il bambino piangere.', 'Lascia i bambini giocare.', 'La gente vuole mangiare.', 'Il dovere è studiare.'],
})
