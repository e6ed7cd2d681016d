import { appositionFull } from '../../moves/apposition-full.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'apposition-full',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: appositionFull,
  yes: [
    ['Chlorophyll, a green pigment, absorbs light.', 'Chlorophyll, which is a green pigment, absorbs light.'],
    ['The story is told by Walton, a young sailor.', 'The story is told by Walton, who is a young sailor.'],
    ['Maria, a nurse from Lisbon, opened the door.', 'Maria, who was a nurse from Lisbon, opened the door.'],
    [
      'The level is controlled by insulin, a hormone that lowers it.',
      'The level is controlled by insulin, which is a hormone that lowers it.',
    ],
  ],
  no: [
    'She bought bread, a cake and tea.',
    'They cut prices, a move that pleased many.',
    'The level was controlled by insulin, a hormone.',
    'In the room, a man waited.',
    'The firm lost money, a problem for its owner.',
    'We need a pen, a ruler, and paper.',
  ],
})
