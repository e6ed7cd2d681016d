import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { mannerFront } from '../../moves/manner-place.ts'
import { defineStructure } from '../../structure.ts'

/** "my completely desired style": the adverb has come to stand between a determiner and its noun. */
function isInNoun(sentence: Tokens, made: Tokens): boolean {
  const at = made.findIndex(({ lower }, i) => lower !== sentence[i]?.lower)
  return /^(?:an?|her|his|its|my|our|the|their|these|this|those|your)$/.test(made[at - 1]?.lower ?? '')
}

export default defineStructure({
  key: 'manner-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: (sentence) => {
    const made = mannerFront(sentence)
    return made === null || made.some((one) => isInNoun(sentence, one)) ? null : made
  },
  yes: [
    ['The students examined the data carefully.', 'The students carefully examined the data.'],
    ['The firm chose its staff carefully.', 'The firm carefully chose its staff.'],
    ['The samples were heated slowly in the oven.', 'The samples were slowly heated in the oven.'],
    ['Before a letter is sent, it must be checked thoroughly.', 'Before a letter is sent, it must be thoroughly checked.'],
    ['Each child was tested individually in a quiet room.', 'Each child was individually tested in a quiet room.'],
  ],
  no: [
    'She hurried on, forgetting the plan and spoiling my desired effect completely.',
    'Half of the helpers were recruited independently.',
    'Beetles were counted separately in a small pit beside each tree.',
    'Because boys read less, the two classes were treated separately.',
    'The witnesses were questioned individually.',
    'The threat must be taken seriously.',
    'We want to examine the data carefully.',
    'They spend their time wisely.',
    'This figure should be treated carefully.',
    'Newly dug ponds were found quickly, often within a single season.',
    'The population has grown rapidly since 1990.',
    'The students examined the data more carefully.',
    'The water is flowing slowly through the pipe.',
    'She speaks slowly and clearly.',
    'The engine runs slowly, causing delays.',
    'The plants grew quickly at first.',
    'The plants grew quickly in the first week.',
    'The students examined the data carefully in the second lesson.',
    'Councils should think carefully before the vote.',
  ],
})
