import { expandClause } from '../../moves/clause-expanded.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'clause-expanded',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: expandClause,
  yes: [
    ['She sang while working.', 'She sang while she was working.'],
    ['I met him while waiting for the bus.', 'I met him while I was waiting for the bus.'],
    ['They often talk while driving to work.', 'They often talk while they are driving to work.'],
    ['We were told to rest while taking the tablets.', 'We were told to rest while we were taking the tablets.'],
  ],
  no: [
    'Students lose time while moving.',
    'She saw a man who sang while working.',
    'It broke while moving.',
    'She should sleep while travelling.',
    'He was poor while being honest.',
  ],
})
