import { soResult } from '../../moves/so-result.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'so-result',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  isFormal: true,
  apply: soResult,
  yes: [
    [
      'The storm destroyed the bridge, so the village was cut off.',
      'The storm destroyed the bridge, and as a result the village was cut off.',
    ],
    [
      'The first values were unclear, so the test was repeated.',
      'The first values were unclear, and for this reason the test was repeated.',
    ],
    [
      'Fewer people buy newspapers, so many editors lose their jobs.',
      'Fewer people buy newspapers, and as a result many editors lose their jobs.',
    ],
    [
      'The study was small, so the figures should be read with care.',
      'The study was small, and for this reason the figures should be read with care.',
    ],
  ],
  no: [
    'The shop was empty, so I left.',
    'The menu was good, so we ordered a large cake.',
    'We had waited for months, so nobody spoke of the clouds.',
    'They had no money, so they walked home.',
    'He worked hard, so that he could buy a house.',
    'The shop is empty, so it must be closed.',
    'The rooms were cold, so we lit a fire, and the guests stayed.',
  ],
})
