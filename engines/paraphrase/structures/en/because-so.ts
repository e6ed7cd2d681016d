import { toCoordinate } from '../../moves/conjunction-swap.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'because-so',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: toCoordinate(['because'], 'so'),
  yes: [
    ['Because they were tired, the soldiers slept.', 'The soldiers were tired, so they slept.'],
    [
      'Because the data were skewed, we took logarithms and repeated the test.',
      'The data were skewed, so we took logarithms and repeated the test.',
    ],
    ['Because the flask was not sealed, some of the gas escaped.', 'The flask was not sealed, so some of the gas escaped.'],
    [
      'Because communication happens online, misunderstandings are more common.',
      'Communication happens online, so misunderstandings are more common.',
    ],
    ['Because the sample was small, we repeated the test.', 'The sample was small, so we repeated the test.'],
    ['Because prices rose quickly, people bought less.', 'Prices rose quickly, so people bought less.'],
  ],
  no: [
    'Because of the rain, the match was cancelled.',
    'Because its roof leaked, the house stood empty.',
    'Because they distrusted the traders, the farmers told them nothing.',
    'And because prices rose, people bought less.',
  ],
})
