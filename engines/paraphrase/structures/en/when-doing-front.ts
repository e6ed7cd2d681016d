import { doingFront } from '../../moves/doing-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'when-doing-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isWhole: true,
  apply: doingFront,
  yes: [
    ['Teachers usually check each answer twice before giving a mark.', 'Before giving a mark, teachers usually check each answer twice.'],
    ['People often make mistakes when working at night.', 'When working at night, people often make mistakes.'],
    ['The editor moved to the coast after leaving the firm.', 'After leaving the firm, the editor moved to the coast.'],
  ],
  no: [
    'I tried three keys before giving up.',
    'The samples were dried before weighing.',
    'We want to eat something while waiting for the train.',
    'I met him two years after leaving school.',
    'Many drivers do not use a phone while driving.',
    'The plan saves money while reducing noise.',
    'Texting while driving is dangerous.',
    'He smiled at his sister before calling her.',
  ],
})
