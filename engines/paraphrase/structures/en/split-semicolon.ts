import { splitAtSemicolon } from '../../moves/split.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-semicolon',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: splitAtSemicolon,
  yes: [
    [
      'Governments have introduced many laws; however, the effect has been small.',
      'Governments have introduced many laws. However, the effect has been small.',
    ],
    ['Peace returned to the continent; many soldiers went home.', 'Peace returned to the continent. Many soldiers went home.'],
    ['The first method is fast; the second method is more accurate.', 'The first method is fast. The second method is more accurate.'],
    ['Happiness cannot be measured; therefore, the calculation fails.', 'Happiness cannot be measured. Therefore, the calculation fails.'],
  ],
  no: [
    'We visited Paris, France; Rome, Italy; and Vienna, Austria.',
    'The list is long: bread; milk; butter.',
    'He was tired; hungry too.',
    'The test has two parts; and both are short.',
  ],
})
