import { phraseOpinion } from '../../moves/opinion.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'phrase-opinion',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms'],
  strength: 'normal',
  apply: phraseOpinion,
  yes: [
    ['In my opinion, homework should be shorter.', 'I believe that homework should be shorter.'],
    ['In my view, every school needs a library.', 'I believe that every school needs a library.'],
    ['In my opinion, the new law protects small farmers.', 'I believe that the new law protects small farmers.'],
  ],
  no: ['In my opinion, I was right.', 'In my opinion, the film was not good.', 'In my opinion of him, he is wrong.'],
})
