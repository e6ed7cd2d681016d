import { effectsAtOnce } from '../../moves/effects-at-once.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'effects-at-once',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: effectsAtOnce,
  yes: [
    [
      'A second bus would reduce the noise and improve the air.',
      'A second bus would reduce the noise and at the same time improve the air.',
    ],
    ['Reading broadens our knowledge and relieves stress.', 'Reading broadens our knowledge and at the same time relieves stress.'],
    [
      'One answer is limiting the use of cars and encouraging the use of bikes.',
      'One answer is limiting the use of cars and at the same time encouraging the use of bikes.',
    ],
  ],
  no: [
    'Reading broadens our knowledge and also relieves stress.',
    'The plan would reduce the noise, improve the air and save money.',
    'The plan creates and protects jobs.',
    'The walls reduce the noise and are cheap.',
    'They cut the trees and build houses.',
    'They bring the eggs and make a cake.',
  ],
})
