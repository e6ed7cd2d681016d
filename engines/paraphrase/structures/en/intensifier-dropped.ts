import { dropIntensifier } from '../../moves/drops.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Words of thanks, praise, regret and good wishes. Sorted. */
const warm = wordSet(
  `apologies apologise apologize congratulations delighted delightful enjoyable glad grateful kind lovely please pleased sorry thank thankful
  thanks wonderful`,
)

/** "I've really enjoyed the class": the warmth of it is meant. */
const isWarm = (sentence: Tokens): boolean =>
  sentence.some(({ lower }) => /^(?:i|we)$/.test(lower)) &&
  sentence.some(
    ({ lemma }, i) =>
      /^(?:quite|really|truly|very)$/.test(sentence[i - 1]?.lower ?? '') &&
      /^(?:admire|appreciate|enjoy|hope|like|love|miss|need|want|wish)$/.test(lemma),
  )

export default defineStructure({
  key: 'intensifier-dropped',
  kind: 'drop',
  reason: 'filler-removed',
  modes: ['shorten'],
  strength: 'mild',
  apply: unless((sentence) => isWarm(sentence) || hasWord(sentence, warm), dropIntensifier),
  yes: [
    ['Remote work has become quite popular.', 'Remote work has become popular.'],
    ['The pupils really enjoyed the book.', 'The pupils enjoyed the book.'],
    ['Basically, the two models are equal.', 'The two models are equal.'],
    ['It is a really important question.', 'It is an important question.'],
  ],
  no: [
    'Thanks very much for a really enjoyable class.',
    'They were really sorry about the noise.',
    "I've really enjoyed the class so far.",
    'Thank you very much for your help.',
    'The plan is not really new.',
    'Further work is needed to establish whether earlier detection actually reduces the number of strokes.',
    'If we really want clean beaches, we should worry less.',
    'What we really miss, I suspect, is the feeling of being in control.',
    'I had to begin again and ask what I actually remembered.',
    'It also reveals what people really mean.',
    'That is true of most words, including quite ordinary ones.',
    "I'd really appreciate it if people could pay before we set off.",
    'Studies that record what students actually do are therefore badly needed.',
    'The drug actually works.',
    'Very few people know this.',
    'The film was very funny.',
    'The drug is extremely dangerous.',
    'This is the very idea of freedom.',
  ],
})
