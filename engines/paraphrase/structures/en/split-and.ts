import { splitAtConjunction } from '../../moves/split.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-and',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms'],
  strength: 'normal',
  apply: splitAtConjunction('and', ''),
  yes: [
    [
      'Many companies have closed their offices, and employees can work from home on a regular basis.',
      'Many companies have closed their offices. Employees can work from home on a regular basis.',
    ],
    [
      'The data were analysed with special software, and missing values were replaced by the mean.',
      'The data were analysed with special software. Missing values were replaced by the mean.',
    ],
    [
      'Many parents do not know what their children do online, and this makes the problem worse.',
      'Many parents do not know what their children do online. This makes the problem worse.',
    ],
    [
      'The gas was collected in a syringe, and its volume was recorded every ten seconds.',
      'The gas was collected in a syringe. Its volume was recorded every ten seconds.',
    ],
  ],
  no: [
    'The printer did not invent the press, and he did not grow rich from his new craft.',
    'Forests store carbon, regulate the climate, and provide food.',
    'Shelley shows that monsters are made, and she blames society.',
    'The red, the green, and the blue cars are fast.',
    'If the price falls, people buy more, and firms produce more.',
  ],
})
