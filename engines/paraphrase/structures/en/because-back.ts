import { clauseBack } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'because-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  // "Because letters were read, complaints were risky, whereas news was not": the reason is that of both.
  isWhole: true,
  apply: clauseBack({ conjunctions: ['because'], comma: false, bindsToInfinitive: false }),
  yes: [
    ['Because the flask was not sealed, some of the gas escaped.', 'Some of the gas escaped because the flask was not sealed.'],
    [
      'Because communication happens online, misunderstandings are more common.',
      'Misunderstandings are more common because communication happens online.',
    ],
    [
      'Because the old bridge was unsafe, it did not carry any traffic.',
      'The old bridge did not carry any traffic, because it was unsafe.',
    ],
    ['Therefore, because prices rose, people bought less.', 'Therefore, people bought less because prices rose.'],
  ],
  no: [
    'Because letters were read by officials, complaints about treatment were risky, whereas complaints about storms were not.',
    'Because the bridge was closed, the trip took longer than it had the year before.',
    'Because the battery was old, she charged the phone so she could use it.',
    'Because of the rain, the match was cancelled.',
    'Because the company sold the factory, it closed in May.',
    'Because a witness had lied, the witness was punished.',
    'Because the teacher met the parents, this problem was solved.',
  ],
})
