import { keepDoing } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** What lasts and is not done again and again. Sorted. */
const states = wordSet(
  'add admire appreciate average contain cost depend enjoy face hold include lack like matter own prefer represent require respect support trust value',
)

export default defineStructure({
  key: 'keep-doing',
  kind: 'clause',
  reason: 'plainer',
  modes: ['simplify', 'shorten'],
  strength: 'mild',
  isLoose: true,
  apply: unless((sentence) => sentence.some(({ lemma }, i) => sentence[i - 1]?.lower === 'to' && states.has(lemma)), keepDoing),
  yes: [
    ['Prices continue to rise every year.', 'Prices keep rising every year.'],
    ['The city continued to grow after the war.', 'The city kept growing after the war.'],
    ['Schools should continue to offer music lessons.', 'Schools should keep offering music lessons.'],
    ['The glacier continues to shrink.', 'The glacier keeps shrinking.'],
  ],
  no: [
    'Employers continue to value applicants who speak French.',
    'The problem continues to be serious.',
    'The bridge continues to add an hour to the journey.',
    'Prices continue to rise and fall.',
    'They continue to believe in the plan.',
    'The road continues to the coast.',
  ],
})
