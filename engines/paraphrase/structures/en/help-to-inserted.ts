import { insertHelpTo } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'help-to-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic', 'synonyms'],
  strength: 'mild',
  apply: insertHelpTo,
  yes: [
    ['Clear rules help pupils learn faster.', 'Clear rules help pupils to learn faster.'],
    ['Reading can help children understand other people.', 'Reading can help children to understand other people.'],
    ['This helps them find a job.', 'This helps them to find a job.'],
    ['Volunteers help reduce waste.', 'Volunteers help to reduce waste.'],
  ],
  no: [
    'Clear rules help pupils to learn faster.',
    'They asked for help.',
    'The law helps people in need.',
    'We want to help people find work.',
  ],
})
