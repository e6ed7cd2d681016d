import { subclauseBack } from '../../moves/subclause.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** What a sentence saves for its end: "the box held a surprise". Sorted. */
const kept = wordSet('answer clue puzzle question secret shock surprise twist warning')

/** What follows from what is told before: "the results were poor". Sorted. */
const following = wordSet('consequence effect outcome reaction reply response result')

/** "the box held a surprise", "the results were poor": told first, it would hang in the air. */
const isAnnounced = (main: Tokens): boolean => kept.has(main.at(-1)?.lemma ?? '') || following.has(main[1]?.lemma ?? '')

export default defineStructure({
  key: 'time-clause-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isWhole: true,
  apply: subclauseBack({
    conjunctions: ['when', 'whenever', 'once', 'after', 'before', 'until', 'as soon as'],
    comma: false,
    unless: ({ sentence, main }) => isAnnounced(sentence.slice(main.start, main.end)),
  }),
  yes: [
    ['When the harbour froze, the ferries stopped for a month.', 'The ferries stopped for a month when the harbour froze.'],
    ['Once the glue has dried, the frame can be moved.', 'The frame can be moved once the glue has dried.'],
    [
      'Before the bridge was built, every farmer in the valley owned a boat.',
      'Every farmer in the valley owned a boat before the bridge was built.',
    ],
    ['When Clara was nine, she became a keen swimmer.', 'Clara became a keen swimmer when she was nine.'],
    ['As soon as the samples arrived, we stored them in a cold room.', 'We stored the samples in a cold room as soon as they arrived.'],
  ],
  no: [
    'When I met her, I noticed that she limped.',
    'When it is scarce, looking for water takes hours.',
    'When you think about it, nobody pays for the view.',
    'When the monks left, their garden was sold.',
    'When the pump failed, the cellar filled up, and the stairs were flooded.',
    'When the test began, this was not known.',
    'As soon as it is ready, we will send the bill to the owner.',
    'When a flood does come, the wall keeps the water out.',
    'When the divers opened the iron chest, it held a surprise.',
    'When the workers lifted the floor, the cellar held a surprise.',
    'When the river was cleaned in spring, the effect seemed small.',
    'When this happens, the valve closes.',
    "When the firm's debt grew, it sold two ships.",
    'When the beggar knocked, the monks gave bread to them.',
    'When the guests left, the cook kept some for the dog.',
    'When the storm broke, the children begged the driver to stop.',
    'When schools are closed for the winter, lessons can be held during the time.',
    'When some pupils are bored they eat sweets, which is bad for their teeth.',
  ],
})
