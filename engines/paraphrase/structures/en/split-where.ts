import { splitWhere } from '../../moves/split-where.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-where',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: splitWhere,
  yes: [
    [
      'The firm opened its first factory in Portugal, where the wages were still low at that time.',
      'The firm opened its first factory in Portugal. There, the wages were still low at that time.',
    ],
    [
      'Levels were lower at the second school, where a high wall keeps out the noise of the traffic.',
      'Levels were lower at the second school. There, a high wall keeps out the noise of the traffic.',
    ],
    [
      'The family of the painter moved to Leeds, where her father found work in a mill.',
      'The family of the painter moved to Leeds. There, her father found work in a mill.',
    ],
  ],
  no: [
    'Returns remain a serious problem in footwear, where nearly one pair in three is sent back.',
    'We found that prices were higher in Portugal, where wages were still low at that time.',
    'They moved to Leeds, where they died.',
    'This report examines the long delays at the new port, where 40 ships had to wait in May.',
    'I am a student of law at the University of Leeds, where I have taken courses in history.',
    'It was built in the north of the town, where land was cheap and the rules were not enforced.',
    'The idea rests on a concept, where cause and effect are less clear than in other fields.',
  ],
})
