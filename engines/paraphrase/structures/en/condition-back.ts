import { subclauseBack } from '../../moves/subclause.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** "If you have ever wondered why": no condition, but why it is said. Sorted. */
const ofSpeech = wordSet('ask care curious doubt ever mind wonder wondered wondering')

export default defineStructure({
  key: 'condition-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: subclauseBack({
    conjunctions: ['if', 'unless', 'as long as', 'so long as', 'provided that', 'provided'],
    comma: false,
    unless: ({ sentence, sub }) => hasWord(sentence.slice(sub.start, sub.end), ofSpeech),
  }),
  yes: [
    ['If the summer stays dry, several wells will run out of water.', 'Several wells will run out of water if the summer stays dry.'],
    [
      'If shops have to pay more for power, they will raise their prices.',
      'Shops will raise their prices if they have to pay more for power.',
    ],
    [
      'If the drawings belong to the town, then everyone should be able to see them.',
      'Everyone should be able to see the drawings if they belong to the town.',
    ],
    ['Unless the roof is mended soon, the paintings will suffer.', 'The paintings will suffer unless the roof is mended soon.'],
  ],
  no: [
    'If you have ever wondered why old books smell sweet, you can thank the glue.',
    'If it looks too dark, the lamp can be moved.',
    'If you ask me, the price is far too high.',
    'If the ice melts, we know that the sea will rise.',
    'If a bus is full, its driver may leave passengers behind.',
    'If the dam breaks, the village will be flooded, and the road will be lost.',
    'If the plan fails, this will harm the town.',
    'If that were repaired, the house would look quite different.',
    'If it leaks, we will call a plumber before the party.',
    'If we can do that, fewer birds will die.',
    'If I can turn back, I turn back.',
  ],
})
