import { adjunctBack } from '../../moves/adjunct.ts'
import { settingPhrase } from '../../moves/setting.ts'
import { unless } from '../../moves/unless.ts'
import { isComma, isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "The tracks of the area under the microscope": only behind a verb, an adjective or an adverb is the setting sure to be the clause's. */
const endsInNoun = (sentence: Tokens): boolean => {
  const last = sentence.at(-2)
  return isNoun(last) || !/^(?:ADJ|ADV|VERB)$/.test(last?.tag ?? '') || sentence.filter(isComma).length > 1
}

export default defineStructure({
  key: 'setting-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  // "By the 1960s, X, and Y": the setting is that of both.
  isWhole: true,
  apply: unless(endsInNoun, adjunctBack(settingPhrase)),
  yes: [
    ['On calm mornings, pollution remained high.', 'Pollution remained high on calm mornings.'],
    ['After a meal, the level of sugar in the blood rises.', 'The level of sugar in the blood rises after a meal.'],
    ['In dry summers, the river runs low.', 'The river runs low in dry summers.'],
  ],
  no: [
    'In the music condition, participants listened to a slow piece.',
    'In Scotland, turbines already supply enough power for 3.4 million homes.',
    'Under the microscope, tiny cracks could be seen along the edges of the treated area.',
    'By the 1960s, lorries had taken over, and the tracks were ploughed up or built upon.',
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
