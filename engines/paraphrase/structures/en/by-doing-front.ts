import { subjectlessFront } from '../../moves/participle-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'by-doing-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: subjectlessFront({ words: ['by'], form: 'ing' }),
  yes: [
    ['People can reduce their carbon footprint by eating less meat.', 'By eating less meat, people can reduce their carbon footprint.'],
    ['Commuters save money by using public transport.', 'By using public transport, commuters save money.'],
    ['The author creates tension by changing the narrator.', 'By changing the narrator, the author creates tension.'],
    ['Therefore, a firm can reduce its costs by selling old machines.', 'Therefore, by selling old machines, a firm can reduce its costs.'],
  ],
  no: [
    'The house stands by running water.',
    'They made a profit by selling it.',
    'He did not win by working hard.',
    'We want to save money by using buses.',
  ],
})
