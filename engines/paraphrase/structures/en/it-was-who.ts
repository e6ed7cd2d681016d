import { uncleave } from '../../moves/impersonal.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'it-was-who',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  // "It was the school nurse who put two and two together": in a story, that she and nobody else did it is the news.
  apply: unless((sentence) => sentence[1]?.lower === 'was' && sentence[2]?.tag === 'DET', uncleave),
  yes: [
    ['It was Napoleon who introduced the civil code.', 'Napoleon introduced the civil code.'],
    ['It is the teacher who decides about the marks.', 'The teacher decides about the marks.'],
    ['It was Darwin who first described these birds.', 'Darwin first described these birds.'],
    ['It is Shelley who asks the most difficult questions.', 'Shelley asks the most difficult questions.'],
  ],
  no: [
    'It was the school nurse who put two and two together.',
    'It was the driver who called the police.',
    'It is a protein that breaks down starch.',
    'It was a time that changed the country.',
    'It is clear who did it.',
    'It was not Napoleon who introduced the code.',
  ],
})
