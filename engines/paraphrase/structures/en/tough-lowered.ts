import { toughLowered } from '../../moves/it-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'tough-lowered',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: toughLowered,
  yes: [
    ['The numbers from the two towns are difficult to compare.', 'It is difficult to compare the numbers from the two towns.'],
    ['The decline is hard to predict.', 'It is hard to predict the decline.'],
    ['For this reason, the results are hard to explain.', 'For this reason, it is hard to explain the results.'],
    ['A class of teenagers can be hard to control.', 'It can be hard to control a class of teenagers.'],
    [
      'We are not sure of the time, because the exact moment of boiling is hard to judge by eye.',
      'We are not sure of the time, because it is hard to judge the exact moment of boiling by eye.',
    ],
  ],
  no: [
    'They are hard to compare.',
    'These numbers are hard to compare.',
    'The roof was too hard to repair.',
    'The rules are easy to learn and cheap.',
    'The old car was difficult to start when it rained, but it never broke down.',
    'For a bird with no nest, the cuckoo is surprisingly hard to fool.',
    'A fixed price was easy to set, but it pleased nobody.',
    'Once the tide is out, even rocks and caves are easier to reach.',
    'The rope was also hard to tie.',
  ],
})
