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
    ['They rested before going on.', 'They rested before they went on.'],
    ['You should wash your hands before eating.', 'You should wash your hands before you eat.'],
    ['Students often feel tired after sitting for hours.', 'Students often feel tired after they sit for hours.'],
    ['I met him while waiting for the bus.', 'I met him while I was waiting for the bus.'],
    ['They often talk while driving to work.', 'They often talk while they are driving to work.'],
    ['We were told to rest while taking the tablets.', 'We were told to rest while we were taking the tablets.'],
  ],
  no: [
    'The teachers told the pupils the rules before leaving.',
    'The samples were dried before weighing.',
    'She saw a man who sang while working.',
    'It broke while moving.',
    'I am writing this after going there.',
    'She should sleep while travelling.',
    'He was poor while being honest.',
  ],
})
