import { toCoordinate } from '../../moves/conjunction-swap.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'although-but',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: toCoordinate(['although', 'though', 'even though'], 'but'),
  yes: [
    ['Although it was expensive, the machine broke after a week.', 'The machine was expensive, but it broke after a week.'],
    ['Although they are small, the rooms are bright and have a view.', 'The rooms are small, but they are bright and have a view.'],
    [
      'Although this technology has many benefits, it also has a negative effect on mental health.',
      'This technology has many benefits, but it also has a negative effect on mental health.',
    ],
    ['Even though prices have fallen, electric cars are still expensive.', 'Prices have fallen, but electric cars are still expensive.'],
    ['Although I missed my friends, I soon liked the new school.', 'I missed my friends, but I soon liked the new school.'],
    ['Though the sample was small, the results were clear.', 'The sample was small, but the results were clear.'],
  ],
  no: [
    'Although its roof leaks, the house is worth a visit.',
    'Although small, the sample was representative.',
    'But although the sample was small, the results were clear.',
    'Although their leader was ill, the soldiers fought and the city was saved.',
  ],
})
