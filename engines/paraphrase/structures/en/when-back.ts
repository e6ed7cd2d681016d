import { clauseBack } from '../../moves/clause-order.ts'
import { frontedHalves, unless } from '../../moves/unless.ts'
import { isOfPresent, mayLead } from '../../moves/order-guards.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['when', 'whenever', 'after', 'before', 'once', 'until', 'as soon as']

export default defineStructure({
  key: 'when-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  isWhole: true,
  apply: unless(
    // Only what is true at any time: a story tells what came first, first.
    (sentence) => {
      const halves = frontedHalves(sentence, conjunctions)
      return !mayLead(halves) || !isOfPresent(halves.main) || !isOfPresent(halves.sub)
    },
    clauseBack({ conjunctions, comma: false, bindsToInfinitive: true, lastPlace: 'without-comma' }),
  ),
  yes: [
    ['When the central bank raises its rate, firms borrow less.', 'Firms borrow less when the central bank raises its rate.'],
    ['When prices rise, people buy less meat.', 'People buy less meat when prices rise.'],
    ['Before the buses reach the village, many passengers get off.', 'Many passengers get off before the buses reach the village.'],
  ],
  no: [
    'When tenants were given the right to buy their homes in 1980, the policy was presented as a gift.',
    'When parents in our district asked for a novel to be taken out of the course, the board did something unusual.',
    'After we had removed the doubtful cases, the filter still made mistakes in 17% of the remainder.',
    'Before she was discharged, a neighbour was contacted, and a grab rail was ordered for the back door.',
    'When the bell rang, the children left the room.',
    'After the war ended, the great powers met in Vienna.',
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
