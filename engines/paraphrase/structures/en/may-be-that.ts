import { mayBeThat } from '../../moves/sentence-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'may-be-that',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'aggressive',
  isFormal: true,
  apply: mayBeThat,
  yes: [
    ['Perhaps life was better in those days.', 'It may be that life was better in those days.'],
    ['Maybe they have problems at home.', 'It may be that they have problems at home.'],
    ['Perhaps there are books that we read too early.', 'It may be that there are books that we read too early.'],
  ],
  no: [
    'Perhaps that is why he left.',
    'Maybe the next guest will sing.',
    'Perhaps not.',
    'Perhaps they knew that the shop was shut.',
    'Perhaps we could meet on Friday.',
    'Perhaps it would be better to wait.',
    'Perhaps the most important reason is the rent.',
    'Maybe I should go home.',
    'Life was perhaps better in those days.',
  ],
})
