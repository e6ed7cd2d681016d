import { adverbToItThat } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'clearly-to-clear',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic'],
  strength: 'normal',
  apply: adverbToItThat,
  yes: [
    ['Clearly, trade benefits both countries.', 'It is clear that trade benefits both countries.'],
    ['Obviously, the plan failed.', 'It is obvious that the plan failed.'],
    ['Unfortunately, the museum has closed.', 'It is unfortunate that the museum has closed.'],
    ['Certainly, these results are new.', 'It is certain that these results are new.'],
  ],
  no: [
    'Clearly, the plan failed, and the firm closed.',
    'Clearly marked paths are safe.',
    'Apparently, he left.',
    'Clearly, if it rains, we stay.',
  ],
})
