import { toSubordinate } from '../../moves/conjunction-swap.ts'
import { joinsVerbs } from '../../moves/order-guards.ts'
import { unless } from '../../moves/unless.ts'
import { mayBePast } from '../../../languages/en/grammar/clause.ts'
import { mindVerbs } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Of course," grants the first clause, not what follows from it. Sorted. */
const comments = /^(?:admittedly|certainly|clearly|granted|indeed|naturally|obviously|of|still|surely|true|undoubtedly|unfortunately)$/

/** "In addition, some water evaporated, so": what is added is the news. */
const addsFirst = (sentence: Tokens): boolean =>
  /^(?:additionally|also|besides|furthermore|moreover)$/.test(sentence[0]?.lower ?? '') ||
  sentence
    .slice(
      0,
      sentence.findIndex(({ lower }) => lower === 'so'),
    )
    .some(({ lower }) => lower === 'also') ||
  (sentence[0]?.lower === 'in' && sentence[1]?.lower === 'addition')

/** "However, it bent first, so", "In my lessons I talk too much, so": a contrast or a phrase in front and "because" before it are too much. */
const hasLead = (sentence: Tokens): boolean =>
  sentence[0]?.tag === 'ADP' || /^(?:however|nevertheless|nonetheless|yet)$/.test(sentence[0]?.lower ?? '')

/** What a letter announces. Sorted. */
const announcing = /^(?:add|admit|confess|confirm|inform|mention|note|point|remind|report|say|stress|tell|warn)$/

/** "We've booked the hall, so", "I have finished the draft, so": the first clause is the news. */
const isNews = (sentence: Tokens): boolean =>
  /^(?:i|we)$/.test(sentence[0]?.lower ?? '') && /^(?:have|['’]ve)$/.test(sentence[1]?.lower ?? '') && sentence[2]?.tag === 'VERB'

/** "I realize that it counts, so", "I should also warn you that it is shut, so": a courteous aside, no reason. */
const isAside = (sentence: Tokens): boolean =>
  /^(?:i|we)$/.test(sentence[0]?.lower ?? '') &&
  sentence
    .slice(1, 5)
    .some(
      ({ tag, lemma, form }) =>
        tag === 'VERB' && form !== 'past' && (mindVerbs.has(lemma) || announcing.test(lemma) || /^(?:appreciate|gather|see)$/.test(lemma)),
    )

/** "The bus was empty, so I sat down and slept": a story tells how it was, and then what somebody did. */
const isStory = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lower }) => lower === 'so')
  const told = sentence.slice(at + 1)
  // "so my father just got up": what came of it, told with a shrug.
  const isShrugged = told.some((token, i) => /^(?:just|simply)$/.test(told[i - 1]?.lower ?? '') && token.tag === 'VERB' && mayBePast(token))
  return isShrugged || (told[0]?.lower === 'i' && told[1]?.tag === 'VERB' && mayBePast(told[1]) && joinsVerbs(told))
}

export default defineStructure({
  key: 'so-because',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
      comments.test(sentence[0]?.lower ?? '') ||
      addsFirst(sentence) ||
      hasLead(sentence) ||
      isAside(sentence) ||
      isNews(sentence) ||
      isStory(sentence),
    toSubordinate('so', 'because'),
  ),
  yes: [
    [
      'The shop sells far more tea than coffee, so one cafe closed and another moved.',
      'Because the shop sells far more tea than coffee, one cafe closed and another moved.',
    ],
    ['Exports fell by 4% in 2019, so the government cut taxes.', 'Because exports fell by 4% in 2019, the government cut taxes.'],
    [
      'The enzyme loses its shape, so it can no longer bind to the substrate.',
      'Because the enzyme loses its shape, it can no longer bind to the substrate.',
    ],
    [
      'The government wants to reduce the traffic, so they build new metro lines.',
      'Because the government wants to reduce the traffic, they build new metro lines.',
    ],
    ['The flask was not sealed, so some of the gas escaped.', 'Because the flask was not sealed, some of the gas escaped.'],
  ],
  no: [
    'Nobody wanted to say anything, so my aunt simply stood up and left.',
    'The last train was nearly empty, so I put my coat on the next seat and slept.',
    'However, the beams bent first, so the workers had time to leave.',
    'In my first lessons I talked too much, so the pupils fell asleep.',
    'In addition, some water evaporated, so the concentration was higher.',
    "I realize the practical counts toward the final grade, so I'm not asking to be let off the work.",
    "We've booked the hall for Tuesday, so there will be time for tea.",
    'I should warn you that the library is shut on Mondays, so we will have to meet at my place.',
    'The flat is also far from the station, so few people want it.',
    'We know the hall is small, so the club will limit the number of seats.',
    'Of course, disabled drivers would still need to get in, so a few spaces should be kept at each end.',
    'The images are deleted at once, so that little memory is needed.',
    'I cannot drive today because my car is broken, so we have to walk.',
    'The car was so expensive that nobody bought it.',
    'He worked hard, so that he could buy a house.',
    'The rooms were cold, dark and damp, so we left.',
    'The plan failed, so this was a bad year.',
    'Many shops run with few people, so the owners can save money.',
    'We may try it again, so we will see.',
  ],
})
