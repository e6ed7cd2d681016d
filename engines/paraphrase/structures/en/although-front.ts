import { clauseFront } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'although-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseFront({ conjunctions: ['although', 'though', 'even though'], comma: true, bindsToInfinitive: false }),
  yes: [
    ['The effect was small, although it was significant.', 'Although the effect was significant, it was small.'],
    ['Electric cars are expensive even though prices have fallen.', 'Even though prices have fallen, electric cars are expensive.'],
    [
      'The students enjoyed the course, although the exam was difficult.',
      'Although the exam was difficult, the students enjoyed the course.',
    ],
    [
      'In addition, the model is accurate, although its memory use is high.',
      'In addition, although its memory use is high, the model is accurate.',
    ],
  ],
  no: [
    'The results, although small, are important.',
    'He said that he was well, although he looked pale.',
    'She painted the walls, although this took a long time.',
    "I've put it in rice for now, even though everyone keeps telling me that's a myth.",
    'The film is long, although not boring.',
  ],
})
