import { compose } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { splitAtConjunction } from '../../moves/split.ts'
import type { Structure } from '../../structure.ts'
import { defineStructure } from '../../structure.ts'

/** "X, so Y." to "X. So Y.": "Therefore," would be heavier than what it stands for. */
const splitPlainly: Structure['apply'] = (sentence) =>
  splitAtConjunction(
    'so',
    'So',
  )(sentence)?.map((part, i) => (i === 1 && isComma(part[1]) ? compose(part.slice(0, 1), part.slice(2)) : part)) ?? null

export default defineStructure({
  key: 'split-so-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  isFormal: true,
  apply: splitPlainly,
  yes: [
    ['Exports fell by 4% in 2019, so the government cut taxes.', 'Exports fell by 4% in 2019. So the government cut taxes.'],
    [
      'Battery life was a further concern, so the app now sleeps when the user is standing still.',
      'Battery life was a further concern. So the app now sleeps when the user is standing still.',
    ],
    ['The sample was too small, so the results are not reliable.', 'The sample was too small. So the results are not reliable.'],
  ],
  no: [
    'He worked hard, so that he could buy a house.',
    'The rooms were cold, dark and damp, so we left.',
    'It was late, so late that the shops were closed.',
  ],
})
