import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian/norwegian.ts'
import { findPossessives } from '../../scandinavian/possessives.ts'

/** A possessive behind its noun agrees with it. */
export default defineCheck({
  key: 'possessive',
  class: 'agreement',
  find: (tokens, known) => findPossessives(tokens, norwegian, known),
  wrong: [
    ['Huset min er stort.', 'Huset mitt er stort.'],
    ['Bilen mitt er rød.', 'Bilen min er rød.'],
    ['Han solgte bilene sin i fjor.', 'Han solgte bilene sine i fjor.'],
    ['Vi er stolte av landet vår.', 'Vi er stolte av landet vårt.'],
  ],
  right: ['Boka mi er god.', 'Boken min er god.', 'Huset mitt er stort.', 'Bilene hans er gamle.', 'I huset min mor kjøpte, er det kaldt.'],
})
