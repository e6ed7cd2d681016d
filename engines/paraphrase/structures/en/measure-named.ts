import { compose, words } from '../../../languages/en/grammar/grammar-tokens.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

const hasNumber = (text: string | undefined): boolean => /^[−–-]?\d/.test(text ?? '')

/** "kept at 30 °C" to "kept at a temperature of 30 °C". */
export default defineStructure({
  key: 'measure-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  isFormal: true,
  apply: rearrange((sentence, end) => {
    if (sentence.some(({ lower }) => /^temperatures?$/.test(lower))) return null
    // "at 10 °C, 25 °C and 40 °C" are temperatures.
    if (
      (
        sentence
          .map(({ text }) => text)
          .join('')
          .match(/°/g) ?? []
      ).length > 1
    )
      return null
    for (let at = 1; at < end - 1; at++) {
      if (sentence[at]?.lower !== 'at' || !hasNumber(sentence[at + 1]?.text)) continue
      const unit = `${sentence[at + 1]?.text ?? ''}${sentence[at + 2]?.text ?? ''}${sentence[at + 3]?.text ?? ''}`
      if (!/^[−–-]?\d+(?:[.,]\d+)?°[CF]/.test(unit)) continue
      return [compose(sentence.slice(0, at + 1), words('a temperature of', 'NOUN'), sentence.slice(at + 1))]
    }
    return null
  }),
  yes: [
    ['The solutions were kept at 30 °C for two days.', 'The solutions were kept at a temperature of 30 °C for two days.'],
    ['The metal melts at 660 °C in a vacuum.', 'The metal melts at a temperature of 660 °C in a vacuum.'],
    ['Seeds were stored at 4 °C in the dark.', 'Seeds were stored at a temperature of 4 °C in the dark.'],
    ['The rate fell at 55 °C and above.', 'The rate fell at a temperature of 55 °C and above.'],
  ],
  no: [
    'The temperature was held at 30 °C.',
    'The water was heated to 30 °C.',
    'They met at 30 High Street.',
    'Growth stopped at 5%.',
    'The rate was measured at 10 °C, 25 °C and 40 °C.',
    'The rate was measured at 10, 25 and 40 °C.',
  ],
})
