import { clauseBack } from '../../moves/clause-order.ts'
import { frontedHalves, unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "As the lamp was moved closer, the number rose": the two go on together, and neither is the reason. */
const goesAlong = (sentence: Tokens): boolean =>
  frontedHalves(sentence, ['as']).sub.some(
    ({ lower, tag }) => /^(?:ADJ|ADV)$/.test(tag) && /^(?:further|less|more|worse|\p{L}{3,}er)$/u.test(lower),
  )

export default defineStructure({
  key: 'as-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(goesAlong, clauseBack({ conjunctions: ['as'], comma: true, bindsToInfinitive: false, statesOnly: true })),
  yes: [
    ['As the acid is harmful, we wore gloves.', 'We wore gloves, as the acid is harmful.'],
    ['As the museum was being repaired, it was closed.', 'The museum was closed, as it was being repaired.'],
    ['As the rooms are small, most families have two houses.', 'Most families have two houses, as the rooms are small.'],
    ['As most guests had left, the band stopped.', 'The band stopped, as most guests had left.'],
  ],
  no: [
    'As the lamp was moved closer, the number of bubbles increased.',
    'As a teacher, she knows the problem.',
    'As soon as the rain stopped, we left.',
    'As the price rises, the demand falls.',
    'As mentioned above, the sample was small.',
  ],
})
