import { unless } from '../../moves/unless.ts'
import { yearNamed } from '../../moves/wh-frames.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Words of somebody's own story. Sorted. */
const own = wordSet('i me my our us we')

/** "In the year 1985" only pads; one says it of what is far off: "in the year 1066", "by the year 2050". */
const isNear = (sentence: Tokens): boolean => sentence.some(({ text }) => /^(?:1[89]\d\d|20[0-2]\d)$/.test(text))

export default defineStructure({
  key: 'year-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'aggressive',
  // "In 2019 I moved": in one's own story it would only be padding.
  apply: unless((sentence) => hasWord(sentence, own) || isNear(sentence), yearNamed),
  yes: [
    ['In 1290, the mine closed.', 'In the year 1290, the mine closed.'],
    ['The town wants to be carbon neutral by 2050.', 'The town wants to be carbon neutral by the year 2050.'],
    ['The bridge stood until 1611.', 'The bridge stood until the year 1611.'],
  ],
  no: [
    'In 2017, I left the mine and opened a shop.',
    'In 1985, the road was taken off the map.',
    'The mine closed in 1990.',
    'The shop has served the town since 1954.',
    'In 1990 and 1991, the mine was closed.',
    'The path climbs by 2000 metres.',
    'They have met every year since 1985.',
    'Since 1985 prices and 2010 wages differ, we adjusted both.',
    'Smith (1990) closed the mine.',
  ],
})
