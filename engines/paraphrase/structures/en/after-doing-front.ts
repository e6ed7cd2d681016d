import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { isOfPresent } from '../../moves/order-guards.ts'
import { subjectlessFront } from '../../moves/participle-clause.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "grew up in Texas and rose to fame after appearing": the time may be that of the second verb alone. */
const isJoined = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => /^(?:and|but|or)$/.test(lower) && sentence[i + 1]?.tag === 'VERB') ||
  // "and flows for 20 km": a verb that may be taken for a noun.
  sentence.some(({ lower }, i) => lower === 'and' && sentence[i + 2]?.tag === 'ADP') ||
  // "The brook rises in the hills and flows": the second verb may be taken for a noun.
  sentence.some(
    ({ lower }, i) =>
      lower === 'and' && sentence[i + 1]?.tag === 'NOUN' && /s$/.test(sentence[i + 1]?.lower ?? '') && sentence[i + 2]?.tag === 'ADP',
  ) ||
  // "found it while servicing the lamp": turned round, "it" would be the lamp.
  sentence.some(({ lower }, i) => i > 0 && /^(?:her|him|it|them)$/.test(lower)) ||
  sentence.some(({ lower }) => /^(?:also|even|just|only|shortly|soon|still)$/.test(lower))

/** "He tried three keys before giving up": what came last in a story stays last. */
const isLastOfStory = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lower }, i) => lower === 'before' && sentence[i + 1]?.form === 'ing')
  return at > 0 && !isOfPresent(sentence.slice(leadEnd(sentence), at))
}

export default defineStructure({
  key: 'after-doing-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) => isJoined(sentence) || isLastOfStory(sentence),
    subjectlessFront({ words: ['after', 'before', 'when', 'while'], form: 'ing' }),
  ),
  yes: [
    ['Editors rely heavily on this list when reaching a decision.', 'When reaching a decision, editors rely heavily on this list.'],
    ['A good clerk checks each letter twice before writing an answer.', 'Before writing an answer, a good clerk checks each letter twice.'],
    ['The boat was towed to the port after losing power.', 'After losing power, the boat was towed to the port.'],
    ['The nurses left the ward after counting the beds.', 'After counting the beds, the nurses left the ward.'],
  ],
  no: [
    'The stream rises on a hill and flows for 20 km before entering the lake.',
    'The thief tried three keys before giving up.',
    'I played each recording several times before making a list of themes.',
    'He grew up in Texas and rose to fame after appearing in a series.',
    'The guard found it while cleaning the lamp.',
    'Mom answered while cutting mangoes.',
    'The shop was full shortly before closing time.',
    'They did not leave before paying the bill.',
    'The brook rises on the eastern side of the hill at a height of 900 m and flows for 30 km before entering the lake near the town.',
  ],
})
