import { beginDoing } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** What the mind or the senses do, and what only seems so: it begins to be so. Sorted. */
const inMind = wordSet(
  `admire agree appear believe dawn die doubt dread escape fade fear feel find grasp grow hate hear hesitate hope imagine know look matter mean melt notice perceive realise realize recognise recognize
  regret remember resemble see sense sound suspect trust wish wonder worry`,
)

/** What slowly comes about of itself, where nothing follows that it is done to. Sorted. */
const drifting = wordSet('alter change curve develop differ disappear diverge emerge evolve form separate shift unravel vanish')

/** "Matters began to change": not an activity that somebody starts. */
const isDrift = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower, lemma }, i) =>
      sentence[i - 1]?.lower === 'to' &&
      lower === lemma &&
      drifting.has(lemma) &&
      !/^(?:ADJ|DET|NOUN|PRON|PROPN)$/.test(sentence[i + 1]?.tag ?? ''),
  )

/** Subjects that do nothing by the hour. Sorted. */
const scholarly = wordSet(
  'analysis article book data debate evidence finding literature paper report research scholarship study survey theory work',
)

/** "Research has begun to challenge that": begun by then, or by no person. */
const isScholarly = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lemma }) => /^(?:begin|start)$/.test(lemma))
  return (
    /^(?:had|has|have|['’]ve)$/.test(sentence[at - 1]?.lower ?? '') ||
    sentence.slice(0, Math.max(0, at)).some(({ lemma }) => scholarly.has(lemma))
  )
}

export default defineStructure({
  key: 'begin-doing',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
      isScholarly(sentence) ||
      isDrift(sentence) ||
      sentence.some(({ lower, lemma }, i) => sentence[i - 1]?.lower === 'to' && inMind.has(lemma) && lower === lemma),
    beginDoing,
  ),
  yes: [
    ['Prices began to rise in May.', 'Prices began rising in May.'],
    ['Children start to read at the age of six.', 'Children start reading at the age of six.'],
    ['The company started to sell cars in 1950.', 'The company started selling cars in 1950.'],
    ['The firm began to change its prices.', 'The firm began changing its prices.'],
    ['People will begin to use the new trains.', 'People will begin using the new trains.'],
  ],
  no: [
    'One of the lower joints began to separate.',
    'As the story unfolds, the garden begins to escape him.',
    'Matters began to change when Article 8 became directly enforceable in domestic courts.',
    'Above 45 °C, the yeast begins to die.',
    'New research in poorer districts of Chicago has begun to challenge that assumption.',
    'The piano begins to hesitate in bar 47.',
    'With the help of two old maps, she began to find out.',
    'He began to wonder about the house.',
    'They are beginning to rise.',
    'She began to understand the problem.',
    'The children start to read and write.',
    'The ice begins to deform and flow downhill.',
    'It is a good place to start to the north.',
  ],
})
