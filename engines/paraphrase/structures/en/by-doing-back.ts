import { subjectlessBack } from '../../moves/participle-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'by-doing-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: subjectlessBack({ words: ['by'], form: 'ing' }),
  yes: [
    ['By using public transport, commuters save money.', 'Commuters save money by using public transport.'],
    ['By eating less meat, people can reduce their carbon footprint.', 'People can reduce their carbon footprint by eating less meat.'],
    ['However, by closing the border, the king lost many friends.', 'However, the king lost many friends by closing the border.'],
    ['By comparing the two texts, readers discover new meanings.', 'Readers discover new meanings by comparing the two texts.'],
  ],
  no: [
    'By using a bus, commuters save money, and the air is cleaner.',
    'By killing the king, they made him a hero.',
    'By 1990, the firm was rich.',
    'By training dogs, people want to help them.',
  ],
})
