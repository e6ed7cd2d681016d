import { expandRelative } from '../../moves/relative-full.ts'
import { hasWord, unless, wordSet } from '../../moves/unless.ts'
import { subordinators } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "When parents in our district asked for": in a clause that opens the sentence the participle may be its verb. */
const mayBeVerb = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) => (i === 0 || sentence[i - 1]?.text === ',') && (subordinators.has(lower) || /^(?:after|before)$/.test(lower)),
  ) ||
  sentence.some(({ lower }, i) => /^(?:asked|called|hoped|looked|paid|pushed|searched)$/.test(lower) && sentence[i + 1]?.lower === 'for')

/** One such clause is enough; beside "those attached" the participle has its twin. Sorted. */
const others = wordSet('those which who whom whose')

export default defineStructure({
  key: 'relative-expanded',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'mild',
  apply: unless((sentence) => hasWord(sentence, others) || mayBeVerb(sentence), expandRelative),
  yes: [
    ['The method is a tool used by many students.', 'The method is a tool that is used by many students.'],
    ['The results obtained from the second test were different.', 'The results that were obtained from the second test were different.'],
    ['The bridge built by the Romans was destroyed in 1944.', 'The bridge that was built by the Romans was destroyed in 1944.'],
    ['The committee rejected a plan proposed by the mayor.', 'The committee rejected a plan that was proposed by the mayor.'],
    ['They ignore the damage caused by plastic bags.', 'They ignore the damage that is caused by plastic bags.'],
    ['It is a model installed in 2006.', 'It is a model that was installed in 2006.'],
    ['They changed the gene responsible for this colour.', 'They changed the gene that was responsible for this colour.'],
    ['This reaches people willing to pay more.', 'This reaches people who are willing to pay more.'],
    ['We measured salt and oxygen at sites dominated by grass.', 'We measured salt and oxygen at sites that were dominated by grass.'],
    ['This paper describes images taken from planes.', 'This paper describes images that were taken from planes.'],
    ['We met the pupils chosen by the board.', 'We met the pupils who were chosen by the board.'],
  ],
  no: [
    'Losses were more frequent in boxes mounted on posts than in those attached to trees.',
    'He published a book in which he corrected errors made by Galen.',
    'When parents in our district asked for a novel to be taken out of the course, the board did something unusual.',
    'She said that the virus acted as a guard.',
    'They think the book sold by the shop.',
    'He came with the door locked from inside.',
    'We report results obtained in this way.',
    'Our survey focused on schools in the north, and we collected data for two years.',
    'The show started at eight instead of seven.',
    'The company moved to a new building.',
    'The number of plants found in the desert is small.',
    'The results were obtained from the second test.',
    'The team worked in the garden and finished at noon.',
    'They spend the day surrounded by books.',
    'It makes people aware of the risk.',
    'We asked how newspapers reported on the flood.',
    'A theatre threatened with closure has been saved by donations.',
  ],
})
