import { reasonForThis } from '../../moves/sentence-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-for-this',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: reasonForThis,
  yes: [
    ['This is because the soil is dry.', 'The reason for this is that the soil is dry.'],
    ['This may be because the thread was too long.', 'The reason for this may be that the thread was too long.'],
    ['However, this was because the pump had failed.', 'However, the reason for this was that the pump had failed.'],
  ],
  no: [
    'This is because of the rain.',
    'This is because the soil is dry, not because it is poor.',
    'This is mainly because the soil is dry.',
    'This is not because the soil is dry.',
    'It is because the soil is dry.',
  ],
})
