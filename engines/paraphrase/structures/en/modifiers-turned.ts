import { turnModifiers } from '../../moves/turn-pair.ts'
import { unless, wordSet } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Plain qualities of one weight: neither leads up to the other. Sorted. */
const plain = wordSet(
  `accurate cheap clean clear comfortable convenient detailed effective efficient fair flexible friendly healthy helpful honest practical
  precise quick reliable safe simple thorough useful`,
)

/** "cultural and economic", "clear and simple": of one kind, or plain both; "strange and charming" has its order. */
const mayTurn = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const [one, other] = [sentence[i - 1], sentence[i + 1]]
    if (!/^(?:and|or)$/.test(lower) || one === undefined || other === undefined) return false
    const isKind = (word: string): boolean => /(?:al|ic|ary)$/.test(word)
    return (isKind(one.lower) && isKind(other.lower)) || (plain.has(one.lower) && plain.has(other.lower))
  })

export default defineStructure({
  key: 'modifiers-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => !mayTurn(sentence), turnModifiers),
  yes: [
    ['The ethical and legal questions remain.', 'The legal and ethical questions remain.'],
    ['It depends on cultural and economic factors.', 'It depends on economic and cultural factors.'],
    ['She wrote a clear and simple report.', 'She wrote a simple and clear report.'],
    ['Social and cultural norms changed.', 'Cultural and social norms changed.'],
    ['We need more flexible and reliable tools.', 'We need more reliable and flexible tools.'],
  ],
  no: [
    'They asked simple and polite questions.',
    'Clubs that attract large and noisy crowds lost more.',
    'The book is the strange and charming result.',
    'It depends on national and international rules.',
    'They gave very clear and honest answers.',
    'They gave clearer and better answers.',
    'There are direct and indirect effects.',
    'They offer short- and long-term loans.',
    'It was a black and white photograph.',
    'Firms may become obsolete or new industries may grow.',
  ],
})
