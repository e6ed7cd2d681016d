import { pairAsWell } from '../../moves/pair-as-well.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'phrases-as-well',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: pairAsWell,
  yes: [
    ['The chapter describes the plan and the cost.', 'The chapter describes the plan as well as the cost.'],
    [
      'A good student can see the beauty of the proof and the power of the method.',
      'A good student can see the beauty of the proof as well as the power of the method.',
    ],
    ['Such jobs bring higher wages and greater security.', 'Such jobs bring higher wages as well as greater security.'],
  ],
  no: [
    'The chapter compares the plan and the cost.',
    "The law serves the people and the country's growth.",
    'He wrote with a pencil and a ruler.',
    'She sells bread and butter.',
    'Air enters the soil and the stored carbon escapes.',
    'The chapter describes the plan, the cost and the risk.',
    'They study water at high pressure and low temperature.',
  ],
})
