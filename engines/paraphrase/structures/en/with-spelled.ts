import { spellWith } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'with-spelled',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'normal',
  apply: spellWith,
  yes: [
    ['They live in a house with three rooms.', 'They live in a house that has three rooms.'],
    ['We met a man with two dogs.', 'We met a man who had two dogs.'],
    ['Many patients with asthma need help.', 'Many patients who have asthma need help.'],
    ['The farm is a place with many sheep.', 'The farm is a place that has many sheep.'],
    ['Pupils with long journeys are often late.', 'Pupils who have long journeys are often late.'],
  ],
  no: [
    'We asked 40 men with bad coughs from two towns to come back.',
    'He has a problem with his knee.',
    'A burger with cheese is cheap.',
    'They had a meeting with two students.',
    'She opened the door with a key.',
    'They compare a house with many rooms.',
    'A guide with open questions was used.',
    'There is a table with two chairs.',
    'In our tests with salt water, nothing grew.',
    'We look to the sky with new hope.',
    'The challenges with small boats remain.',
    'They came to a city with wide canals.',
  ],
})
