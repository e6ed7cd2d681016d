import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, opensPointing, takesUp, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { clauseAt, mayBePast } from '../../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['given that', 'now that', 'since']

/** Words by which the main clause looks back. Sorted. */
const lookingBack = wordSet(
  'also another contrary equally even hence however nevertheless nonetheless opposite other others reverse similarly still such therefore thus yet',
)

/** The reason may be longer than what it explains by so many words. */
const longer = 6

/** "in her favour, since she": the main clause has somebody else whom the pronoun may mean. */
const others: Readonly<Record<string, RegExp>> = { he: /^(?:him|his)$/, she: /^hers?$/, they: /^(?:theirs?|them)$/ }

const isOther = (main: Tokens, sub: Tokens): boolean => {
  const same = others[sub[0]?.lower ?? '']
  return same !== undefined && main[0]?.lower !== sub[0]?.lower && main.some(({ lower }) => same.test(lower))
}

/** "had seen trouble coming, since two rivals warned": behind the perfect, a past that comes first is a time. */
const becomesTime = (sentence: Tokens, main: Tokens, sub: Tokens): boolean => {
  const since = sentence.findIndex(({ lower }) => lower === 'since')
  const [later, event] = [clauseAt(main, 0, main.length)?.verb, clauseAt(sub, 0, sub.length)?.verb]
  if (sentence[since - 1]?.text !== ',' || later === undefined || event === undefined) return false
  const happened = sub[event.start]
  const isPerfect = main[later.start]?.lemma === 'have' && later.main > later.start
  if (!isPerfect || happened === undefined) return false
  return /^(?:was|were)$/.test(happened.lower) ? event.isPassive : happened.tag === 'VERB' && mayBePast(happened)
}

export default defineStructure({
  key: 'since-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const { main, sub } = finalHalves(sentence, conjunctions)
      const isCompared = main.some(({ lower }, i) => lower === 'as' && /^(?:as|just|much)$/.test(main[i - 1]?.lower ?? ''))
      // "There is reason for this, given that": what it points at was said just before.
      // "since last week and my mother works": a time, and what follows is a clause of its own.
      if (/^(?:early|last|late|then|yesterday)$/.test(sub[0]?.lower ?? '')) return true
      if (isOther(main, sub) || takesUp(main) || becomesTime(sentence, main, sub)) return true
      return opensPointing(main) || hasWord(main, lookingBack) || isCompared || sub.length > main.length + longer
    },
    clauseFront({ conjunctions: conjunctions, comma: true, bindsToInfinitive: false }),
  ),
  yes: [
    [
      'Some employees prefer the office, since they have no quiet room at home.',
      'Since some employees have no quiet room at home, they prefer the office.',
    ],
    ['The results were unreliable, since the samples had been mixed.', 'Since the samples had been mixed, the results were unreliable.'],
    ['The plan failed since nobody followed the rules.', 'Since nobody followed the rules, the plan failed.'],
    ['The city has changed since the railway opened.', 'Since the railway opened, the city has changed.'],
  ],
  no: [
    'The keepers had feared the opposite, since fewer visitors should mean less noise.',
    'The firm has lost money, since the plant was closed.',
    'Traders had expected trouble, since two banks issued warnings last week.',
    'The judge ruled in her favour, since she had asked repeatedly about that very danger.',
    'The doctors told the boys about their options, since they had asked.',
    'Queues nevertheless remained about as long as before, since the time saved was used up by larger baskets.',
    'The printed images mattered just as much, since they enabled readers to compare text and body.',
    'This contrast can be put down to the rock itself, since the cliff in the middle is made of soft clay.',
    'They are different, since they come from plants that are grown only in the north.',
    'My father has been away since last month and my aunt works late, so I cook.',
    'People have voted here ever since the king was crowned.',
    'The firm has grown since 1990.',
    'Since 1990, the firm has grown.',
    'It is a long time since we met.',
    'He has not slept since he left the hospital.',
  ],
})
