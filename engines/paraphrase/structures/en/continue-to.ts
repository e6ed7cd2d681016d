import { continueTo } from '../../moves/gerund-to.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'continue-to',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: continueTo,
  yes: [
    ['The population keeps growing every year.', 'The population continues to grow every year.'],
    ['They kept working on the bridge after dark.', 'They continued to work on the bridge after dark.'],
    ['We must keep learning about the past.', 'We must continue to learn about the past.'],
  ],
  no: [
    'He kept asking the same question.',
    'She kept falling over.',
    'The noise kept waking and frightening the children.',
    'I keep rewriting the first page of my letter.',
    'They kept walking, along the canal and past the mill.',
    'If pupils like reading it, they will keep reading it.',
  ],
})
