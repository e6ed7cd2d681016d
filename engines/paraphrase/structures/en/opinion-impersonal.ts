import { opinionImpersonal } from '../../moves/first-person.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'opinion-impersonal',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['academic'],
  strength: 'normal',
  apply: opinionImpersonal,
  yes: [
    ['I believe that schools should teach these skills.', 'It can be argued that schools should teach these skills.'],
    ['I think the first objection is the strongest.', 'It can be argued that the first objection is the strongest.'],
    ['I think that public transport should be free.', 'It can be argued that public transport should be free.'],
    ['We believe that this method is more reliable.', 'It can be argued that this method is more reliable.'],
  ],
  no: [
    'I think that summer was the best time of my life.',
    'I believe in hard work.',
    'I think that you should come.',
    'I think it was late.',
  ],
})
