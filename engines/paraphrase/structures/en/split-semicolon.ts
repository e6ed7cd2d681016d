import { splitAtSemicolon } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Silence asked for respects the patient; silence imposed on him does not.": the second half has its verb from the first. */
const isElliptic = (sentence: Tokens): boolean => {
  const last = sentence.at(-2)
  return last?.tag === 'AUX' || /^(?:did|do|does|not|n['’]t|so|too)$/.test(last?.lower ?? '')
}

/** "It is not only a tool; it also": one pair. */
const isPaired = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => lower === 'not' && /^(?:just|merely|only|simply)$/.test(sentence[i + 1]?.lower ?? ''))

/** "it was sweet; however it had mushrooms": the sentence that it opens would want a comma. */
const lacksComma = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ text }) => text === ';')
  const isConnective = /^(?:consequently|furthermore|hence|however|moreover|nevertheless|nonetheless|therefore|thus)$/.test(
    sentence[at + 1]?.lower ?? '',
  )
  return isConnective && !isComma(sentence[at + 2])
}

export default defineStructure({
  key: 'split-semicolon',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: unless((sentence) => isElliptic(sentence) || isPaired(sentence) || lacksComma(sentence), splitAtSemicolon),
  yes: [
    [
      'In the first group, each child read alone; in the second group, the children read in pairs.',
      'In the first group, each child read alone. In the second group, the children read in pairs.',
    ],
    [
      'Two of us read the letters independently; disagreements were discussed until a common view had been reached.',
      'Two of us read the letters independently. Disagreements were discussed until a common view had been reached.',
    ],
    [
      'Governments have introduced many laws; however, the effect has been small.',
      'Governments have introduced many laws. However, the effect has been small.',
    ],
    ['Peace returned to the continent; many soldiers went home.', 'Peace returned to the continent. Many soldiers went home.'],
    ['The first method is fast; the second method is more accurate.', 'The first method is fast. The second method is more accurate.'],
    ['Happiness cannot be measured; therefore, the calculation fails.', 'Happiness cannot be measured. Therefore, the calculation fails.'],
  ],
  no: [
    'They came back to the village years later; a reminder of the price we had paid.',
    'For these reasons and for the money; I believe the trip is worth it.',
    'Language is not only a tool; it also shows respect.',
    'Silence that has been asked for respects the patient; silence imposed on him, however kindly meant, does not.',
    'The first plan will save money; the second plan will not.',
    'We visited Paris, France; Rome, Italy; and Vienna, Austria.',
    'The list is long: bread; milk; butter.',
    'He was tired; hungry too.',
    'The bread was a bit dry; however it was baked with good flour.',
    'The test has two parts; and both are short.',
  ],
})
