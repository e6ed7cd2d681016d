import { comma, compose, word, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { frontOf, halvesOf, joinedClauses, subjectOf, type Joined } from '../../moves/joined.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const and = wordSet('and')

/** What is done to find something out; two such steps stand side by side. Sorted. */
const examining = wordSet(
  `analyse analyze assess calculate classify code count determine estimate evaluate examine interview investigate measure observe rate record score survey test treat weigh`,
)
/** Verbs of rising and falling. Sorted. */
const changing = wordSet('climb decline decrease double drop dwindle fall grow halve improve increase rise shrink triple worsen')
/** Openings by which a subject is the other one of two. Sorted. */
const contrasting = wordSet('latter others remainder rest')
/** Words by which the second half takes up the first. Sorted. */
const takingUp = wordSet(
  'again also either he her hers him his it its same she so such that their them then these they this those thus too',
)

const isNamed = (subject: Tokens): boolean =>
  !subject.some(({ tag }) => tag === 'PRON') && !/^(?:both|few|no|such|that|these|this|those)$/.test(subject[0]?.lower ?? '')

/** "the other three", "the second": the other one of two. */
const isOther = (subject: Tokens): boolean =>
  hasWord(subject.slice(0, 2), contrasting) || (subject[0]?.lower === 'the' && /^(?:other|remaining|second)$/.test(subject[1]?.lower ?? ''))

/** Two qualities, two measurements or two movements side by side, or the one and the other. */
function isParallel(sentence: Tokens, { first, second }: Joined): boolean {
  const [one, other] = [sentence[first.head], sentence[second.head]]
  const [opener, next] = [sentence[first.verbStart], sentence[second.verbStart]]
  if (!one || !other || !opener || !next || one.tag !== other.tag || opener.form !== next.form || opener.tag !== next.tag) return false
  if (isOther(subjectOf(sentence, second))) return true
  const isBoth = (words: ReadonlySet<string>): boolean => words.has(one.lemma) && words.has(other.lemma)
  const isPassive = first.head > first.verbStart && second.head > second.verbStart
  if (isPassive ? isBoth(examining) : isBoth(changing) && one.lemma !== other.lemma) return true
  const qualities = [first, second].map(({ phrases }) => phrases.find(({ relation }) => relation === 'predicative'))
  return one.lemma === 'be' && other.lemma === 'be' && qualities.every((quality) => quality && sentence[quality.head]?.tag === 'ADJ')
}

export default defineStructure({
  key: 'joined-and-while',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const joined = joinedClauses(sentence, end, and)
    if (!joined || joined.lead > 0 || [joined.first, joined.second].some((clause) => frontOf(clause).length > 0)) return null
    const [one, other] = [subjectOf(sentence, joined.first), subjectOf(sentence, joined.second)]
    if (!isNamed(one) || (!isNamed(other) && !isOther(other)) || hasWord(halvesOf(sentence, joined, end).second, takingUp)) return null
    if (sentence.slice(0, joined.mark).some(({ lower }) => lower === 'also')) return null
    const isSame = other.some(({ tag, lemma }) => tag === 'NOUN' && one.some((token) => token.lemma === lemma))
    if ((isSame && !isOther(other)) || !isParallel(sentence, joined)) return null
    return [compose(sentence.slice(0, joined.mark), [comma(), word('while', 'SCONJ')], sentence.slice(joined.start))]
  }),
  yes: [
    [
      'The length was measured with a ruler, and the weight was determined with a balance.',
      'The length was measured with a ruler, while the weight was determined with a balance.',
    ],
    ['Prices rose by a third, and wages fell by a tenth.', 'Prices rose by a third, while wages fell by a tenth.'],
    [
      'Two of the plots were watered, and the other two were left dry.',
      'Two of the plots were watered, while the other two were left dry.',
    ],
    ['Exports grew by a fifth in May, and imports fell by a tenth.', 'Exports grew by a fifth in May, while imports fell by a tenth.'],
    [
      'The first plot was watered every day, and the second was left dry.',
      'The first plot was watered every day, while the second was left dry.',
    ],
  ],
  no: [
    'If the lamp goes out, the pump stops, and the tank begins to empty.',
    'Every guest got a key, and he had to give it back in the morning.',
    'The cook was late, and so was the driver who had picked him up.',
    'They say that the bridge is unsafe, and the mayor wants to close it soon.',
    'It rained, and we left.',
    'The phone rang, and a voice asked for my father.',
    'The soup was also excellent, and the bread was fresh.',
    'The night fell slowly, and the valley fell asleep.',
    'In total, 60 nests were counted, and the width of ten was measured.',
  ],
})
