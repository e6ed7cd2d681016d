import { adjunctBack } from '../../moves/adjunct-order.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { settingPhrase } from '../../moves/setting.ts'
import { ifHangsOnVerb } from '../../moves/hangs-on-verb.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { mainClauseOf } from '../../moves/main-clause.ts'
import { staysInFront } from '../../moves/stays-in-front.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "With a sigh, Sam followed the porter to a small room": how it was done; behind a noun it would be that of the noun. */
const isManner = (sentence: Tokens): boolean => {
  const clause = mainClauseOf(sentence)
  const isWith = sentence[leadEnd(sentence)]?.lower === 'with'
  return isWith && !/^(?:be|feel|remain|seem)$/.test(sentence[clause?.head ?? -1]?.lemma ?? '')
}

/** "By the second glass he had told me more than any book": the setting would join what is compared. */
const isCompared = (sentence: Tokens): boolean => sentence.some(({ lower }) => lower === 'than')

export default defineStructure({
  key: 'setting-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  // "By the 1960s, X, and Y": the setting is that of both.
  isWhole: true,
  apply: unless(
    (sentence) => isManner(sentence) || isCompared(sentence) || staysInFront(settingPhrase, 'setting')(sentence),
    ifHangsOnVerb(settingPhrase, 0.6, adjunctBack(settingPhrase)),
  ),
  yes: [
    ['On calm mornings, pollution remained high.', 'Pollution remained high on calm mornings.'],
    ['After a meal, the level of sugar in the blood rises.', 'The level of sugar in the blood rises after a meal.'],
    ['In dry summers, the river runs low.', 'The river runs low in dry summers.'],
    ['At a depth of two metres, the team found a layer of burnt clay.', 'The team found a layer of burnt clay at a depth of two metres.'],
    ['In most countries the answer is no, because the law is silent.', 'The answer is no in most countries, because the law is silent.'],
    ['On an average night most students get six hours of sleep.', 'Most students get six hours of sleep on an average night.'],
  ],
  no: [
    'By the second cup he had told me more than any teacher.',
    'With a sigh, Anna followed the porter to a small room.',
    'At the edges we assume small gaps which push the whole chain into a steady state.',
    'In the short run the tax works, because nobody can move at once.',
    'In a second test, we compared the pumps.',
    'At the peak, the width grows with the speed.',
    "In Jane Austen's Emma, letters are rarely private.",
    'At the opening of the novel, the hero is praised for his courage.',
    'For the past year I have helped on Sundays at a small farm, feeding the goats.',
    'In many rivers the fish have hardly returned, because the water is warm.',
    'In the hall, the guards found pictures of two having a fight.',
    'In binary models, the source is a star with a close companion.',
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
