import { expandRelative } from '../../moves/relative-full.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-expanded',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'mild',
  apply: expandRelative,
  yes: [
    ['The method is a tool used by many students.', 'The method is a tool that is used by many students.'],
    ['The results obtained from the second test were different.', 'The results that were obtained from the second test were different.'],
    ['The bridge built by the Romans was destroyed in 1944.', 'The bridge that was built by the Romans was destroyed in 1944.'],
    ['The committee rejected a plan proposed by the mayor.', 'The committee rejected a plan that was proposed by the mayor.'],
    ['They ignore the damage caused by plastic bags.', 'They ignore the damage that is caused by plastic bags.'],
    ['It is a model installed in 2006.', 'It is a model that was installed in 2006.'],
    ['We met the pupils chosen by the board.', 'We met the pupils who were chosen by the board.'],
  ],
  no: [
    'She said that the virus acted as a guard.',
    'They think the book sold by the shop.',
    'He came with the door locked from inside.',
    'We report results obtained in this way.',
    'Our survey focused on schools in the north, and we collected data for two years.',
    'The show started at eight instead of seven.',
    'The company moved to a new building.',
    'The number of plants found in the desert is small.',
    'The results were obtained from the second test.',
    'The team worked in the garden and finished at noon.',
    'A theatre threatened with closure has been saved by donations.',
  ],
})
