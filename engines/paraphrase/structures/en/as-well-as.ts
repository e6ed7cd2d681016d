import { asWellAs } from '../../moves/pairs.ts'
import { isComma, isNoun, nounPhraseEnd } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Last items that add nothing. Sorted. */
const none = wordSet('barely few hardly little neither no none nothing without')

/** "page after page about blubber, bones and rope": single words behind a preposition keep their beat. */
const isBareAfterPreposition = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(isComma)
  return isNoun(sentence[at - 1]) && sentence[at - 2]?.tag === 'ADP'
}

/** "stamps, coins and sport": of three equal items none is an afterthought; one that is longer than the others may stand apart. */
const isFlat = (sentence: Tokens): boolean => {
  const open = sentence.findIndex(isComma)
  const and = sentence.findIndex(({ lower }, i) => i > open && lower === 'and')
  const second = and - open - (isComma(sentence[and - 1]) ? 2 : 1)
  const first = sentence.findIndex((_, i) => i < open && nounPhraseEnd(sentence, i, { join: false }) === open)
  return sentence.length - 2 - and <= Math.max(second, first < 0 ? 0 : open - first)
}

/** "with a cold, a guitar and no plan": the last item is the point, or the list tells how somebody came. */
const isTurn = (sentence: Tokens): boolean =>
  isFlat(sentence) ||
  hasWord(sentence, none) ||
  isBareAfterPreposition(sentence) ||
  hasWord(sentence.slice(0, sentence.findIndex(isComma)), wordSet('with'))

export default defineStructure({
  key: 'as-well-as',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: unless(isTurn, asWellAs),
  yes: [
    ['The museum shows paintings, drawings and early sculptures.', 'The museum shows paintings and drawings, as well as early sculptures.'],
    [
      'The course covers the history, the language, and the culture of the region.',
      'The course covers the history and the language, as well as the culture of the region.',
    ],
    ['Farmers need water, seeds and modern tools.', 'Farmers need water and seeds, as well as modern tools.'],
  ],
  no: [
    'Anxiety affects sleep, concentration and appetite.',
    'Accounts written for children tend to dwell on the dog, the bonnet and the storms.',
    'Later authors have applied his argument to weather forecasts, stamps and sport.',
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
