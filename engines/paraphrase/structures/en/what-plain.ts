import { whatPlain } from '../../moves/clause-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'what-plain',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['synonyms', 'shorten', 'simplify'],
  strength: 'normal',
  apply: whatPlain,
  yes: [
    ['What they need is a new bridge.', 'They need a new bridge.'],
    ['What they show is that a short rest may help.', 'They show that a short rest may help.'],
    ['What puzzled me is that the pain returns.', 'It puzzled me that the pain returns.'],
    ['What is striking is that nobody complained.', 'It is striking that nobody complained.'],
  ],
  no: [
    'What the flood did destroy was the trust of the farmers.',
    'What they need is not clear.',
    'What matters is whether the choir survives.',
    'What the ban does is make life easier.',
    'What annoys me most is that it rains.',
    'What you really hear is the wind.',
    'What I will say is that the soup was hot.',
  ],
})
