import { aimSpelled } from '../../moves/parsed-adverbs-aim.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'purpose-opening-spelled',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: rearrange(aimSpelled),
  yes: [
    ['To find the leak, we dried every pipe in the cellar.', 'In order to find the leak, we dried every pipe in the cellar.'],
    [
      'To distinguish between these causes, we tested a second group of pupils.',
      'In order to distinguish between these causes, we tested a second group of pupils.',
    ],
    ['To reduce the noise, the council planted a row of trees.', 'In order to reduce the noise, the council planted a row of trees.'],
    ['To improve the situation, shops should sell fewer bags.', 'In order to improve the situation, shops should sell fewer bags.'],
  ],
  no: [
    'To sum up, local shops are good for a town.',
    'To be honest, I only tried the soup.',
    'To do this, choose soft pads.',
    'To make matters worse, the lift was broken.',
    'To my surprise, everybody came.',
    'To find the key was hard.',
  ],
})
