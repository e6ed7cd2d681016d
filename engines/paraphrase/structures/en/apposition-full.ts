import { appositionFull } from '../../moves/apposition-full.ts'
import { unless } from '../../moves/unless.ts'
import { isComma, isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** More tokens than this behind the comma are worth a verb of their own. */
const longest = 5

/** "The old man, a preacher": a person whose part no list knows; "Orford, a small port": what the place is, in a word. */
const isPersonOrShort = (sentence: Tokens): boolean => {
  const at = sentence.findIndex((token, i) => isComma(token) && /^an?$/.test(sentence[i + 1]?.lower ?? ''))
  const isLast = sentence.slice(at + 1).every((token) => !isComma(token))
  const made = appositionFull(sentence)?.[0]?.[at + 1]?.lower
  const isWrong = made === 'which' && isPerson(sentence, Math.max(0, at - 3), at) === true
  const isSecond = sentence.some(({ lower }) => lower === made)
  return isWrong || isSecond || (made === 'which' && isLast && sentence.length - 1 - at <= longest)
}

/** "Mrs D., a widow of 82, was moved": the age of a patient, or "was" twice at once. */
const isPadded = (sentence: Tokens): boolean => {
  const at = sentence.findIndex((token, i) => isComma(token) && /^an?$/.test(sentence[i + 1]?.lower ?? ''))
  const close = sentence.findIndex((token, i) => i > at && isComma(token))
  if (close < 0) return false
  const verb = sentence[close + 1]
  return (
    (verb?.lemma === 'be' && verb.tag !== 'PUNCT') || sentence.slice(at, close).some(({ tag, text }) => tag === 'NUM' || /\d/.test(text))
  )
}

export default defineStructure({
  key: 'apposition-full',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'normal',
  apply: unless((sentence) => isPersonOrShort(sentence) || isPadded(sentence), appositionFull),
  yes: [
    ['Chlorophyll, a green pigment, absorbs light.', 'Chlorophyll, which is a green pigment, absorbs light.'],
    ['The story is told by Walton, a young sailor.', 'The story is told by Walton, who is a young sailor.'],
    ['Maria, a nurse from Lisbon, opened the door.', 'Maria, who was a nurse from Lisbon, opened the door.'],
    [
      'The level is controlled by insulin, a hormone that lowers it.',
      'The level is controlled by insulin, which is a hormone that lowers it.',
    ],
  ],
  no: [
    'Mrs D., a widow of 82, was transferred to Ward 6 after falling in her kitchen and lying on the floor overnight.',
    'Maria, a nurse from Lisbon, was waiting at the door.',
    'Maria, a nurse of 34, opened the door.',
    'Mrs Hall, a widow who lives alone, is ill.',
    'The old man, a preacher who mended clocks on the side, is one of the liveliest figures.',
    'She bought bread, a cake and tea.',
    'They cut prices, a move that pleased many.',
    'The level was controlled by insulin, a hormone.',
    'In the room, a man waited.',
    'The firm lost money, a problem for its owner.',
    'We need a pen, a ruler, and paper.',
  ],
})
