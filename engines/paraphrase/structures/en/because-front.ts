import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, hasVerb, unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs of judging and feeling: the reason is what the sentence tells. Sorted. */
const judging = wordSet(
  `admire appreciate attack blame celebrate condemn criticise criticize dismiss dislike envy fear hate honor honour know like love mock
  praise prefer punish recommend reject remember respect reward thank treasure trust value`,
)

export default defineStructure({
  key: 'because-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless(
    (sentence) => hasVerb(finalHalves(sentence, ['because']).main, judging),
    clauseFront({ conjunctions: ['because'], comma: false, bindsToInfinitive: false }),
  ),
  yes: [
    ['The ice is melting because average temperatures have risen.', 'Because average temperatures have risen, the ice is melting.'],
    [
      'Many teenagers spend several hours a day on their phones because they want to stay connected with their friends.',
      'Because many teenagers want to stay connected with their friends, they spend several hours a day on their phones.',
    ],
    ['We chose this method because it is fast.', 'Because this method is fast, we chose it.'],
    ['For instance, many banks failed because they had lent too much.', 'For instance, because many banks had lent too much, they failed.'],
  ],
  no: [
    'Homework clubs are often praised because they give pupils a quiet place to work.',
    'Books also make good presents because you can write in them.',
    'The units may only work for a short time because mice can become used to them.',
    'He did not leave because he was tired.',
    'The course appeals to me because it joins law with art.',
    'The company sold the factory because it was too expensive.',
    'Prices rose only because demand was high.',
    'Some people say that cars are better because they are faster.',
    'Scientists study old layers of ice because they contain ancient air.',
  ],
})
