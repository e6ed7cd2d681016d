import { subjectlessFront } from '../../moves/participle-clause.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "My parents solved this by": the word links back, and is no end. */
const pointsBack = /^(?:it|one|ones|so|that|them|these|this|those)$/

export default defineStructure({
  key: 'by-doing-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => sentence.some(({ lower }, i) => lower === 'by' && pointsBack.test(sentence[i - 1]?.lower ?? '')),
    subjectlessFront({ words: ['by'], form: 'ing' }),
  ),
  yes: [
    ['People can reduce their carbon footprint by eating less meat.', 'By eating less meat, people can reduce their carbon footprint.'],
    ['Commuters save money by using public transport.', 'By using public transport, commuters save money.'],
    ['The author creates tension by changing the narrator.', 'By changing the narrator, the author creates tension.'],
    ['Therefore, a firm can reduce its costs by selling old machines.', 'Therefore, by selling old machines, a firm can reduce its costs.'],
  ],
  no: [
    'My parents solved this by making a list on the fridge.',
    'The house stands by running water.',
    'They made a profit by selling it.',
    'He did not win by working hard.',
    'We want to save money by using buses.',
  ],
})
