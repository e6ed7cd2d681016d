import { dropHelpTo } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'help-to-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: dropHelpTo,
  yes: [
    ['Clear rules help pupils to learn faster.', 'Clear rules help pupils learn faster.'],
    ['This model helps to explain the results.', 'This model helps explain the results.'],
    ['Reading can help children to understand other people.', 'Reading can help children understand other people.'],
    ['Volunteers helped the city to clean the river.', 'Volunteers helped the city clean the river.'],
  ],
  no: [
    'It would also have helped to measure the string.',
    'They need help to finish the work.',
    'Clear rules help pupils learn faster.',
    'The course helps students to read, to write and to speak.',
    'He was helped to leave the room.',
    'It helps to walk before the exam.',
    'It also helps to keep the classes small.',
    'It can help to split the text into parts.',
  ],
})
