import { whereToWhich } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'where-to-which',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: whereToWhich,
  yes: [
    ['They returned to the village where she was born.', 'They returned to the village in which she was born.'],
    ['He described the garden where he wandered as a boy.', 'He described the garden in which he wandered as a boy.'],
    ['The house where they lived was sold.', 'The house in which they lived was sold.'],
    ['We know a town where people speak two languages.', 'We know a town in which people speak two languages.'],
    ['They closed the school where he teaches.', 'They closed the school in which he teaches.'],
    ['She loves the room where she paints.', 'She loves the room in which she paints.'],
    ['The town where they met has changed.', 'The town in which they met has changed.'],
    ['The villages where the songs are sung are small.', 'The villages in which the songs are sung are small.'],
  ],
  no: [
    'He does not know where she lives.',
    'The place where we met is gone.',
    'In the village where she lives there is a mill.',
    'The town where it is has no station.',
  ],
})
