import { insertThat } from '../../moves/clause-words.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Hi Karen, I hope you are well". */
const isGreeting = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => lower === 'hope' && sentence[i + 1]?.lower === 'you')

export default defineStructure({
  key: 'that-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic', 'synonyms'],
  strength: 'mild',
  apply: unless((sentence) => sentence.some(({ lower }) => lower === 'that') || isGreeting(sentence), insertThat),
  yes: [
    ['Some critics argue it is too strict.', 'Some critics argue that it is too strict.'],
    ['I think the first objection is the strongest.', 'I think that the first objection is the strongest.'],
    ['Many people believe the earth is getting warmer.', 'Many people believe that the earth is getting warmer.'],
    ['This means people can buy less.', 'This means that people can buy less.'],
  ],
  no: [
    'Hi Karen, I hope you had a good weekend.',
    'I think the author is showing us that people often judge a speaker.',
    'To conclude you should join the club.',
    'Accurately predicting the response of the material is crucial.',
    'I know the king.',
    'The city, he thinks, is too large.',
    'We propose a method aimed at cooling the mirror.',
    'They reported the loss of a piece stored in the cellar.',
    'We do not know what he thinks it means.',
    'They believe him.',
    'She said it like a teacher would say it.',
    'He says it wrong whenever he is tired.',
  ],
})
