import { dropIntensifier } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'intensifier-dropped',
  kind: 'drop',
  reason: 'filler-removed',
  modes: ['shorten'],
  strength: 'mild',
  apply: dropIntensifier,
  yes: [
    ['Remote work has become quite popular.', 'Remote work has become popular.'],
    ['I really enjoyed the book.', 'I enjoyed the book.'],
    ['Basically, the two models are equal.', 'The two models are equal.'],
    ['It is a really important question.', 'It is an important question.'],
  ],
  no: [
    'Thank you very much for your help.',
    'The plan is not really new.',
    'Further work is needed to establish whether earlier detection actually reduces the number of strokes.',
    'If we really want clean beaches, we should worry less.',
    'What we really miss, I suspect, is the feeling of being in control.',
    'I had to begin again and ask what I actually remembered.',
    'It also reveals what people really mean.',
    'That is true of most words, including quite ordinary ones.',
    "I'd really appreciate it if people could pay before we set off.",
    'Studies that record what students actually do are therefore badly needed.',
    'The drug actually works.',
    'Very few people know this.',
    'The film was very funny.',
    'The drug is extremely dangerous.',
    'This is the very idea of freedom.',
  ],
})
