import { lowerSeem } from '../../moves/lower-seem.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'seem-lowered',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: lowerSeem,
  yes: [
    ['The plan seems to work.', 'It seems that the plan works.'],
    ['The results appear to support this view.', 'It appears that the results support this view.'],
    ['However, the driver seemed to know the road.', 'However, it seemed that the driver knew the road.'],
  ],
  no: [
    'He seems to have painted it as a joke.',
    'Nothing seems to help him.',
    'The ink seemed to dance on the paper.',
    'This seems to help.',
    'Seven plants appear to have a second root.',
    'Some plants appear to have a second root.',
    'The plan does not seem to work.',
    'Prices seem to rise and fall.',
    'The man who seems to know us left.',
    'The poet seems to have thought of it late.',
    'The letters seem to have been written in haste.',
  ],
})
