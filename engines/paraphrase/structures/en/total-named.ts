import { compose, lowerFirst, words } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isVerb, nounPhraseEnd, numberOf } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer are seen at a glance: nothing has to be added up. */
const fromTwenty = /^((twen|thir|for|fif|six|seven|eigh|nine)ty(-\w+)?)$/

/** "Forty students were asked." to "A total of forty students were asked." */
export default defineStructure({
  key: 'total-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  isFormal: true,
  apply: rearrange((sentence) => {
    const count = sentence[0]
    if (count === undefined || !fromTwenty.test(count.lower) || sentence[1]?.text === '-') return null
    const stop = nounPhraseEnd(sentence, 0, { of: false, join: false })
    if (stop < 2 || numberOf(sentence, 0, stop) !== 'plural' || !isVerb(sentence[stop])) return null
    if (/^(years?|months?|weeks?|days?|hours?|minutes?|seconds?|percent|cent|times|miles?|per)$/.test(sentence[stop - 1]?.lower ?? ''))
      return null
    if (sentence.some(({ lower }) => lower === 'total')) return null
    return [compose(words('A total of', 'NOUN'), lowerFirst(sentence))]
  }),
  yes: [
    ['Forty students were asked to write.', 'A total of forty students were asked to write.'],
    ['Twenty volunteers completed the survey.', 'A total of twenty volunteers completed the survey.'],
    ['Sixty plants were grown in the dark.', 'A total of sixty plants were grown in the dark.'],
  ],
  no: [
    'Twelve schools took part in the study.',
    'Eleven adults accepted, and for six weeks they sat at the back of the room.',
    'Two students were asked to write.',
    'Ten minutes passed in silence.',
    'Forty of the students were late.',
    'Twelve years old, she left home.',
  ],
})
