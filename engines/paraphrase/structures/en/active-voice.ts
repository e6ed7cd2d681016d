import { toActive } from '../../moves/voice.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'active-voice',
  kind: 'clause',
  reason: 'active-voice',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: toActive,
  yes: [
    ['The king was executed by the revolutionaries.', 'The revolutionaries executed the king.'],
    ['The glucose is often used by young plants.', 'Young plants often use the glucose.'],
    ['The results can be influenced by the weather.', 'The weather can influence the results.'],
    ['The questionnaire was developed by three teachers in 2019.', 'Three teachers developed the questionnaire in 2019.'],
  ],
  no: [
    'I was less impressed by the examples.',
    'The decline of the guilds has been explained by the rise of factories.',
    'Nitrate was determined by ion chromatography.',
    'The office is located by the river.',
    'The rate fell by ten per cent and was reported by the press in May.',
    'The letter was written by hand.',
    'The plan was not accepted by the committee.',
  ],
})
