import { subclauseBack } from '../../moves/subclause.ts'
import { isReason } from '../../moves/subclause-lean.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'as-clause-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isWhole: true,
  apply: subclauseBack({
    conjunctions: ['as', 'since'],
    comma: isReason,
    // "Since he moved to Rome": from that time on.
    unless: (turn) =>
      // "Since the helpers were unpaid, the cost was small, although": a second clause would come behind the reason.
      turn.sentence.some(({ lower }) => /^(?:although|but|though|whereas)$/.test(lower)) ||
      (turn.sentence[turn.at]?.lower === 'since' && !isReason(turn)),
  }),
  yes: [
    ['As the curtain rose, a strange light filled the stage.', 'A strange light filled the stage as the curtain rose.'],
    [
      'Since only nine birds were tested, the results should be treated with care.',
      'The results should be treated with care, since only nine birds were tested.',
    ],
    ['As she opened the letter, she felt a wave of relief.', 'She felt a wave of relief as she opened the letter.'],
    [
      'As cities become denser, public transport is becoming more important.',
      'Public transport is becoming more important as cities become denser.',
    ],
  ],
  no: [
    'Since the helpers were unpaid, the cost was small, although training them proved slow.',
    'As the author observes, the law is no neutral force.',
    'As you may be aware, the office has moved.',
    'As I lifted them, the boxes fell apart.',
    'As the boat sank, its owner wept.',
    'Since the club moved to Rome, its members have doubled.',
    'As a result, the firm closed two shops.',
    'As I opened them, I looked at the panel near the door.',
    'As she melted the butter, she spilled some on the floor.',
    "As the king's anger grew, it frightened the court.",
    'As much as many opinions help a town, the drawbacks include delay.',
  ],
})
