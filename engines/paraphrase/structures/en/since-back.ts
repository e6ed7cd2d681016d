import { clauseBack } from '../../moves/clause-order.ts'
import { isOfPerfect } from '../../moves/order-guards.ts'
import { frontedHalves, opensPointing, unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['given that', 'now that', 'since']

/** More tokens than this before the reason make an afterthought of it. */
const longestMain = 9

export default defineStructure({
  key: 'since-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isWhole: true,
  apply: unless(
    // "Since it came in 2019, we have all learned": since then, which behind a comma would be a reason.
    (sentence) => {
      const { main, sub } = frontedHalves(sentence, conjunctions)
      // "was small, although": a second clause would come behind the reason.
      const isFollowed = sentence.some(({ lower }) => /^(?:although|but|though|whereas|while)$/.test(lower))
      const isDated = sub.some(({ tag, text }) => tag === 'NUM' || /\d/.test(text))
      return isFollowed || isOfPerfect(main) || isDated || opensPointing(sub) || opensPointing(main) || main.length > longestMain
    },
    clauseBack({ conjunctions: conjunctions, comma: true, bindsToInfinitive: false, statesOnly: true }),
  ),
  yes: [
    ['Since the sample was small, the results are uncertain.', 'The results are uncertain, since the sample was small.'],
    ['Since most flats have no garden, people meet in the park.', 'People meet in the park, since most flats have no garden.'],
    ['However, since the museum was closed, we walked to the river.', 'However, we walked to the river, since the museum was closed.'],
  ],
  no: [
    'Since the guides were unpaid, the cost was small, although training them proved slow.',
    "Since it came to the Premier League in 2019, we've all learned to celebrate with one eye on the screen.",
    'Since the railway opened, the town has lost its harbour.',
    'Since 1990, the firm has grown.',
    'Since the company sold the factory, it has been poor.',
    'Since then, prices have fallen.',
    'Since the railway opened, this has changed.',
  ],
})
