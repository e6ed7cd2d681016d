import { saidLowered } from '../../moves/said-lowered.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "..., and a survey confirmed it": a second "it", or a second clause that answers the first. */
const goesOn = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => lower === 'it' || (isComma(sentence[i - 1]) && /^(?:and|but|so|yet)$/.test(lower)))

export default defineStructure({
  key: 'said-lowered',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: unless(goesOn, saidLowered),
  yes: [
    ['The festival is said to attract thousands of visitors.', 'It is said that the festival attracts thousands of visitors.'],
    ['The old towers are thought to attract bats.', 'It is thought that the old towers attract bats.'],
    ['The statue is believed to be a copy.', 'It is believed that the statue is a copy.'],
    ['However, such plants are believed to be rare.', 'However, it is believed that such plants are rare.'],
  ],
  no: [
    'The British are said to apologize a lot, and a survey appeared to confirm it.',
    'The statue is believed to have been a copy.',
    'It is said to attract visitors.',
    'The bridge is supposed to open in May.',
    'The statue is not believed to be a copy.',
    'He was thought to be ill.',
  ],
})
