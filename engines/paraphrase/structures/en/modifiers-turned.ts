import { turnModifiers } from '../../moves/turn-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'modifiers-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnModifiers,
  yes: [
    ['They asked simple and polite questions.', 'They asked polite and simple questions.'],
    ['The ethical and legal questions remain.', 'The legal and ethical questions remain.'],
    ['It depends on cultural and economic factors.', 'It depends on economic and cultural factors.'],
    ['She wrote a clear and simple report.', 'She wrote a simple and clear report.'],
  ],
  no: [
    'It depends on national and international rules.',
    'She wrote a clear and interesting report.',
    'They gave very clear and honest answers.',
    'They gave clearer and better answers.',
    'There are direct and indirect effects.',
    'They offer short- and long-term loans.',
    'It was a black and white photograph.',
  ],
})
