import { fullStop, sentenceOf, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { frontOf, halvesOf, isBound, isFramed, isFramedOnce, joinedClauses, type Joined } from '../../moves/joined.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const and = wordSet('and')

/** Openings of a second clause that cannot stand behind a full stop. Sorted. */
const tied = wordSet('boy consequently hence neither nor so therefore thereby thus')

/** Fewer tokens are a stump; and the two together must be worth a full stop. */
const shortest = { first: 5, second: 6, both: 12 } as const

/** Openings that weigh two subjects against each other: "few are so good, and few are so dear". Sorted. */
const weighing = wordSet('both few many more most neither no some')
/** Words in front that hold for both halves: "with every letter", "when asked". Sorted. */
const ofBoth = wordSet('any asked each every normally often sometimes usually')

/** Imperatives that hold for all that follows: "suppose the lift stops, and". Sorted. */
const supposing = wordSet('assume consider imagine picture say suppose')

/** Halves that are one thought: two of a kind, two forecasts, or a short comment on the first. */
function isOneThought(sentence: Tokens, { first, second, lead, mark }: Joined, rest: Tokens): boolean {
  const openers = [first, second].map(({ subject }) => sentence[subject.start]?.lower ?? '')
  const verbs = [first, second].map(({ verbStart }) => sentence[verbStart]?.lower ?? '')
  if (supposing.has(sentence[lead]?.lower ?? '')) return true
  if (openers[0] === openers[1] && weighing.has(openers[0] ?? '')) return true
  if (verbs.every((verb) => verb === 'will') || hasWord(sentence.slice(lead, first.subject.start), ofBoth)) return true
  if (rest.length < shortComment && frontOf(second).length > 0) return true
  // "By May I knew ten. I was happy": two stumps of one speaker.
  if (openers[0] === openers[1] && pronouns.test(openers[0] ?? '') && rest.length <= shortOfSame) return true
  // "After a week it got better. I saw": so short a remark leads up to what follows.
  if (openers[0] === 'it' && /^(?:he|i|she|they|we)$/.test(openers[1] ?? '') && mark - lead < shortRemark) return true
  // "Over a year that adds up": behind a full stop the pronoun would seem to describe the year.
  if (openers[1] === 'that' && frontOf(second).length > 0 && !isComma(sentence[second.subject.start - 1])) return true
  // "A storm almost broke the dam, and we would have lost the mill": what would have followed from it.
  if (/^(?:could|might|would)$/.test(verbs[1] ?? '') && sentence[second.verbStart + 1]?.lower === 'have') return true
  const isBare = second.subject.end === second.subject.start + 1 && /^(?:it|that|this)$/.test(openers[1] ?? '')
  const isReasonless = rest[0]?.lower === 'there' && hasWord(rest.slice(0, 5), needless)
  return isReasonless || (isBare && rest.length <= shortComment && sentence[second.head]?.lemma === 'be')
}
/** A comment of no more tokens belongs to what it is on: "and it is not my fault". */
const shortComment = 7
/** With the same pronoun at its head, a second half of no more tokens stays where it is. */
const shortOfSame = 9
/** A remark with "it" of no more tokens is no sentence of its own. */
const shortRemark = 9
const pronouns = /^(?:he|i|it|she|they|we|you)$/
/** What is denied as a result: "and there is no reason to close it". Sorted. */
const needless = wordSet('doubt need point reason wonder')

/** "Women, it was said, were patient, and they": the second half is hearsay too. */
const isHearsay = (first: Tokens): boolean =>
  first.some(({ lower }, i) => lower === 'it' && isComma(first[i - 1]) && first[i + 1]?.lemma === 'be' && isComma(first[i + 3]))

export default defineStructure({
  key: 'joined-and-split',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'simplify', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedClauses(sentence, end, and)
    if (!joined || (isFramed(sentence, joined.first) && !isFramedOnce(sentence, joined.first)) || isBound(sentence, joined)) return null
    const { first, second } = halvesOf(sentence, joined, end)
    if (first.length < shortest.first || second.length < shortest.second || first.length + second.length < shortest.both) return null
    if (isOneThought(sentence, joined, second) || isHearsay(first)) return null
    if (tied.has(second[0]?.lower ?? '') || second[0]?.tag === 'INTJ') return null
    return [sentenceOf(sentence.slice(0, joined.mark), [fullStop()]), sentenceOf(sentence.slice(joined.start))]
  }),
  yes: [
    [
      'The walls of the chapel are damp, and nobody has painted the door for years.',
      'The walls of the chapel are damp. Nobody has painted the door for years.',
    ],
    [
      'Letters were sent to all members, and the answers were collected in a box.',
      'Letters were sent to all members. The answers were collected in a box.',
    ],
    [
      'The tide had gone out by noon, and yet the harbour was still full of boats.',
      'The tide had gone out by noon. Yet the harbour was still full of boats.',
    ],
    [
      'The length was measured with a ruler, and the weight was determined with a balance.',
      'The length was measured with a ruler. The weight was determined with a balance.',
    ],
    ['Two of the plots were watered, and the other two were left dry.', 'Two of the plots were watered. The other two were left dry.'],
  ],
  no: [
    'I stayed because I had been asked to, and because I was the only one who knew the way.',
    'After a while it grew quiet, and she heard the clock on the landing of the house next door.',
    'Suppose you enter a lift on the ground floor, the door is shut behind you, and the same door opens on the moon.',
    'Imagine the ship is repaired plank by plank, and the old planks are kept in a shed.',
    'If the lamp goes out, the pump stops, and the tank begins to empty.',
    'Every guest got a key, and he had to give it back in the morning.',
    'The cook was late, and so was the driver who had picked him up.',
    'They say that the bridge is unsafe, and the mayor wants to close it soon.',
    'It rained, and we left.',
    'The talk covers open letters, speeches during the strike, and their effect on the people who came to live there.',
    'Few metals are as light as lithium, and few burn with such a bright flame.',
    'Most guests will soon stop coming, and the hotels of the town will lose their income.',
    'With every letter, he felt his courage grow, and he saw a way out of the trouble.',
    'The beams showed no signs of damage, and there was no reason to close the hall.',
    'In my view this is the main problem of the plan, and it is not a small one.',
    'Servants, it was said, were loyal by nature, and they could be paid a good deal less.',
    'It may grind 90 sacks a day, and over a dry autumn that adds up to several loads for the town.',
    'A spark almost reached the stores behind the mill, and the town would have burned down.',
    'The phone rang, and a voice asked for my father.',
    'Suppose you sell the old farm, your money is spent at once, and the new owner leaves the country.',
    'It is that when the mill closed, and men who had worked there for years had no reason to meet, they had the choir.',
    'We know that we did not plant the trees, and that one dry summer would kill them all.',
    'Its wings are cold, it barely moves, and most of the food in its body has been used up.',
    'The point is that when the mill shut, and women who had met there for years had no reason to talk, they had the band.',
    'She is not on the list of speakers, and she will not be paid for her work.',
    'On the last day of the course I got a key and a map, and I was told to go.',
  ],
})
