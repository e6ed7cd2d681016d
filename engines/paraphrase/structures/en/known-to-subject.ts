import { knownToSubject } from '../../moves/parsed-voice.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'known-to-subject',
  kind: 'clause',
  reason: 'passive-voice',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isWhole: true,
  // "Some pupils reject this view, while others share it": the two are set against each other.
  apply: unless((sentence) => sentence.some(({ lower }) => lower === 'others'), knownToSubject),
  yes: [
    ['A recent survey of 200 pupils confirmed these results.', 'These results were confirmed by a recent survey of 200 pupils.'],
    ['Several factors influence the outcome of the vote.', 'The outcome of the vote is influenced by several factors.'],
    ['A single careless remark may destroy this trust.', 'This trust may be destroyed by a single careless remark.'],
    ['In spring, heavy rain and wind delayed the work.', 'In spring, the work was delayed by heavy rain and wind.'],
  ],
  no: [
    'Some judges accept this conclusion, while others doubt it.',
    'Body weight at the end of the trial reflected the same pattern.',
    'He confirmed this result.',
    'Many people have lost their jobs.',
    'A second survey raised the question.',
    'Several pupils like this game.',
    'No study has confirmed this result.',
    'A new study confirmed the result, which surprised the team.',
    'A second group of studies addresses the uneven growth of towns.',
    'Electric buses reduce the noise of traffic.',
    'A second rule limits the use of the lift.',
  ],
})
