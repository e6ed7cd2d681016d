import { whileToAlthough } from '../../moves/while-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'while-although',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isWhole: true,
  apply: whileToAlthough,
  yes: [
    ['While electric cars are expensive, they save money over time.', 'Although electric cars are expensive, they save money over time.'],
    ['While the garden has many visitors, it is rarely crowded.', 'Although the garden has many visitors, it is rarely crowded.'],
    [
      'In conclusion, while tourism can bring jobs, it also changes small towns.',
      'In conclusion, although tourism can bring jobs, it also changes small towns.',
    ],
  ],
  no: [
    'While it was raining, we stayed in the hall.',
    'While the light was on, the plant grew quickly.',
    'While my parents work, my grandmother looks after us.',
    'While waiting for the bus, she read a book.',
    'While he sings, the others dance.',
  ],
})
