import { adjunctBack } from '../../moves/adjunct.ts'
import { settingPhrase } from '../../moves/setting.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'setting-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  apply: adjunctBack(settingPhrase),
  yes: [
    ['On calm mornings, pollution remained high.', 'Pollution remained high on calm mornings.'],
    ['At a depth of 1.4 m, the team uncovered a layer of clay.', 'The team uncovered a layer of clay at a depth of 1.4 m.'],
    ['In the music condition, participants listened to a slow piece.', 'Participants listened to a slow piece in the music condition.'],
    ['After a meal, the level of sugar in the blood rises.', 'The level of sugar in the blood rises after a meal.'],
  ],
  no: [
    'In addition, the company plans a second shop.',
    'In this study, we tested three coatings.',
    'For Anderson, the nation is a community.',
    'At the end of the day, the plan failed because it rained.',
    'In the report, they found it.',
    'At first sight, the drawing looks like a map.',
    'In my last job, I planned meetings between the growers and the town.',
    'In contrast, small firms react quickly.',
  ],
})
