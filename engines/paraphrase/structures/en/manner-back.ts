import { mannerBack } from '../../moves/manner-place.ts'
import { unless } from '../../moves/unless.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** A sentence of more tokens has more that the adverb could be torn from. */
const longest = 16

/** "carefully selected, thoroughly trained", "slowly acquire colours, smells and feelings": of a series, or before one. */
const hasSeries = (sentence: Tokens): boolean =>
  sentence.length > longest || sentence.some((token) => isComma(token) || /^(?:and|but|or|then|until)$/.test(token.lower))

/** "were gradually excluded": behind the participle it would say how fast, not that it went on. Sorted. */
const isOfCourse = (sentence: Tokens): boolean =>
  sentence.some(({ lower }) => /^(?:continuously|gradually|increasingly|progressively|steadily)$/.test(lower))

export default defineStructure({
  key: 'manner-back',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'simplify', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => hasSeries(sentence) || isOfCourse(sentence), mannerBack),
  yes: [
    ['The students carefully examined the data.', 'The students examined the data carefully.'],
    ['Prices rapidly increased in the cities.', 'Prices increased rapidly in the cities.'],
    ['The samples were slowly heated in the oven.', 'The samples were heated slowly in the oven.'],
  ],
  no: [
    'Newcomers were gradually excluded.',
    'They carefully examined the data and the notes.',
    'A story may slowly acquire colours, smells and feelings.',
    'The nurses are carefully selected, thoroughly trained and then trusted to get on with their jobs.',
    'The method is effectively useless.',
    'They quickly became friends.',
    'The plan significantly reduced the number of cars that people use.',
  ],
})
