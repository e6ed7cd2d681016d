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
    ['Before leaving, she fed the cat.', 'Before she left, she fed the cat.'],
    ['When writing letters, people often forget the date.', 'When they write letters, people often forget the date.'],
    ['You should never use a phone while driving a bus.', 'You should never use a phone while you are driving a bus.'],
    ['People ask for advice when making a choice.', 'People ask for advice when they make a choice.'],
    ['They often talk while driving to work.', 'They often talk while they are driving to work.'],
    ['We were told to rest while taking the tablets.', 'We were told to rest while we were taking the tablets.'],
  ],
  no: [
    'She felt no pain when lying still but was reluctant to stand.',
    'Accidents fall when using trains.',
    'The gates stood open before closing time.',
    'We told them to rest before leaving.',
    'After asking, it was clear.',
    'Each animal was left alone before counting began.',
    'The teachers told the pupils the rules before leaving.',
    'The samples were dried before weighing.',
    'She saw a man who sang while working.',
    'It broke while moving.',
    'I am writing this after going there.',
    'She should sleep while travelling.',
    'He was poor while being honest.',
  ],
})
