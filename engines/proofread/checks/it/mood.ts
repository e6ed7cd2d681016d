import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findMoods } from '../../romance/verbs/mood.ts'

/** The subjunctive stands behind wishes, doubts, concessions and purposes. */
export default defineCheck({
  key: 'mood',
  class: 'mood',
  find: (tokens, known) => findMoods(tokens, italian, known),
  wrong: [
    [
      'Voglio che tu lavi i piatti e che lei pulisce la casa, ma voglio che lui cucina.',
      'Voglio che tu lavi i piatti e che lei pulisce la casa, ma voglio che lui cucini.',
    ],
    ['Lo ripeto affinché gli alunni capiscono la regola.', 'Lo ripeto affinché gli alunni capiscano la regola.'],
    ['Partiamo prima che comincia la pioggia.', 'Partiamo prima che cominci la pioggia.'],
    ['Mia madre voleva che io studiavo medicina.', 'Mia madre voleva che io studiassi medicina.'],
    ['Benché piove, esco.', 'Benché piova, esco.'],
  ],
  right: [
    'Voglio che tu venga e so che vieni.',
    'Spero che la persona che viene sia gentile.',
    'Benché piova, esce.',
    'Dice che vuole e che può.',
    'Nonostante il freddo esce.',
    'È importante che tutti ascoltino.',
  ],
})
