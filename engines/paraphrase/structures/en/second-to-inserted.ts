import { repeatTo } from '../../moves/spell-pair.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "To make a thing and leave it is a crime": both make one act, of which one thing is said. */
const isSubject = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const before = sentence[i - 1]
    return lower === 'to' && (before === undefined || before.tag === 'PUNCT' || before.tag === 'SCONJ' || before.lower === 'that')
  })

export default defineStructure({
  key: 'second-to-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: unless(isSubject, repeatTo),
  yes: [
    ['They learn to read and write.', 'They learn to read and to write.'],
    ['It is hard to meet people and make friends.', 'It is hard to meet people and to make friends.'],
    ['We want to find and repair the fault.', 'We want to find and to repair the fault.'],
    ['She hopes to find work or start a firm.', 'She hopes to find work or to start a firm.'],
  ],
  no: [
    'It is true that to create something and walk away from it is a crime.',
    'To make a mess and leave it is rude.',
    'They are hard to build and need care.',
    'They learn to read and to write.',
    'We want to try and find the fault.',
    'She went to Leeds and found a flat.',
    'They know how to read and write.',
    'He asked me to go and see her.',
    'We want to be safe and help others.',
  ],
})
