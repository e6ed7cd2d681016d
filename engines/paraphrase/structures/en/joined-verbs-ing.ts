import { comma, compose, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../../languages/en/grammar/inflect.ts'
import { isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { joinedVerbs } from '../../moves/joined.ts'
import type { Phrase } from '../../moves/main-clause.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** What comes of the first act or goes with it. Sorted. */
const attendant = wordSet(
  'allow create enable ensure highlight lower offer provide reach reduce reveal save show suggest underline underscore',
)
/** Results of a count: "and gave a mean of". Sorted. */
const outcomes = wordSet('accuracy average figure mean ratio result score sum total value yield')
/** Verbs of rising and falling, which end at a figure: "rose, reaching". Sorted. */
const changing = wordSet('climb decline decrease double drop expand fall grow improve increase jump rise')
/** Words by which the second act comes later, or against the first. Sorted. */
const later = wordSet('also eventually finally later now once soon still then yet')

/** "and provides work", "and gave a mean of 8.4": told as what comes of the first act; people who act in a story do one thing after the other. */
const isAttendant = (sentence: Tokens, verb: number, end: number): boolean =>
  attendant.has(sentence[verb]?.lemma ?? '') ||
  (/^(?:give|yield)$/.test(sentence[verb]?.lemma ?? '') && hasWord(sentence.slice(verb + 1, Math.min(verb + 5, end)), outcomes))

/** "The members filled in a form and provided samples": people who do one thing and another. */
const actsAlone = (sentence: Tokens, { start, end }: Phrase): boolean => isPerson(sentence, start, end) !== false

export default defineStructure({
  key: 'joined-verbs-ing',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'academic', 'shorten'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedVerbs(sentence, end)
    if (!joined || joined.auxiliaries.length > 0) return null
    const { first, mark, start, verb } = joined
    const token = sentence[verb]
    if (!token || token.isLocked || token.tag !== 'VERB' || !isAttendant(sentence, verb, end)) return null
    if (/^(?:offer|provide|show)$/.test(token.lemma) && sentence[first.head]?.tag === 'VERB' && actsAlone(sentence, first.subject))
      return null
    if (token.lemma === 'reach' && !changing.has(sentence[first.head]?.lemma ?? '')) return null
    if (/^(?:he|i|she|you)$/.test(sentence[first.subject.start]?.lower ?? '')) return null
    if (sentence.slice(start, verb).some(({ tag, lower }) => tag === 'AUX' || later.has(lower))) return null
    const doing = inflected(token, 'ing')
    return [compose(sentence.slice(0, mark), [comma()], sentence.slice(start, verb), [doing], sentence.slice(verb + 1))]
  }),
  yes: [
    [
      'The museum covers two centuries of trade and offers free tours for schools.',
      'The museum covers two centuries of trade, offering free tours for schools.',
    ],
    [
      'The exports of the region rose by a tenth and reached 40 million euros.',
      'The exports of the region rose by a tenth, reaching 40 million euros.',
    ],
    ['The three runs agreed closely and gave a mean of 8.4 seconds.', 'The three runs agreed closely, giving a mean of 8.4 seconds.'],
    ['The new system uses less energy and reduces the cost of heating.', 'The new system uses less energy, reducing the cost of heating.'],
  ],
  no: [
    ...joinedForGood,
    'The islands account for a third of the trade and reach many thousands of buyers.',
    'The members filled in a short form and provided samples of their work.',
  ],
})
