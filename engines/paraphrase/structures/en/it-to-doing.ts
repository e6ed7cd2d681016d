import { itToDoing } from '../../moves/it-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'it-to-doing',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['synonyms', 'shorten', 'academic'],
  strength: 'normal',
  apply: itToDoing,
  yes: [
    ['It is difficult to detect such faults.', 'Detecting such faults is difficult.'],
    ['However, it would be unwise to ignore the warning.', 'However, ignoring the warning would be unwise.'],
    [
      'It is essential to heat the room, because cold air harms the plants.',
      'Heating the room is essential, because cold air harms the plants.',
    ],
    ['It was very easy to find the house.', 'Finding the house was very easy.'],
  ],
  no: [
    'It is wrong to say that nothing changed.',
    'It is also important to keep the room cool.',
    'It is easier to buy bread than to bake it.',
    'It is important to note the date.',
    'It is hard to decide whether to stay.',
    'On crowded roads it is hard to count every car.',
    'The town is so small that it is simple to navigate in an hour.',
  ],
})
