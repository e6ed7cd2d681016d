import { comma, compose, lowerFirst, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { framing, frontOf, halvesOf, joinedClauses, type Joined } from '../../moves/joined.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const so = wordSet('so')

/** More tokens than this are hard to keep in mind until the main clause comes. */
const longestGranted = 20
/** Verbs of what somebody knows, says or hopes, which is an aside before "so". Sorted. */
const asides = wordSet(
  'add admit appreciate confess guess hope know mention promise realise realize remember say see think understand warn wonder',
)
/** Words of a first clause that is news, a comment or an addition. Sorted. */
const unreasoned = wordSet("'d ’d also besides furthermore however moreover obviously would")

/** Whether the first clause is a plain reason for the second: "The road was closed, so we walked". */
function isReason(sentence: Tokens, joined: Joined, end: number): boolean {
  const { first, second } = halvesOf(sentence, joined, end)
  if (joined.lead > 0 || frontOf(joined.first).length > 0 || first.some(isComma) || first.length < 4 || first.length > longestGranted)
    return false
  if (hasWord(first, framing) || hasWord(first, unreasoned) || second[0]?.lower === 'that' || framing.has(second[0]?.lower ?? ''))
    return false
  const isOwnNews = /^(?:i|we)$/.test(first[0]?.lower ?? '') && /^(?:have|['’]ve)$/.test(first[1]?.lower ?? '')
  const isPurpose =
    /^(?:can|could|may|might)$/.test(sentence[joined.second.verbStart]?.lower ?? '') &&
    !second.some(({ lower }) => /^(?:n['’]t|no|not)$/.test(lower))
  const isShrugged = hasWord(second.slice(0, 4), shrugs) || asides.has(sentence[joined.second.head]?.lemma ?? '')
  return (
    !isOwnNews &&
    !isPurpose &&
    !isShrugged &&
    !asides.has(sentence[joined.first.head]?.lemma ?? '') &&
    !/^(?:that|this)$/.test(second[0]?.lower ?? '')
  )
}
/** Words of a shrug: "so he just left". Sorted. */
const shrugs = wordSet('course just let maybe naturally obviously simply')

export default defineStructure({
  key: 'joined-so-because',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedClauses(sentence, end, so)
    if (!joined || !isReason(sentence, joined, end)) return null
    const { lead, mark, start } = joined
    return [
      compose(
        sentence.slice(0, lead),
        [word('because', 'SCONJ')],
        lowerFirst(sentence.slice(lead, mark)),
        [comma()],
        sentence.slice(start),
      ),
    ]
  }),
  yes: [
    [
      'The station is far from the village, so most guests come by car.',
      'Because the station is far from the village, most guests come by car.',
    ],
    [
      'The old boiler uses too much oil, so the school will replace it next year.',
      'Because the old boiler uses too much oil, the school will replace it next year.',
    ],
    [
      'The hall is too small for the choir, so the concert will take place in the church.',
      'Because the hall is too small for the choir, the concert will take place in the church.',
    ],
    ['The bus is slow, so many pupils come by bike.', 'Because the bus is slow, many pupils come by bike.'],
    ['The engine was cold, so it started slowly.', 'Because the engine was cold, it started slowly.'],
  ],
  no: [
    'We met early, so we could see the sunrise.',
    'I know that the hall is small, so we should hurry.',
    "We've booked the hall for Tuesday, so there will be time for tea.",
    'The room was so cold that we left.',
    'The plan failed, so this was a bad year.',
    'Everyone told us to avoid the pier, so naturally we went there first.',
    'The pump is linked to the alarm, so if the water rises, a bell can be heard.',
  ],
})
