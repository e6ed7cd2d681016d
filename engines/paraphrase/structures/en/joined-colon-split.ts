import { fullStop, sentenceOf, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clausesAtColon, halvesOf } from '../../moves/joined.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Nouns and numbers by which a first clause announces the second: "two reasons:", "the question:". Sorted. */
const announcing = wordSet(
  `advantages advice answer argument arguments causes choice claim compromise conclusion difficulties dilemma example examples explanations factors following follows four here idea last next
  opportunities paradox parts point possibility problem problems process question questions reasons rule rules same several simple solution something steps story summary there these things this three two types ways
  what whatever`,
)
/** Openings that need the colon: they ask, or set one against the other. Sorted. */
const leaning = wordSet('how if what when where which who whose why')

/** Fewer tokens are a stump; and the two together must be worth a full stop. */
const shortest = { first: 4, second: 5, both: 12 } as const

/** "I remembered them: I remembered": the same verb once more is one breath. */
const isEcho = (first: Tokens, second: Tokens): boolean => {
  const verb = second.find(({ tag }) => tag === 'VERB')
  return verb !== undefined && first.some(({ tag, lemma }) => tag === 'VERB' && lemma === verb.lemma)
}

export default defineStructure({
  key: 'joined-colon-split',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'simplify', 'academic'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = clausesAtColon(sentence, end)
    if (!joined || sentence[joined.start]?.space === '') return null
    const { first, second } = halvesOf(sentence, joined, end)
    if (first.length < shortest.first || second.length < shortest.second || first.length + second.length < shortest.both) return null
    if (
      hasWord(first, announcing) ||
      sentence[joined.first.subject.head]?.lemma === 'reason' ||
      leaning.has(second[0]?.lower ?? '') ||
      isEcho(first, second)
    )
      return null
    return [sentenceOf(sentence.slice(0, joined.mark), [fullStop()]), sentenceOf(sentence.slice(joined.start))]
  }),
  yes: [
    ['The old boiler has a serious fault: it stops in cold weather.', 'The old boiler has a serious fault. It stops in cold weather.'],
    [
      'The service was slow and careless: our soup came after forty minutes.',
      'The service was slow and careless. Our soup came after forty minutes.',
    ],
    ['The new lamp has a clear weakness: it goes out in strong wind.', 'The new lamp has a clear weakness. It goes out in strong wind.'],
    [
      'Cyclists have good reason to complain: the path ends in front of a wall.',
      'Cyclists have good reason to complain. The path ends in front of a wall.',
    ],
  ],
  no: [
    'The question is simple: who will pay for it?',
    'There are two reasons for the delay: the parts came late and nobody could fit them.',
    'We need three things: bread, milk and tea.',
    'My aunt gave me a good piece of advice: she told me to look at the friendly faces.',
    'The reason seems obvious: nobody had told the guests about the second door.',
    'In the end they found a compromise: the hall would be kept, but the tower would go.',
    'I remembered the names: I remembered them all at once.',
  ],
})
