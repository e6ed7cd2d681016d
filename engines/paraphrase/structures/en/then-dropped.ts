import { dropThen } from '../../moves/then-drop.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'then-dropped',
  kind: 'drop',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: dropThen,
  yes: [
    ['If the price falls, then people buy more.', 'If the price falls, people buy more.'],
    ['However, if the soil is dry, then the seeds will die.', 'However, if the soil is dry, the seeds will die.'],
    ['If the rules are clear, then everyone can follow them.', 'If the rules are clear, everyone can follow them.'],
  ],
  no: [
    'If parks belong to everyone, then everyone should be let in.',
    'If the owner of a small shop wants to move to another town but cannot find a buyer for it, then the bank may help.',
    'If prices fall, demand rises.',
    'If the first test fails, then, and only then, we repeat it.',
    'When the bell rings, then we leave.',
    'If it rains, then go home.',
  ],
})
