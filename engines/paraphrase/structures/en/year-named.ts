import { yearNamed } from '../../moves/wh-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'year-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'aggressive',
  apply: yearNamed,
  yes: [
    ['In 1990, the mine closed.', 'In the year 1990, the mine closed.'],
    ['The town wants to be carbon neutral by 2030.', 'The town wants to be carbon neutral by the year 2030.'],
    ['The bridge stood until 1911.', 'The bridge stood until the year 1911.'],
  ],
  no: [
    'The mine closed in 1990.',
    'The shop has served the town since 1954.',
    'In 1990 and 1991, the mine was closed.',
    'The path climbs by 2000 metres.',
    'They have met every year since 1985.',
    'Since 1985 prices and 2010 wages differ, we adjusted both.',
    'Smith (1990) closed the mine.',
  ],
})
