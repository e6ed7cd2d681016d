import { insertObjectThat } from '../../moves/object-that.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "Table 2 shows the mean times": the verb behind a label is taken for a noun. */
const isLabelled = (sentence: Tokens): boolean =>
  sentence.some(
    ({ tag }, i) =>
      tag === 'NUM' &&
      /^(?:appendix|chart|diagram|equation|fig|figure|graph|map|plate|section|table)$/.test(sentence[i - 1]?.lower ?? '') &&
      /s$/.test(sentence[i + 1]?.lower ?? ''),
  )

export default defineStructure({
  key: 'relative-that-inserted',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'academic', 'synonyms'],
  strength: 'mild',
  apply: unless(isLabelled, insertObjectThat),
  yes: [
    ['The methods we used are described in the next section.', 'The methods that we used are described in the next section.'],
    ['The questions they asked were difficult.', 'The questions that they asked were difficult.'],
    ['The results we obtained were clear.', 'The results that we obtained were clear.'],
    ['She likes the people she works with.', 'She likes the people that she works with.'],
    ['There are few people you can talk to about it.', 'There are few people that you can talk to about it.'],
    ['The guides we spoke to rarely told us the truth.', 'The guides that we spoke to rarely told us the truth.'],
    ['Everything she saw was new.', 'Everything that she saw was new.'],
    ['They kept the map the captain had drawn.', 'They kept the map that the captain had drawn.'],
    ['He forgot the books he had bought.', 'He forgot the books that he had bought.'],
  ],
  no: [
    'The town votes for the president he is elected.',
    'Table 3 shows the mean waiting times for each ward and clinic.',
    'Swooping above the roofs he saw the river.',
    'They regret the choices they made and the chances they missed.',
    'The more options you have, the longer it takes.',
    'The longer one looks, the stranger the room becomes.',
    'After all we did, they left.',
    'In the evening we walked along the beach.',
    'After the storm they left.',
    'Table 4 shows the mean waiting times for each clinic and season.',
    'The way they speak is odd.',
    'We recognise how many hints we have missed.',
    'I do not know which method I should use.',
    'Whatever system we choose, the price should never decide.',
    'The reason they gave up is unknown, and the year they left as well.',
  ],
})
