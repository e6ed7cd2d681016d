import { repeatDeterminer } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'determiner-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: repeatDeterminer,
  yes: [
    ['The beauty and complexity of the music impressed us.', 'The beauty and the complexity of the music impressed us.'],
    ['It changed their hopes and doubts.', 'It changed their hopes and their doubts.'],
    ['They asked about my needs and preferences.', 'They asked about my needs and my preferences.'],
    ['The insight and expertise that they offer are rare.', 'The insight and the expertise that they offer are rare.'],
  ],
  no: [
    'She is my friend and colleague.',
    'The owner and manager of the shop left.',
    'We depend on supply and demand.',
    'The young teachers and pupils left.',
    'The beauty and the complexity of the music impressed us.',
  ],
})
