import { comma, compose, lowerFirst, word, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives } from '../../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { framing, frontOf, halvesOf, isAddition, joinedClauses, type Joined } from '../../moves/joined.ts'
import { areOpposite } from '../../moves/opposites.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** "X, but Y". Sorted. */
const contrasts = wordSet('but yet')

/** Verbs of what was done or said to somebody who does not accept it: "I was charged twice, but". Sorted. */
const disputed = wordSet('accuse ask bill blame charge deny fine invoice mark penalise penalize record refuse reject tell')

/** Verbs of what was wished or tried and did not come about. Sorted. */
const unfulfilled = wordSet('attempt expect get hope intend mean plan prefer reach try want wish')

/** Whether the first clause may be granted by "although": a fact in one piece, that the second does not take up as a whole. */
function isConcession(sentence: Tokens, joined: Joined, end: number): boolean {
  const { first, second } = halvesOf(sentence, joined, end)
  const [one, other] = [sentence[joined.first.head]?.lemma ?? '', sentence[joined.second.head]?.lemma ?? '']
  if (
    frontOf(joined.first).some(({ start }) => start >= joined.lead) ||
    first.some(isComma) ||
    first.length < 3 ||
    first.length > longestGranted
  )
    return false
  // "should have": what was not so.
  if (
    first.some(
      ({ tag, lower }, i) =>
        tag === 'AUX' && /^(?:could|might|ought|should)$/.test(lower) && first.slice(i + 1, i + 4).some((token) => token.lower === 'have'),
    )
  )
    return false
  if (
    second.some(({ lower }, i) => lower === 'least' && second[i - 1]?.lower === 'at') ||
    (/^(?:i|we)$/.test(second[0]?.lower ?? '') && hasWord(second.slice(0, 5), guessing))
  )
    return false
  if (hasWord(sentence.slice(0, joined.lead), contrary) || first[0]?.tag === 'CCONJ' || first[0]?.lower === 'so' || isTakenUpIn(second))
    return false
  if (/^(?:how|what|that)$/.test(first[0]?.lower ?? '') && first[1]?.tag !== 'NOUN') return false
  if (
    hasWord(first, framing) ||
    hasWord(first, ungranted) ||
    first.some(({ lower }, i) => lower === 'used' && first[i + 1]?.lower === 'to') ||
    isAddition(second)
  )
    return false
  // "I was charged a fee, but I left that class": an answer to what was done.
  if (disputed.has(one) && sentence[joined.first.verbStart]?.tag === 'AUX' && /^(?:i|it|my|our|that|the|we)$/.test(second[0]?.lower ?? ''))
    return false
  if (unfulfilled.has(one) || (one === other && one !== 'be') || areOpposite(one, other)) return false
  if (frontOf(joined.second).some(({ start, end: close }) => isComma(sentence[close]) || framing.has(sentence[start]?.lower ?? '')))
    return false
  const opener = second[0]?.lower ?? ''
  const isTakenUp =
    demonstratives.has(sentence[joined.second.subject.start]?.lower ?? '') && joined.second.subject.end === joined.second.subject.start + 1
  return (
    !isTakenUp &&
    !/^(?:how|neither|so|then|what|why)$/.test(opener) &&
    !framing.has(opener) &&
    !(opener === 'one' && second[1]?.lower === 'day') &&
    !/^(?:how|why)$/.test(second.at(-1)?.lower ?? '') &&
    !(first[0]?.lower === 'i' && hasWord(first.slice(1, 4), denials) && hasWord(first, disclaimed))
  )
}
/** "but I do not agree with this", "this time": what was said is taken up as a whole. */
const isTakenUpIn = (second: Tokens): boolean =>
  second.some(
    ({ lower }, i) =>
      lower === 'this' &&
      (i === second.length - 1 || /^(?:claim|idea|opinion|position|statement|time|view)$/.test(second[i + 1]?.lower ?? '')),
  ) ||
  /^(?:agree|believe|disagree|doubt) (?:it|so|this|that)$/.test(
    second
      .slice(-2)
      .map(({ lower }) => lower)
      .join(' '),
  )

/** More tokens than this are hard to keep in mind until the main clause comes. */
const longestGranted = 20
/** Words of a first clause that is no plain fact: a wish, an excuse, a first thought, what used to be. Sorted. */
const ungranted = wordSet("'d either first hence however initially maybe originally perhaps sorry therefore thus would ’d")
/** Linking adverbs that set the sentence against the one before already: "However, although". Sorted. */
const contrary = wordSet('however instead nevertheless nonetheless still yet')
/** What a speaker does with a guess: "but I bet". Sorted. */
const guessing = wordSet('believe bet guess hope idea mean think')
/** Words by which a speaker denies. Sorted. */
const denials = wordSet("n't not n’t")
/** What a speaker denies only to clear the way. Sorted. */
const disclaimed = wordSet('against deny expert know mean mind object oppose opposed say')

export default defineStructure({
  key: 'joined-but-although',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedClauses(sentence, end, contrasts)
    if (!joined || !isConcession(sentence, joined, end)) return null
    const { lead, mark, start } = joined
    return [
      compose(
        sentence.slice(0, lead),
        [word('although', 'SCONJ')],
        lowerFirst(sentence.slice(lead, mark)),
        [comma()],
        sentence.slice(start),
      ),
    ]
  }),
  yes: [
    [
      'The old mill is a popular place for trips, but it is difficult to reach without a car.',
      'Although the old mill is a popular place for trips, it is difficult to reach without a car.',
    ],
    [
      'The plan has many friends in the council, but nobody knows what it will cost.',
      'Although the plan has many friends in the council, nobody knows what it will cost.',
    ],
    ['Solar panels are cheap, but the batteries remain expensive.', 'Although solar panels are cheap, the batteries remain expensive.'],
    [
      'Queueing looks like a simple habit, yet it depends on trust between strangers.',
      'Although queueing looks like a simple habit, it depends on trust between strangers.',
    ],
    ['The novel is short, yet it covers forty years of family life.', 'Although the novel is short, it covers forty years of family life.'],
  ],
  no: [
    'I would like to help, but the office is closed today.',
    'The pump did not only fail, but it also flooded the cellar.',
    'It rained, but we left.',
    'I was billed $80 for a locker at the pool, but I gave back the key on May 3.',
    'We were told that the lift would be mended in June, but we are still waiting for a date.',
    'I do not like the new teacher, but I cannot say why.',
    'I used to swim three times a week, but the pool was closed in May.',
    'It is said that hard work pays, but I only partly agree with this statement.',
    'Some people say that letters will soon disappear, but I do not believe it.',
    'We therefore welcome the plan, but we ask for a second reading in May.',
    'So my advice is that you should go by train, but the bus is cheaper.',
    'It may be the usual price for a visit, but I have no idea.',
    'The road was closed, but they even opened a second bar beside it.',
    'If the lamp goes out, the pump stops, but the light stays on.',
  ],
})
