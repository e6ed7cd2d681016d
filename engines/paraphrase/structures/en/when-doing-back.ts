import { doingBack } from '../../moves/doing-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'when-doing-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  isWhole: true,
  apply: doingBack,
  yes: [
    ['When working at night, people often make mistakes.', 'People often make mistakes when working at night.'],
    ['Before signing a contract, you should read every page.', 'You should read every page before signing a contract.'],
    ['When learning a language, many students need a quiet room.', 'Many students need a quiet room when learning a language.'],
  ],
  no: [
    'After waiting my turn, my teacher calls me in.',
    'After leaving the firm, the editor moved to the coast.',
    'When working at night, it is hard to stay awake.',
    'When asking for our order, the waitress was on her phone.',
    'Before signing a contract, you should check whether it is fair.',
    'While waiting for the bus, she read a book.',
  ],
})
