import { comma, compose, lowerFirst, word, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../../languages/en/grammar/inflect.ts'
import { frontOf, joinedVerbs } from '../../moves/joined.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Acts that are over before the next one begins: "opened the door and". Sorted. */
const leading = wordSet(
  `arrive clean clear close collect consider discover download dry earn enter evaluate exchange extract fill filter finish glance graduate heat install
  land lock measure melt mix move open pack package park peel pick pull push put reach remove replace return rinse round select sell send shake shut sort swallow
  switch test throw time transcribe unlock wash weigh win wind`,
)
/** Verbs that tell of such an act with the word after them: "sat down and". Sorted. */
const leadingPairs = wordSet('get-up sit-down stand-up take-a wake-up walk-over')
/** Verbs that tell of no act after the first one. Sorted. */
const atOnce = wordSet('be fail have lose miss need refuse remain seem stand stay want')

/** "opened the door", "sat down": the second act comes when this one is over. */
const isLeading = (sentence: Tokens, at: number): boolean => {
  const lemma = sentence[at]?.lemma ?? ''
  const next = sentence[at + 1]?.lower ?? ''
  const isBreath = lemma !== 'take' || sentence.slice(at, at + 5).some(({ lower }) => lower === 'breath')
  return leading.has(lemma) || (leadingPairs.has(`${lemma}-${next}`) && isBreath)
}

export default defineStructure({
  key: 'joined-verbs-after',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end)
    if (!joined || joined.auxiliaries.length > 0) return null
    const { first, mark, start, verb } = joined
    const [one, other] = [sentence[first.head], sentence[verb]]
    if (!one || !other || one.isLocked || one.form !== 'past' || other.form !== 'past' || other.tag !== 'VERB') return null
    if (
      first.verbStart !== first.head ||
      sentence.slice(first.subject.end, first.head).some(({ tag }) => tag !== 'ADV') ||
      frontOf(first).length > 0 ||
      first.subject.start !== 0
    )
      return null
    const hasThen = sentence[start]?.lower === 'then'
    if (sentence.slice(first.head, mark).some(({ lower }) => /^(?:after|before|until)$/.test(lower))) return null
    if ((!hasThen && !isLeading(sentence, first.head)) || atOnce.has(other.lemma) || end - start < 3) return null
    const doing = inflected(one, 'ing')
    return [
      compose(
        [word('after', 'ADP')],
        sentence.slice(first.subject.end, first.head),
        [doing],
        sentence.slice(first.head + 1, mark),
        [comma()],
        lowerFirst(sentence.slice(0, first.subject.end)),
        sentence.slice(hasThen ? start + 1 : start),
      ),
    ]
  }),
  yes: [
    ['I opened the window and looked down at the wet garden.', 'After opening the window, I looked down at the wet garden.'],
    ['She opened the box and took out a faded photograph.', 'After opening the box, she took out a faded photograph.'],
    ['We weighed the leaves and placed them in paper bags.', 'After weighing the leaves, we placed them in paper bags.'],
    ['He sat down on the bench and waited for the next train.', 'After sitting down on the bench, he waited for the next train.'],
  ],
  no: [
    ...joinedForGood,
    'I grew up beside a railway and learned the names of the engines.',
    'We reached the farm shortly after six and spent the night in the barn.',
    'The members completed a short form and gave their names.',
  ],
})
