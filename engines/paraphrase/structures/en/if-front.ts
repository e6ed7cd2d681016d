import { clauseFront } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'if-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseFront({ conjunctions: ['if', 'unless', 'as long as', 'provided that'], comma: false, bindsToInfinitive: true }),
  yes: [
    ['Many species will disappear if forests are cut down.', 'If forests are cut down, many species will disappear.'],
    [
      'Employees can choose their own hours as long as they attend the weekly meeting.',
      'As long as employees attend the weekly meeting, they can choose their own hours.',
    ],
    ['The firm will grow if demand rises.', 'If demand rises, the firm will grow.'],
    ['Students learn faster if they sleep well.', 'If students sleep well, they learn faster.'],
  ],
  no: [
    'We would therefore be grateful if you could send a new bill.',
    'I asked myself if the plan was good.',
    'The teacher asked if the pupils were ready.',
    'An action is moral only if it is done from duty.',
    'We do not know if the plan works.',
    'It is important to stop if the light is red.',
    'Such measures are only successful if the money is spent well.',
  ],
})
