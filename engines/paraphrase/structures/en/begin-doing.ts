import { beginDoing } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'begin-doing',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: beginDoing,
  yes: [
    ['Prices began to rise in May.', 'Prices began rising in May.'],
    ['Children start to read at the age of six.', 'Children start reading at the age of six.'],
    ['The company started to sell cars in 1950.', 'The company started selling cars in 1950.'],
    ['People will begin to use the new trains.', 'People will begin using the new trains.'],
  ],
  no: [
    'They are beginning to rise.',
    'She began to understand the problem.',
    'The children start to read and write.',
    'The ice begins to deform and flow downhill.',
    'It is a good place to start to the north.',
  ],
})
