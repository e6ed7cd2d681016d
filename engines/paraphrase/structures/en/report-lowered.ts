import { reportLowered } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'report-lowered',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: reportLowered,
  yes: [
    ['The survey is expected to end in May.', 'It is expected that the survey will end in May.'],
    ['Noise is known to impair reading.', 'It is known that noise impairs reading.'],
    ['Street trees are widely assumed to cool the air.', 'It is widely assumed that street trees cool the air.'],
    ['The adhesion was found to increase with the load.', 'It was found that the adhesion increased with the load.'],
    ['However, the effect is believed to depend on age.', 'However, it is believed that the effect depends on age.'],
  ],
  no: [
    'New guests are expected to pay.',
    'The drug is known to lower the risk and improve sleep.',
    'He is said to live abroad.',
    'They are expected to win.',
    'The king is said to have died abroad.',
    'Noise is known to the police.',
    'Few herbs are known to help against fever.',
    'The lake is rarely said to be deep.',
  ],
})
