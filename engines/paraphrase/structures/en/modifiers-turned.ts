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
    ['She wrote a clear and interesting report.', 'She wrote an interesting and clear report.'],
    ['Social and cultural norms changed.', 'Cultural and social norms changed.'],
    ['We need more flexible and reliable tools.', 'We need more reliable and flexible tools.'],
    ['They serve a delicious and satisfying meal.', 'They serve a satisfying and delicious meal.'],
  ],
  no: [
    'It depends on national and international rules.',
    'They gave very clear and honest answers.',
    'They gave clearer and better answers.',
    'There are direct and indirect effects.',
    'They offer short- and long-term loans.',
    'It was a black and white photograph.',
    'Firms may become obsolete or new industries may grow.',
  ],
})
