import { dropFinalWhich } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'which-dropped',
  kind: 'drop',
  reason: 'aside-removed',
  modes: ['shorten'],
  strength: 'aggressive',
  apply: dropFinalWhich,
  yes: [
    ['They moved to the coast, which is far away.', 'They moved to the coast.'],
    ['The king lived in a castle, which stood on a hill.', 'The king lived in a castle.'],
    ['We used a digital stopwatch, which was borrowed from the school.', 'We used a digital stopwatch.'],
    ['The story is set in a village, which lies in the mountains.', 'The story is set in a village.'],
  ],
  no: [
    'Inflation reduces the value of money, which means that people buy less.',
    'The house has walls, a roof and windows, which are old.',
    'The aim was to speed up the old catalogue, which frequently took several seconds to respond.',
    'He said that the Revolution invented the restaurant, which had existed earlier on a modest scale.',
    "Some neighbours say they'd lose their parking spaces, which is true.",
    'The station reopened with a small shop, which soon became more profitable than the fuel.',
    'They moved to the coast, which is not far away.',
    'The firm closed in May, which surprised nobody in 2019.',
  ],
})
