import { whichToThat } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'which-to-that',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'aggressive',
  apply: whichToThat,
  yes: [
    ['The essay describes a system which protects personal data.', 'The essay describes a system that protects personal data.'],
    ['They built a bridge which connects two cities.', 'They built a bridge that connects two cities.'],
    ['Plants need a gas which contains carbon.', 'Plants need a gas that contains carbon.'],
    ['Noise is a problem which affects many schools.', 'Noise is a problem that affects many schools.'],
  ],
  no: [
    'The bridge, which connects two cities, is old.',
    'The system in which we live is old.',
    'They asked which bridge was old.',
    'She wants to know which connects the cities.',
  ],
})
