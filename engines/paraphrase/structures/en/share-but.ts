import { shareBut } from '../../moves/share-subject.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'share-but',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms'],
  strength: 'mild',
  apply: shareBut,
  yes: [
    ['The project was expensive, but it saved many lives.', 'The project was expensive but saved many lives.'],
    ['We repeated the test, but we found no change.', 'We repeated the test but found no change.'],
    ['The method is fast, but it is not reliable.', 'The method is fast but is not reliable.'],
    ['The students were tired, but they finished the work.', 'The students were tired but finished the work.'],
  ],
  no: [
    'The method is not fast, but it is reliable.',
    'It rained, but it was warm.',
    'The teachers praised the pupils, but they left the school.',
    'People can walk, but they prefer cars.',
  ],
})
