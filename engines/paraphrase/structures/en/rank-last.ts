import { rankLast } from '../../moves/clause-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'rank-last',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: rankLast,
  yes: [
    ['The main obstacle is the cost.', 'The cost is the main obstacle.'],
    ['The most common complaint was the noise.', 'The noise was the most common complaint.'],
    ['However, the leading cause of the fires was human error.', 'However, human error was the leading cause of the fires.'],
    ['The biggest risk is a lack of sleep.', 'A lack of sleep is the biggest risk.'],
    [
      'The main source of error was probably the thermometer, because we read it in a hurry.',
      'The thermometer was probably the main source of error, because we read it in a hurry.',
    ],
  ],
  no: [
    'The main obstacle is that it costs too much.',
    'The main obstacle is huge.',
    'The main aim is to save water.',
    'The main risk is this one.',
    'The first important point is the price.',
    'The main problem of the lamps is the lead they contain.',
  ],
})
