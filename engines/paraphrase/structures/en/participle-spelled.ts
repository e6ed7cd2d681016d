import { spellParticiple } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'participle-spelled',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: spellParticiple,
  yes: [
    ['Participants received a message sent to their phones.', 'Participants received a message that was sent to their phones.'],
    ['The town is a place known for its bridges.', 'The town is a place that is known for its bridges.'],
    ['Its leaves contain small sacs filled with oil.', 'Its leaves contain small sacs that are filled with oil.'],
    ['The roof was destroyed by a storm caused by the heat.', 'The roof was destroyed by a storm that was caused by the heat.'],
    ['Pebbles collected from the shore were weighed.', 'Pebbles that were collected from the shore were weighed.'],
  ],
  no: [
    'It was a ship bound for the north.',
    'Houses built in a hurry often leak.',
    'Dogs found near the farm were bigger than dogs found in the town.',
    'They put it in an oven set to a low heat.',
    'The results were based on a test.',
    'He had the door painted by a friend.',
    'The signal came as the ships retreated from the bay.',
    'The fate of the town hung in the balance.',
    'They study the group of songs of the island formed by sailors.',
    'The list is based on words taken from four papers.',
    'The talks ended as the plane carrying the old king landed on the coast.',
    'They used a test set of coins.',
    'But as the hours ticked by, nobody came.',
    'These are the oldest songs known to us.',
  ],
})
