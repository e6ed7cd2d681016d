import { resultOpening, splitAtConjunction } from '../../moves/split.ts'
import type { Pair } from '../../moves/coordination.ts'
import { soGoesOn } from '../../moves/so-goes-on.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** What is done on purpose, as a precaution or a measure. Sorted. */
const deliberate = wordSet(
  `add adjust analyse analyze ask calculate check choose collect compare conduct discard exclude include keep measure omit photograph place
  prepare record remove repeat replace sample select store test use weigh`,
)

/** "so the beakers were photographed": a step that was taken for this reason, no result. */
const openingOf = (sentence: Tokens, pair: Pair): string => {
  const { verb } = pair.second
  const isStep = verb.isPassive && sentence[verb.start]?.form === 'past' && deliberate.has(sentence[verb.main]?.lemma ?? '')
  return isStep ? 'For this reason' : resultOpening(sentence, pair)
}

export default defineStructure({
  key: 'split-so',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless(soGoesOn, splitAtConjunction('so', openingOf)),
  yes: [
    [
      'Judging colour by eye is bound to be unreliable, so the beakers were photographed against a white card as well.',
      'Judging colour by eye is bound to be unreliable. For this reason, the beakers were photographed against a white card as well.',
    ],
    ['Exports fell by 4% in 2019, so the government cut taxes.', 'Exports fell by 4% in 2019. As a result, the government cut taxes.'],
    [
      'The government wants to reduce the traffic, so they build new metro lines.',
      'The government wants to reduce the traffic. As a result, they build new metro lines.',
    ],
    ['The sample was too small, so the results are not reliable.', 'The sample was too small. Therefore, the results are not reliable.'],
    ['The storm destroyed the bridge, so we stayed at home.', 'The storm destroyed the bridge. As a result, we stayed at home.'],
  ],
  no: [
    'The main entrance closes at five, so visitors had to find their way through a side door, and publicity was limited to a single poster.',
    "The room was fairly empty, so I'm not sure why we waited.",
    'He worked hard, so that he could buy a house.',
    'The rooms were cold, dark and damp, so we left.',
    'It was late, so late that the shops were closed.',
    'If the enzyme loses its shape, the reaction stops, so the cell dies.',
  ],
})
