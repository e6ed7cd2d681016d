import { repeatPreposition } from '../../moves/spell-pair.ts'
import { unless, wordSet } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Places, which two phrases can tell of as well as one; two bare topics ("faith and community") are one. Sorted. */
const places = wordSet(
  `airport airports cafés churches cities clinics companies factories farms fields gardens homes hospitals hotels houses kitchens libraries
  museums offices parks prisons pubs restaurants schools shops stations streets suburbs theatres towns universities villages`,
)

const isOfPlaces = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      lower === 'and' &&
      /^(?:at|in)$/.test(sentence[i - 2]?.lower ?? '') &&
      places.has(sentence[i - 1]?.lower ?? '') &&
      places.has(sentence[i + 1]?.lower ?? ''),
  )

export default defineStructure({
  key: 'preposition-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: unless((sentence) => !isOfPlaces(sentence), repeatPreposition),
  yes: [
    ['It is used in schools and offices.', 'It is used in schools and in offices.'],
    ['The map was drawn in libraries and museums.', 'The map was drawn in libraries and in museums.'],
    ['They work in hospitals and schools, which takes time.', 'They work in hospitals and in schools, which takes time.'],
  ],
  no: [
    'They find page after page about blubber, bones and rope.',
    'Notes on gesture and mood were written up the same evening.',
    "I've been to a good many lectures on faith and community.",
    'It grew from a mixture of sand and clay.',
    'He told us about the difference in age and income.',
    'They came from towns and villages in the north.',
    'They talk about love and hate.',
    'They live in both towns and villages.',
  ],
})
