import { keepDoing } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'keep-doing',
  kind: 'clause',
  reason: 'plainer',
  modes: ['simplify', 'shorten'],
  strength: 'mild',
  isLoose: true,
  apply: keepDoing,
  yes: [
    ['Prices continue to rise every year.', 'Prices keep rising every year.'],
    ['The city continued to grow after the war.', 'The city kept growing after the war.'],
    ['Schools should continue to offer music lessons.', 'Schools should keep offering music lessons.'],
    ['The glacier continues to shrink.', 'The glacier keeps shrinking.'],
  ],
  no: [
    'The problem continues to be serious.',
    'Prices continue to rise and fall.',
    'They continue to believe in the plan.',
    'The road continues to the coast.',
  ],
})
