import { clauseBack } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'although-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: clauseBack({ conjunctions: ['although', 'though', 'even though'], comma: true, bindsToInfinitive: false }),
  yes: [
    [
      'Although this technology has a lot of benefits, it also has a negative effect on mental health.',
      'This technology also has a negative effect on mental health, although it has a lot of benefits.',
    ],
    ['Although the sample was small, the results were clear.', 'The results were clear, although the sample was small.'],
    [
      'Even though prices have fallen, electric cars are still expensive.',
      'Electric cars are still expensive, even though prices have fallen.',
    ],
    ['However, although I missed my friends, I liked the new school.', 'However, I liked the new school, although I missed my friends.'],
  ],
  no: [
    'Although the price was low, the shop sold fewer phones than it had expected.',
    'Although small, the sample was representative.',
    'Although the teachers praised the pupils, they left the school.',
    'Although a student may fail a test, the student can repeat it.',
    'Although the rules are strict, this does not help anyone.',
  ],
})
