import { reasonWhy } from '../../moves/sentence-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-why',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'aggressive',
  apply: reasonWhy,
  yes: [
    ['Students like it because it is cheap.', 'The reason why students like it is that it is cheap.'],
    ['Air resistance was ignored because the ball was small.', 'The reason why air resistance was ignored was that the ball was small.'],
    ['I chose this course because it joins law with art.', 'The reason why I chose this course is that it joins law with art.'],
    [
      'This is unfair because talent has nothing to do with money.',
      'The reason why this is unfair is that talent has nothing to do with money.',
    ],
  ],
  no: [
    'He left because it rained.',
    'Students should read more because it helps them.',
    'Students like it only because it is cheap.',
    'They do not like it because it is cheap.',
    'The match was cancelled because of the rain.',
    'An index was added because the search was slow.',
    'Students like it because it is cheap and because it is near.',
    'It is hard to sleep because the street is loud.',
  ],
})
