import { forToThat } from '../../moves/it-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'for-to-that',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: forToThat,
  yes: [
    ['It is vital for schools to act early.', 'It is vital that schools act early.'],
    ['However, it is essential for students to read widely.', 'However, it is essential that students read widely.'],
    ['It is crucial for governments to protect their forests.', 'It is crucial that governments protect their forests.'],
    ['It is also important for parents to know the rules.', 'It is also important that parents know the rules.'],
  ],
  no: [
    'It is vital for a school to act early.',
    'It is important for me to rest.',
    'Water is vital for plants to grow.',
    'It is hard for students to rest.',
    'It is more important for pupils to ask questions than it is for them to know dates.',
    'It is vital for schools to act early and to save water.',
  ],
})
