import { turnSettings } from '../../moves/parsed-adverbs-order.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'settings-turned',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: rearrange(turnSettings),
  yes: [
    ['The opera was first performed in Prague in 1880.', 'The opera was first performed in 1880 in Prague.'],
    ['The paintings were shown in London in 1990.', 'The paintings were shown in 1990 in London.'],
    [
      'The survey was carried out between March and June in the homes of the pupils.',
      'The survey was carried out in the homes of the pupils between March and June.',
    ],
    ['The seals were seen under the bridge in 2011.', 'The seals were seen in 2011 under the bridge.'],
  ],
  no: [
    'The family lived in Rome in 1950.',
    'The children walk to school in the dark in January.',
    'She worked at sea for 30 years.',
    'The birds were kept in pairs in the spring.',
    'The class had read at least one book in the past month.',
    'The chart shows how much water was used in Jordan between 2000 and 2020.',
    'The seals were seen under the bridge in 2011, which surprised the town.',
    'The map was printed in 1897 at a scale of one to ten.',
    'Please leave a note in the shared folder by tomorrow evening.',
  ],
})
