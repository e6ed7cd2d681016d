import { connectiveFront } from '../../moves/connective-place.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'connective-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange(connectiveFront),
  yes: [
    ['The novel therefore raises important questions.', 'Therefore, the novel raises important questions.'],
    ['The results, however, were not consistent.', 'However, the results were not consistent.'],
    ['This view is thus too narrow.', 'Thus, this view is too narrow.'],
    ['Many birds, for example, migrate in winter.', 'For example, many birds migrate in winter.'],
  ],
  no: [
    'The factory closed, thus making many people poor.',
    'The plan failed and therefore cost a lot of money.',
    'She works hard, however difficult the task may be.',
    'In this city, the buses are therefore late.',
    'Coursework, on the other hand, gives learners time to think.',
  ],
})
