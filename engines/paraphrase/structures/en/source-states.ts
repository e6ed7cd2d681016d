import { sourceStates } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'source-states',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: sourceStates,
  yes: [
    ['According to the survey, most pupils walk to school.', 'The survey shows that most pupils walk to school.'],
    ['According to the report, most schools lack a library.', 'The report states that most schools lack a library.'],
    ['However, according to recent studies, sleep improves memory.', 'However, recent studies show that sleep improves memory.'],
    ['According to Okafor (2011), the benefit soon disappears.', 'Okafor (2011) states that the benefit soon disappears.'],
  ],
  no: [
    'According to my mother, the soup is ready.',
    'According to plan, the train left at six.',
    'Most pupils walk, according to the survey.',
    'According to the age of the child, the price differs.',
  ],
})
