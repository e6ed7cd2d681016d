import { clauseFront } from '../../moves/clause-order.ts'
import { takesUp } from '../../moves/order-guards.ts'
import { finalHalves, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives } from '../../../languages/en/grammar/grammar-words.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['although', 'though', 'even if', 'even though', 'even when']

/** Words that add to what the main clause has said, or are said of something in it. Sorted. */
const adding = wordSet(
  `again already also another even fewer former further he her hers him his it its itself latter less more other others same she similar
  still such their them themselves they`,
)

/** Parts of a whole that the main clause must name first. Sorted. */
const parts = wordSet(
  'beginning chapter close conclusion cover detail end ending figure introduction opening page paragraph part rest section title',
)

/** "though profits have": the verb left out stands in the main clause, which must come first. */
const isElliptic = (sub: Tokens): boolean => {
  const last = sub.findLast(({ lower }) => !/^(?:not|n['’]t)$/.test(lower))
  return last?.tag === 'AUX' || /^(?:be|do|have)$/.test(last?.lemma ?? '')
}

/** "Tests support this view, although the groups have been small and the tasks vary": what is longer, or hangs on the main clause, comes behind it. */
const isHeavy = (main: Tokens, sub: Tokens): boolean =>
  sub.length > main.length + longer || (hasWord(main, demonstratives) && /^(?:its|the|their)$/.test(sub[0]?.lower ?? ''))
/** The concession may be longer than what it limits by so many words. */
const longer = 2

export default defineStructure({
  key: 'although-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const { main, sub } = finalHalves(sentence, conjunctions)
      const isSubject = /^(?:he|it|she|they)$/.test(sub[0]?.lower ?? '')
      // "I've attached a draft, although": an afterthought.
      const isTalk = /^(?:i|we)$/.test(main[0]?.lower ?? '') && /^['’]/.test(main[1]?.lower ?? '')
      const isPart = sub[0]?.lower === 'the' && sub.slice(1, 3).some(({ lemma }) => parts.has(lemma))
      return (
        isTalk ||
        isPart ||
        isHeavy(main, sub) ||
        takesUp(main, sub) ||
        isElliptic(sub) ||
        sub.at(-1)?.lower === 'too' ||
        hasWord(sub.slice(isSubject ? 1 : 0), adding)
      )
    },
    clauseFront({ conjunctions, comma: true, bindsToInfinitive: false }),
  ),
  yes: [
    ['The effect was small, although it was significant.', 'Although the effect was significant, it was small.'],
    ['Electric cars are expensive even though prices have fallen.', 'Even though prices have fallen, electric cars are expensive.'],
    [
      'The students enjoyed the course, although the exam was difficult.',
      'Although the exam was difficult, the students enjoyed the course.',
    ],
    [
      'In addition, the model is accurate, although the training is slow.',
      'In addition, although the training is slow, the model is accurate.',
    ],
  ],
  no: [
    'A second survey in Kent gave a similar picture, although the gaps were wider.',
    'Neither was fined, although one was warned.',
    'Visitors like it, although the hall is cold.',
    'Few of them are mown in spring, although new grants help owners who wait.',
    'Tests have lent weight to this idea, although the groups have been small.',
    'Most studies have looked at single farms, even though water in many dry regions is shared and cannot be turned off by one household.',
    'Sales have not returned to their former level, though profits have.',
    'The adults recovered, although the children did not.',
    "I've attached a draft of my second chapter, although the supervisor is away.",
    'The novel is popular, although the final section is weak.',
    "A tired nurse may forget a patient's request although she cares deeply about him.",
    'Storms accounted for most of this transport, although everyday winds also played a part.',
    'The group found a similar effect, although her sample was smaller.',
    'The results, although small, are important.',
    'He said that he was well, although he looked pale.',
    'She painted the walls, although this took a long time.',
    "I've put it in rice for now, even though everyone keeps telling me that's a myth.",
    'The film is long, although not boring.',
  ],
})
