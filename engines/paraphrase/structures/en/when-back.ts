import { clauseBack } from '../../moves/clause-order.ts'
import { frontedHalves, hasWord, unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['when', 'whenever', 'after', 'before', 'once', 'until', 'as soon as']

/** Words of the main clause that mean something of the clause before it. Sorted. */
const takingUp = wordSet('another him it one ones others them')

export default defineStructure({
  key: 'when-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const { main, sub } = frontedHalves(sentence, conjunctions)
      // "When a new girl came, she hardly spoke": who is told of comes first.
      const isNew = /^(?:a|an|another|some|two)$/.test(sub[0]?.lower ?? '') && /^(?:he|it|she|they)$/.test(main[0]?.lower ?? '')
      return isNew || hasWord(main.slice(1), takingUp)
    },
    clauseBack({ conjunctions, comma: false, bindsToInfinitive: true, lastPlace: 'without-comma' }),
  ),
  yes: [
    ['When the central bank raises its rate, firms borrow less.', 'Firms borrow less when the central bank raises its rate.'],
    ['After the war ended, the great powers met in Vienna.', 'The great powers met in Vienna after the war ended.'],
    ['When the bell rang, the children left the room.', 'The children left the room when the bell rang.'],
    ['Before the test started, the participants read the instructions.', 'The participants read the instructions before the test started.'],
  ],
  no: [
    'But once a place like this is gone, no developer will ever build us another.',
    'When a new girl joined our class, she wore heavy boots and hardly said a word.',
    'After it opened in 1825, the cost of moving goods fell.',
    'When the masses were removed, the spring was 4 mm longer than it had been at the start.',
    'When the light was on, the plant grew as fast as the control.',
    'When the bell rang, the children left on Monday.',
    'After the war ended, the great powers met in 1815.',
    'After the war, the great powers met in Vienna.',
    'When the teacher met the pupils, they were happy.',
    'After he creates the creature, he abandons it because he is frightened.',
    'Once upon a time, a king lived in a castle.',
  ],
})
