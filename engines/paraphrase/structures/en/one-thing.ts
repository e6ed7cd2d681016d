import { oneThing } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'one-thing',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: oneThing,
  yes: [
    ['One of the main reasons is the cost.', 'One main reason is the cost.'],
    ['One of the advantages of trains is comfort.', 'One advantage of trains is comfort.'],
    ['Pollution is one of the key factors behind this change.', 'Pollution is one key factor behind this change.'],
    ['However, one of the major problems is noise.', 'However, one major problem is noise.'],
  ],
  no: [
    'One of the students was late.',
    'One of the biggest problems is noise.',
    'One of the problems that remain is noise.',
    'He solved one of the problems.',
  ],
})
