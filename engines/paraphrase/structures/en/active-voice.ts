import { toActive } from '../../moves/voice.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Adverbs that sit well before a participle and badly before a verb with an object. Sorted. */
const ofParticiples = wordSet('badly best better commonly easily hardly heavily highly ill largely mostly poorly readily well widely')

const isSet = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => ofParticiples.has(lower) && sentence[i + 1]?.tag === 'VERB')

export default defineStructure({
  key: 'active-voice',
  kind: 'clause',
  reason: 'active-voice',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  // "X was supplied by A, and Y was taken from B": one active verb would break the pair.
  isWhole: true,
  apply: unless((sentence) => isSet(sentence) || sentence.some(({ text }) => text === '('), toActive),
  yes: [
    ['The king was executed by the revolutionaries.', 'The revolutionaries executed the king.'],
    ['The glucose is often used by young plants.', 'Young plants often use the glucose.'],
    ['The results can be influenced by the weather.', 'The weather can influence the results.'],
    ['The questionnaire was developed by three teachers in 2019.', 'Three teachers developed the questionnaire in 2019.'],
  ],
  no: [
    'A decision is expected by the end of the month.',
    'Approval was granted by the research committee (reference 2019/0446).',
    'Silence in a Quaker meeting is easily misunderstood by newcomers.',
    'The method is widely used by farmers.',
    'I was less impressed by the examples.',
    'The decline of the guilds has been explained by the rise of factories.',
    'Nitrate was determined by ion chromatography.',
    'The office is located by the river.',
    'The rate fell by ten per cent and was reported by the press in May.',
    'The letter was written by hand.',
    'The plan was not accepted by the committee.',
  ],
})
