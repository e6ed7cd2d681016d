import { defineCheck } from '../../check.ts'
import { findBareAdjectives } from '../../scandinavian/bare-adjective.ts'
import { swedish } from '../../scandinavian/swedish.ts'

/** An adjective agrees with its noun where no article shows the gender too. */
export default defineCheck({
  key: 'bare-adjective',
  class: 'agreement',
  find: (tokens, known) => findBareAdjectives(tokens, swedish, known),
  wrong: [
    ['De är god vänner.', 'De är goda vänner.'],
    ['Det finns stor skillnader.', 'Det finns stora skillnader.'],
    ['Det blev fin väder.', 'Det blev fint väder.'],
    ['Jag dricker kall vatten.', 'Jag dricker kallt vatten.'],
  ],
  right: ['De är goda vänner.', 'Det blev fint väder.', 'Hon äter nyttig mat.', 'Jag är rädd för hundar.', 'Det är full fart.'],
})
