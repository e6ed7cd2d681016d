import { weConclude } from '../../moves/we-conclude.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'we-conclude',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['academic'],
  strength: 'normal',
  apply: weConclude,
  yes: [
    ['We conclude that the method is stable.', 'It is concluded that the method is stable.'],
    ['Therefore, we conclude that the law is unclear.', 'Therefore, it is concluded that the law is unclear.'],
    ['We propose that the gates should be closed at night.', 'It is proposed that the gates should be closed at night.'],
    ['We recommend that the rooms be cleaned twice a day.', 'It is recommended that the rooms be cleaned twice a day.'],
  ],
  no: [
    'We show that the method is stable.',
    'We also find that salt slows the process.',
    'We also recommend that the rooms be cleaned twice a day.',
    'We suggest that the council should send out larger boxes.',
    'Using this law, we conclude that the method is stable.',
    'We conclude that the method is stable and propose a test.',
    'We conclude that we can measure it.',
    'We know that the method is stable.',
    'We found him.',
  ],
})
