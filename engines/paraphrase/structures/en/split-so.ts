import { resultOpening, splitAtConjunction } from '../../moves/split.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-so',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: splitAtConjunction('so', resultOpening),
  yes: [
    ['Exports fell by 4% in 2019, so the government cut taxes.', 'Exports fell by 4% in 2019. As a result, the government cut taxes.'],
    [
      'The government wants to reduce the traffic, so they build new metro lines.',
      'The government wants to reduce the traffic. As a result, they build new metro lines.',
    ],
    ['The sample was too small, so the results are not reliable.', 'The sample was too small. Therefore, the results are not reliable.'],
    ['The storm destroyed the bridge, so we stayed at home.', 'The storm destroyed the bridge. As a result, we stayed at home.'],
  ],
  no: [
    "The room was fairly empty, so I'm not sure why we waited.",
    'He worked hard, so that he could buy a house.',
    'The rooms were cold, dark and damp, so we left.',
    'It was late, so late that the shops were closed.',
    'If the enzyme loses its shape, the reaction stops, so the cell dies.',
  ],
})
