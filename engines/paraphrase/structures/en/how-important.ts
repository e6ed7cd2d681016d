import { howImportant } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'how-important',
  kind: 'clause',
  reason: 'plainer',
  modes: ['simplify'],
  strength: 'normal',
  apply: howImportant,
  yes: [
    ['Parents should understand the importance of sleep.', 'Parents should understand how important sleep is.'],
    ['The study shows the importance of clear rules.', 'The study shows how important clear rules are.'],
    ['Few people realise the importance of clean water.', 'Few people realise how important clean water is.'],
    ['Many pupils know the importance of good friends.', 'Many pupils know how important good friends are.'],
  ],
  no: [
    'The importance of sleep is clear.',
    'The study shows the importance of sleep in daily life for all.',
    'They understand the meaning of sleep.',
    'It was shown the importance of sleep.',
  ],
})
