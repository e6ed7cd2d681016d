import { insertThat } from '../../moves/that-clause.ts'
import { firstChange, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Hi Karen, I hope you are well". */
const isGreeting = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => lower === 'hope' && sentence[i + 1]?.lower === 'you')

/** "I think the author is showing us that": one "that" after another. */
const isThatNear = (sentence: Tokens): boolean => {
  const at = firstChange(sentence, madeOf(insertThat, sentence))
  return sentence.slice(Math.max(0, at - 8), at + 14).some(({ lower }) => lower === 'that')
}

/** "I was glad she did": so short a clause is said in one breath. */
const isBrief = (sentence: Tokens): boolean => {
  const at = firstChange(sentence, madeOf(insertThat, sentence))
  return sentence[at + 2]?.tag === 'PUNCT'
}

export default defineStructure({
  key: 'that-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic', 'synonyms'],
  strength: 'mild',
  apply: unless((sentence) => isThatNear(sentence) || isGreeting(sentence) || isBrief(sentence), insertThat),
  yes: [
    ['Some critics argue it is too strict.', 'Some critics argue that it is too strict.'],
    ['I think the first objection is the strongest.', 'I think that the first objection is the strongest.'],
    ['Many people believe the earth is getting warmer.', 'Many people believe that the earth is getting warmer.'],
    ['I am sure they will come.', 'I am sure that they will come.'],
    ['She told me she was tired.', 'She told me that she was tired.'],
    ["I don't think we need a car.", "I don't think that we need a car."],
    ['This means people can buy less.', 'This means that people can buy less.'],
  ],
  no: [
    'Hi Karen, I hope you had a good weekend.',
    'I think the author is showing us that people often judge a speaker.',
    'To conclude you should join the club.',
    'Accurately predicting the response of the material is crucial.',
    'While the nurses argued we waited in the corridor with our coats on.',
    'I know the king.',
    'Anyone who believes this should read the report.',
    'It was easier than I thought it would be.',
    'It is the game I think we lost.',
    'The city, he thinks, is too large.',
    'We propose a method aimed at cooling the mirror.',
    'They reported the loss of a piece stored in the cellar.',
    'We do not know what he thinks it means.',
    'They believe him.',
    'She made the first move, and I was glad she did.',
    'You should go because like I said it is a good place.',
    'They can choose the methods to wish the rules will be kept.',
    'A guide who reports a theft has to fill in a form.',
    'She said it like a teacher would say it.',
    'He says it wrong whenever he is tired.',
  ],
})
