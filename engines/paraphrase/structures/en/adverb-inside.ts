import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { adverbInside } from '../../moves/adverb-place.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "I could n' t sleep": the denial is written apart, and the adverb would come to stand in it. */
const isParted = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => /^(?:n|n['’])$/.test(lower) && /^(?:['’]|t)$/.test(sentence[i + 1]?.lower ?? ''))

export default defineStructure({
  key: 'adverb-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: unless(isParted, adverbInside),
  yes: [
    ['Usually, adults remember faces better than names.', 'Adults usually remember faces better than names.'],
    ['Recently, the city has opened a new museum.', 'The city has recently opened a new museum.'],
    ['Traditionally, this festival was a religious event.', 'This festival was traditionally a religious event.'],
    ['Sometimes the results are difficult to explain.', 'The results are sometimes difficult to explain.'],
    ['Now the old mill is a small museum.', 'The old mill is now a small museum.'],
    ['Now there are tall buildings along the river.', 'There are now tall buildings along the river.'],
    ['Later we learn that the letter was a fake.', 'We later learn that the letter was a fake.'],
    ['Once again the council wants to close the library.', 'The council once again wants to close the library.'],
    ["Sometimes I wasn't sure about the way home.", "I sometimes wasn't sure about the way home."],
    ['Sometimes I did not know the right words.', 'I sometimes did not know the right words.'],
  ],
  no: [
    "Sometimes, I was n' t sure about the road.",
    'Occasionally someone stands up and talks for a minute or two.',
    'Sometimes people forget names.',
    'Often, some people forget names.',
    'Usually, there is no need to hurry.',
    'Recently married couples need flats.',
    'Sometimes I win the game, sometimes my brother does.',
    'Later studies confirmed the finding in other towns.',
    'Now, my mind did not follow the story.',
    'Soon the plan did not work for anybody.',
    'Recently, adults do not forget faces.',
  ],
})
