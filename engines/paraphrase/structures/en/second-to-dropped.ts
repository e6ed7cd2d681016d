import { dropSecondTo } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Words that ask for two equal members. Sorted. */
const paired = wordSet('both either neither only rather than whether')

export default defineStructure({
  key: 'second-to-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: unless((sentence) => hasWord(sentence, paired), dropSecondTo),
  yes: [
    ['Children learn to read and to write.', 'Children learn to read and write.'],
    ['The aim is to reduce traffic and to improve the air.', 'The aim is to reduce traffic and improve the air.'],
    ['People use phones to play games or to watch films.', 'People use phones to play games or watch films.'],
    [
      'Pupils use phones to look up words, to take photos and to call their parents.',
      'Pupils use phones to look up words, take photos and call their parents.',
    ],
    ['We want to protect the forest and to plant trees.', 'We want to protect the forest and plant trees.'],
  ],
  no: [
    'We are likely either to give up too soon or to hope for too long.',
    'They came to look up words, to read books, to draw and to write.',
    'He decided not to stay and to leave.',
    'The bus goes to school and to work.',
    'She wants to eat what she likes and to sleep.',
  ],
})
