import { clauseBack } from '../../moves/clause-order.ts'
import { frontedHalves, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { mainClauseOf } from '../../moves/main-clause.ts'
import { isOfPresent, joinsVerbs, mayLead, mayLeadTime } from '../../moves/order-guards.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['when', 'whenever', 'after', 'before', 'once', 'until', 'as soon as']

/** What is missing or cannot be done. Sorted. */
const denied = wordSet("cannot lack n't n’t never not unable without")

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
      // "we can see and judge it when": of both; "When they cannot come, lessons go on": even then.
      const isOfTwo = mainClauseOf(halves.main)?.conjuncts.some(({ start }) => halves.main[start]?.tag === 'CCONJ') ?? false
      if (isOfTwo || joinsVerbs(halves.main) || hasWord(halves.sub, denied)) return true
      const isOfAnyTime = isOfPresent(halves.main) && isOfPresent(halves.sub)
      if (isOfAnyTime) return !(mayLead(halves) || mayLeadTime(halves))
      // Of the past only what was so when something else was, not what came after it.
      return sentence.every(({ lower }) => lower !== 'when') || !mayLeadTime(halves)
    },
    clauseBack({ conjunctions, comma: false, bindsToInfinitive: true, lastPlace: 'without-comma' }),
  ),
  yes: [
    ['When the soil is dry, a hormone in the leaves closes the pores.', 'A hormone in the leaves closes the pores when the soil is dry.'],
    ['When I lived in Rome, I learned a little Italian.', 'I learned a little Italian when I lived in Rome.'],
    ['When the central bank raises its rate, firms borrow less.', 'Firms borrow less when the central bank raises its rate.'],
    ['When prices rise, people buy less meat.', 'People buy less meat when prices rise.'],
    ['Before the buses reach the village, many passengers get off.', 'Many passengers get off before the buses reach the village.'],
  ],
  no: [
    'When I visited Rome with my cousin, we missed two trains and the guide helped us.',
    'When we know several fields, we can compare ideas and find new answers.',
    'When pupils are unable to come to class, lessons can continue.',
    'When we had eaten an hour later, we looked for the waiter.',
    'When the door opened, I suddenly felt cold.',
    'When tenants were given the right to buy their homes in 1980, the policy was presented as a gift.',
    'When parents in our district asked for a novel to be taken out of the course, the board did something unusual.',
    'After we had removed the doubtful cases, the filter still made mistakes in 17% of the remainder.',
    'Before she was discharged, a neighbour was contacted, and a grab rail was ordered for the back door.',
    'When the bell rang, the children left the room.',
    'When I stayed in Turin with my aunt, we lost our way twice and the porter helped us.',
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
