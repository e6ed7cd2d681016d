import { repeatTo } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'second-to-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: repeatTo,
  yes: [
    ['They learn to read and write.', 'They learn to read and to write.'],
    ['It is hard to meet people and make friends.', 'It is hard to meet people and to make friends.'],
    ['We want to find and repair the fault.', 'We want to find and to repair the fault.'],
    ['She hopes to find work or start a firm.', 'She hopes to find work or to start a firm.'],
  ],
  no: [
    'They are hard to build and need care.',
    'They learn to read and to write.',
    'We want to try and find the fault.',
    'She went to Leeds and found a flat.',
    'They know how to read and write.',
    'He asked me to go and see her.',
    'We want to be safe and help others.',
  ],
})
