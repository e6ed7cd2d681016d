import { reduceClause } from '../../moves/clause-words.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'clause-reduced',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms'],
  strength: 'mild',
  apply: reduceClause,
  yes: [
    ['When it is heated, the solution turns red.', 'When heated, the solution turns red.'],
    ['If they are used correctly, these tools save time.', 'If used correctly, these tools save time.'],
    ['Once they are planted, these trees grow quickly.', 'Once planted, these trees grow quickly.'],
    ['Although it was written in two weeks, it became a great success.', 'Although written in two weeks, it became a great success.'],
  ],
  no: [
    'When it is cold, the solution turns red.',
    'When it was opened, the children cheered.',
    'If they are not used, these tools rust.',
    'When it is heated, pupils must wear glasses.',
  ],
})
