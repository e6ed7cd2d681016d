import { insertThen } from '../../moves/clause-words.ts'
import { frontedHalves, unless } from '../../moves/unless.ts'
import { hasVerb, hasWord, wordSet } from '../../moves/word-set.ts'
import { isOfPresent } from '../../moves/order-guards.ts'
import { clauseVerbs } from '../../../languages/en/grammar/grammar-words.ts'
import { defineStructure } from '../../structure.ts'

/** Who is spoken to or speaks: a comment or an offer, no condition. Sorted. */
const speakers = wordSet('i me my we you your')

export default defineStructure({
  key: 'if-then',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: unless((sentence) => {
    const { main, sub } = frontedHalves(sentence, ['if'])
    const isUnreal = main.some(({ lower }) => lower === 'would')
    return (
      sub.length < 3 || hasWord(sub, speakers) || hasWord(main, speakers) || hasVerb(main, clauseVerbs) || !(isUnreal || isOfPresent(main))
    )
  }, insertThen),
  yes: [
    ['If the temperature is too high, the enzyme loses its shape.', 'If the temperature is too high, then the enzyme loses its shape.'],
    [
      'If parents and teachers cooperate, they can improve the situation.',
      'If parents and teachers cooperate, then they can improve the situation.',
    ],
    ['However, if the price falls, demand will rise.', 'However, if the price falls, then demand will rise.'],
    [
      'If the buses were cheaper, more students would use the network.',
      'If the buses were cheaper, then more students would use the network.',
    ],
  ],
  no: [
    'If it is taken, a number of artists have made it clear that they will withdraw.',
    'If you ask me, the ending lets him off too lightly.',
    'If you have a moment, I could come to your office.',
    'If possible, the test should be repeated.',
    'If prices fall, then demand rises.',
    'If it rains, call me.',
    'Demand rises if prices fall.',
  ],
})
