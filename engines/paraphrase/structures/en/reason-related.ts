import { reasonRelated } from '../../moves/wh-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-related',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: reasonRelated,
  yes: [
    ['One reason is that the roads are narrow.', 'One reason for this is that the roads are narrow.'],
    ['One possible explanation is that the samples were old.', 'One possible explanation for this is that the samples were old.'],
    ['Another example is the case of Porto.', 'Another example of this is the case of Porto.'],
    ['The main reason is the cost of transport.', 'The main reason for this is the cost of transport.'],
  ],
  no: [
    'The reason is that the roads are narrow.',
    'One reason for this is that the roads are narrow.',
    'Another example is the bridge at Porto.',
    'The best-known example is the bridge at Porto.',
    'One reason why they left is the rent.',
    'One example is often given.',
  ],
})
