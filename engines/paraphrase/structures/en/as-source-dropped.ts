import { asSourceDropped } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'as-source-dropped',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: asSourceDropped,
  yes: [
    ['As these studies found, sleep improves memory.', 'These studies found that sleep improves memory.'],
    ['As Okafor (2011) points out, the benefit soon disappears.', 'Okafor (2011) points out that the benefit soon disappears.'],
    ['However, as the survey shows, most pupils walk.', 'However, the survey shows that most pupils walk.'],
    ['As another study found, such gains are rare.', 'Another study found that such gains are rare.'],
  ],
  no: [
    'As expected, the plants grew.',
    'As the sun rises, birds sing.',
    'As they show, most pupils walk.',
    'As the boy walked, birds sang.',
  ],
})
