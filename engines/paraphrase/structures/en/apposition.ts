import { shortenApposition } from '../../moves/relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'apposition',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: shortenApposition,
  yes: [
    ['Chlorophyll, which is a green pigment, absorbs light.', 'Chlorophyll, a green pigment, absorbs light.'],
    ['The story is told by Walton, who is a young sailor.', 'The story is told by Walton, a young sailor.'],
    ['The treaty was signed in Vienna, which is the capital of Austria.', 'The treaty was signed in Vienna, the capital of Austria.'],
    ['Baddeley, who was a psychologist, proposed a new model.', 'Baddeley, a psychologist, proposed a new model.'],
  ],
  no: [
    'He was late, which is the reason for the delay.',
    'The king, who was unpopular, had spent large sums.',
    'He left early, which is a problem.',
    'The man who is a sailor writes.',
  ],
})
