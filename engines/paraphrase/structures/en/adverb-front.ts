import { adverbFront } from '../../moves/adverb-place.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'adverb-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: adverbFront,
  yes: [
    ['Adults usually remember faces better than names.', 'Usually, adults remember faces better than names.'],
    ['The city has recently opened a new museum.', 'Recently, the city has opened a new museum.'],
    ['The creature gradually loses its hope.', 'Gradually, the creature loses its hope.'],
    ['This festival was originally a religious event.', 'Originally, this festival was a religious event.'],
  ],
  no: [
    'It is often said that knowledge is power.',
    'Adults often forget names.',
    'Some people often forget names.',
    'This is the most recently opened museum.',
    'Adults do not usually forget faces.',
    'There is usually no need to hurry.',
  ],
})
