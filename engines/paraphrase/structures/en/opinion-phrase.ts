import { opinionPhrase } from '../../moves/opinion.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'opinion-phrase',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend'],
  strength: 'normal',
  apply: opinionPhrase,
  yes: [
    ['I think that homework should be shorter.', 'In my opinion, homework should be shorter.'],
    ['I believe that every school needs a library.', 'In my view, every school needs a library.'],
    ['I think uniforms are a good idea.', 'In my opinion, uniforms are a good idea.'],
  ],
  no: ['I think I am late.', 'I think we should go now.', 'I think it will rain tomorrow.', 'I believe so.'],
})
