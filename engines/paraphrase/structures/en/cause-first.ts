import { causeFirst } from '../../moves/conjunction-swap.ts'
import { finalHalves, unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** Causes that name a part, or an owner, of what the main clause tells of. Sorted. */
const ofMain = wordSet('both each entire half her his its most nobody none one our some their there these this those two whole')

export default defineStructure({
  key: 'cause-first',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  // "I got my first job because I was the only one who": the reason is the news.
  apply: unless(
    (sentence) =>
      ofMain.has(finalHalves(sentence, ['because']).sub[0]?.lower ?? '') ||
      sentence[0]?.lower === 'i' ||
      sentence.some(({ lower }) => /^(?:first|last|only)$/.test(lower)),
    causeFirst,
  ),
  yes: [
    [
      'The central bank raised its main rate because prices were growing too quickly.',
      'Prices were growing too quickly, so the central bank raised its main rate.',
    ],
    [
      'Many researchers have criticised the study because the sample was too small.',
      'The sample was too small, so many researchers have criticised the study.',
    ],
    ['Some children failed because they were tired.', 'Some children were tired, so they failed.'],
    ['We chose this method because it is fast.', 'This method is fast, so we chose it.'],
  ],
  no: [
    'One bottle had to be thrown away because its lid was cracked.',
    'Eleven diaries had to be left out of the analysis because whole weeks were blank.',
    'I took the job because the shop was near my school.',
    'My sister got her first job because she was the only applicant.',
    'The trap may only work for a week because mice can become used to it.',
    'Cars without drivers would help because nobody likes to drive at night.',
    'He did not leave because he was tired.',
    'The course appeals to me because it joins law with art.',
    'The match was cancelled because of the rain.',
    'Prices rose only because demand was high.',
    'The company sold the factory because it was too expensive.',
    'Scientists study old layers of ice because they contain ancient air.',
  ],
})
