import { ingToFull } from '../../moves/ing-full.ts'
import { ingToRelative } from '../../moves/relative-full.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** One such clause is enough in a sentence. Sorted. */
const otherRelatives = wordSet('that which who whom whose')

const plain = unless((sentence) => hasWord(sentence, otherRelatives), ingToRelative)

export default defineStructure({
  key: 'ing-to-relative',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'mild',
  apply: (sentence) => plain(sentence) ?? ingToFull(sentence),
  yes: [
    ['Cells containing many mitochondria need a lot of oxygen.', 'Cells that contain many mitochondria need a lot of oxygen.'],
    ['People living in cities often use buses.', 'People who live in cities often use buses.'],
    ['This is a box containing old maps.', 'This is a box that contains old maps.'],
    ['Plastic harms animals living in the sea.', 'Plastic harms animals that live in the sea.'],
    ['The number of people living in cities is large.', 'The number of people who live in cities is large.'],
    ['Households living near a bus stop were healthier.', 'Households that lived near a bus stop were healthier.'],
    ['People living in cities used buses.', 'People who lived in cities used buses.'],
    ['A family living two hours away needs a car.', 'A family that lives two hours away needs a car.'],
    ['A road linking both towns is closed.', 'A road that links both towns is closed.'],
    ['Buses help students attending evening classes.', 'Buses help students who attend evening classes.'],
  ],
  no: [
    'The king called for a bridge connecting both towns.',
    'Men growing leeks find themselves beside couples who plant okra.',
    'We saw people living in tents.',
    'We discuss the risk of drivers using phones.',
    'The law stops people using phones.',
    'We see people living in tents.',
    'People living in cities had used buses.',
    'He drew a map using a pencil.',
  ],
})
