import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, hasVerb, unless, wordSet } from '../../moves/unless.ts'
import { mayFollow } from '../../moves/order-guards.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs of judging and feeling: the reason is what the sentence tells. Sorted. */
const judging = wordSet(
  `admire appreciate attack blame celebrate condemn criticise criticize dismiss dislike envy fear hate honor honour know like love mock
  praise prefer punish recommend reject remember respect reward thank treasure trust value`,
)

/** A main clause of fewer tokens is explained: the reason is the news. */
const shortestMain = 6

/** Reasons that name a part, or an owner, of what the main clause tells of. Sorted. */
const ofMain = wordSet('both each entire half her his its most nobody none our some their two whole')

export default defineStructure({
  key: 'because-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless(
    (sentence) => {
      const halves = finalHalves(sentence, ['because'])
      return hasVerb(halves.main, judging) || !mayFollow(halves, shortestMain) || ofMain.has(halves.sub[0]?.lower ?? '')
    },
    clauseFront({ conjunctions: ['because'], comma: false, bindsToInfinitive: false }),
  ),
  yes: [
    [
      'Many teenagers spend several hours a day on their phones because they want to stay connected with their friends.',
      'Because many teenagers want to stay connected with their friends, they spend several hours a day on their phones.',
    ],
    [
      'The company closed two of its older factories because demand was falling.',
      'Because demand was falling, the company closed two of its older factories.',
    ],
    [
      'For instance, many banks cut the number of their branches because customers had moved online.',
      'For instance, because customers had moved online, many banks cut the number of their branches.',
    ],
  ],
  no: [
    'Eleven diaries had to be left out of the analysis because whole weeks were blank.',
    'We chose this method because it is fast.',
    'Critics object that sleeper carriages are costly to run because each one can be sold only once a day.',
    'There is a darker side as well, because senders feel obliged to look prosperous even when they are in debt.',
    'One bottle had to be thrown away because its lid was cracked.',
    'Bread dough rises because it is full of living things.',
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
