import { asWellAs } from '../../moves/pairs.ts'
import { isComma, isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { hasWord, unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** Last items that add nothing. Sorted. */
const none = wordSet('barely few hardly little neither no none nothing without')

/** "page after page about blubber, bones and rope": single words behind a preposition keep their beat. */
const isBareAfterPreposition = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(isComma)
  return isNoun(sentence[at - 1]) && sentence[at - 2]?.tag === 'ADP'
}

/** "with a cold, a guitar and no plan": the last item is the point, or the list tells how somebody came. */
const isTurn = (sentence: Tokens): boolean =>
  hasWord(sentence, none) || isBareAfterPreposition(sentence) || hasWord(sentence.slice(0, sentence.findIndex(isComma)), wordSet('with'))

export default defineStructure({
  key: 'as-well-as',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: unless(isTurn, asWellAs),
  yes: [
    ['Anxiety affects sleep, concentration and appetite.', 'Anxiety affects sleep and concentration, as well as appetite.'],
    ['The museum shows paintings, drawings and sculptures.', 'The museum shows paintings and drawings, as well as sculptures.'],
    [
      'The course covers the history, the language, and the culture of the region.',
      'The course covers the history and the language, as well as the culture of the region.',
    ],
    ['Farmers need water, seeds and tools.', 'Farmers need water and seeds, as well as tools.'],
  ],
  no: [
    'They find page after page about blubber, bones and rope.',
    'She walked onto the stage with a cold, a guitar and a smile.',
    'They had debts, children and no income.',
    'The method works in many fields, such as robotics and sensors.',
    'He had two brothers, Niklaus and Johann.',
    'Forests store carbon, regulate the climate and provide food.',
    'In the north, farmers and workers protested.',
    'Water, bread and wine are cheap.',
    'She met Anna, a doctor and writer.',
  ],
})
