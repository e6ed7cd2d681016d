import { reportRaised } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'report-raised',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['synonyms', 'academic', 'shorten'],
  strength: 'normal',
  apply: reportRaised,
  yes: [
    ['It is often believed that cats dislike water.', 'Cats are often believed to dislike water.'],
    ['It has been shown that the drug lowers the risk.', 'The drug has been shown to lower the risk.'],
    ['It was found that the samples were pure.', 'The samples were found to be pure.'],
    ['It is said that the old king died abroad.', 'The old king is said to have died abroad.'],
  ],
  no: [
    'It is believed that the drug can lower the risk.',
    'It is said that there is a treasure.',
    'It is argued that the drug lowers the risk.',
    'It is known that they dislike water.',
    'It is believed that only the old bridge withstood the flood.',
  ],
})
