import { saidLowered } from '../../moves/claim-passive.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'said-lowered',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: saidLowered,
  yes: [
    ['The festival is said to attract thousands of visitors.', 'It is said that the festival attracts thousands of visitors.'],
    ['The old towers are thought to attract bats.', 'It is thought that the old towers attract bats.'],
    ['The statue is believed to be a copy.', 'It is believed that the statue is a copy.'],
    ['However, such plants are believed to be rare.', 'However, it is believed that such plants are rare.'],
  ],
  no: [
    'The statue is believed to have been a copy.',
    'It is said to attract visitors.',
    'The bridge is supposed to open in May.',
    'The statue is not believed to be a copy.',
    'He was thought to be ill.',
  ],
})
