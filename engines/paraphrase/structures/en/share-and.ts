import { shareAnd } from '../../moves/share-subject.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'share-and',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms'],
  strength: 'mild',
  apply: shareAnd,
  yes: [
    ['The town grew quickly, and it became a city in 1900.', 'The town grew quickly and became a city in 1900.'],
    ['We measured the time, and we recorded the results.', 'We measured the time and recorded the results.'],
    ['The river is deep, and it flows to the north.', 'The river is deep and flows to the north.'],
    ['The students were tired, and they left early.', 'The students were tired and left early.'],
  ],
  no: [
    'Adoption has been slow, and it is not obvious why.',
    'It rained, and it was cold.',
    'The bar is a giant island, and it was my luck that the chair was free.',
    'The teachers praised the pupils, and they left the school.',
    'They want to travel, and they save money.',
    'The students can swim, and they dive well.',
  ],
})
