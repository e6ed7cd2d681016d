import { clauseFront } from '../../moves/clause-order.ts'
import { finalHalves, sharesNoun, unless } from '../../moves/unless.ts'
import { hasVerb, wordSet } from '../../moves/word-set.ts'
import { mayFollow, mayFollowFreely } from '../../moves/order-guards.ts'
import { clauseAt, mayBePast } from '../../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs of judging and feeling: the reason is what the sentence tells. Sorted. */
const judging = wordSet(
  `admire appreciate attack blame celebrate condemn criticise criticize dislike dismiss envy fear hate honor honour know like love mock
  praise prefer punish recommend reject remember respect reward thank treasure trust value`,
)

/** A main clause of fewer tokens is explained: the reason is the news. */
const shortestMain = 6

/** Of what happened, a shorter clause bears the end. */
const shortestTold = 4

/** Of the past, and of somebody or something known. */
const isTold = (main: Tokens): boolean => {
  const clause = clauseAt(main, 0, main.length)
  const verb = main[clause?.verb.start ?? -1]
  return (
    clause !== null &&
    verb !== undefined &&
    !/^an?$/.test(main[0]?.lower ?? '') &&
    (mayBePast(verb) || /^(?:had|was|were)$/.test(verb.lower))
  )
}

/** Reasons that name a part, or an owner, of what the main clause tells of. Sorted. */
const ofMain = wordSet('both each entire half her his its most nobody none our some their two whole')

/** "They expected prices to fall because": the reason may be that of the infinitive. */
const isOfInfinitive = (main: Tokens): boolean =>
  hasVerb(main, leading) && main.some(({ lower }, i) => lower === 'to' && main[i + 1]?.tag === 'VERB')
/** Verbs that lead somebody, or the mind, to a second deed. Sorted. */
const leading = wordSet('advise allow ask believe encourage expect force hope order persuade require tell urge want')

export default defineStructure({
  key: 'because-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  // "We left because it rained, but the others stayed": in front, the reason would seem to be that of both.
  isWhole: true,
  apply: unless(
    (sentence) => {
      const halves = finalHalves(sentence, ['because'])
      return (
        hasVerb(halves.main, judging) ||
        sharesNoun(halves) ||
        isOfInfinitive(halves.main) ||
        !(mayFollow(halves, shortestMain) || (isTold(halves.main) && mayFollowFreely(halves, shortestTold))) ||
        ofMain.has(halves.sub[0]?.lower ?? '')
      )
    },
    clauseFront({ conjunctions: ['because'], comma: false, bindsToInfinitive: false }),
  ),
  yes: [
    ['The friction was ignored because the slope was steep.', 'Because the slope was steep, the friction was ignored.'],
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
    'Traders had expected rents to stay low because wages have hardly risen.',
    'We had a quiet party because Mum was ill, but my aunt brought a cake.',
    'A pump in the cellar was checked because the pressure had dropped.',
    'Eleven diaries had to be left out of the analysis because whole weeks were blank.',
    'We chose this method because it is fast.',
    'Marta left on a Friday because Friday was the day of the fish soup.',
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
