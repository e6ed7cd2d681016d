import { riseNamed } from '../../moves/rise-named.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'rise-named',
  kind: 'clause',
  reason: 'phrase-for-verb',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: riseNamed,
  yes: [
    ['Prices rose sharply after the war.', 'There was a sharp rise in prices after the war.'],
    ['The number of visitors has increased since 2010.', 'There has been an increase in the number of visitors since 2010.'],
    ['However, unemployment fell in the north.', 'However, there was a fall in unemployment in the north.'],
    [
      'Sales of lighting products dropped slightly, because a supplier delivered late.',
      'There was a slight drop in sales of lighting products, because a supplier delivered late.',
    ],
  ],
  no: [
    'Prices rose by 5%.',
    'Prices have not risen.',
    'The sun rose in the east.',
    'Their number has increased since 2010.',
    'The temperature fell to 20 °C.',
    'Prices rise in summer.',
  ],
})
