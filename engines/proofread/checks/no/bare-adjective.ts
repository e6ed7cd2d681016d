import { defineCheck } from '../../check.ts'
import { findBareAdjectives } from '../../scandinavian/bare-adjective.ts'
import { norwegian } from '../../scandinavian/norwegian.ts'

/** An adjective agrees with its noun where no article shows the gender too. */
export default defineCheck({
  key: 'bare-adjective',
  class: 'agreement',
  find: (tokens, known) => findBareAdjectives(tokens, norwegian, known),
  wrong: [
    ['De er god venner.', 'De er gode venner.'],
    ['Det finnes stor forskjeller.', 'Det finnes store forskjeller.'],
    ['Vi hadde fin vær.', 'Vi hadde fint vær.'],
    ['Jeg drikker kald vann.', 'Jeg drikker kaldt vann.'],
  ],
  right: ['De er gode venner.', 'Vi hadde dårlig vær.', 'Hun spiser sunn mat.', 'Det er egentlig bøker for barn.', 'Jeg er glad i dyr.'],
})
