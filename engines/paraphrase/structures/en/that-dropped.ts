import { dropThat } from '../../moves/clause-words.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'that-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'mild',
  apply: dropThat,
  yes: [
    ['I think that they agree.', 'I think they agree.'],
    ['The pupils said that it was too late.', 'The pupils said it was too late.'],
    ['Many people believe that they need a car.', 'Many people believe they need a car.'],
    ['We hope that you will come.', 'We hope you will come.'],
  ],
  no: [
    'They argue that it is unfair.',
    'I think that summer was hot.',
    'They do not mean that the idea cannot be explained; they mean that it cannot be explained quickly.',
    'This means that it is late.',
    'I believe that this is why they came.',
    'He said that he was ill and that he needed help.',
    'The fact that they know it helps.',
  ],
})
