import { splitPlainly } from '../../moves/split.ts'
import { soGoesOn } from '../../moves/so-goes-on.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

/** "So counting them was": hard to take in. */
const opensWithDoing = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => lower === 'so' && sentence[i + 1]?.form === 'ing')

/** "It was 9.8. So we were a bit low": fewer tokens would only get choppy. */
const shortest = 17

/** "Therefore," would be heavier than what it stands for. */
export default defineStructure({
  key: 'split-so-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  isFormal: true,
  apply: unless(
    (sentence) => sentence.length < shortest || leadEnd(sentence) > 0 || soGoesOn(sentence) || opensWithDoing(sentence),
    splitPlainly('so', 'So'),
  ),
  yes: [
    [
      'Exports fell by 4% between May and July 2019, so the government cut two of its taxes.',
      'Exports fell by 4% between May and July 2019. So the government cut two of its taxes.',
    ],
    [
      'Battery life was a further concern, so the app now sleeps when the user is standing still.',
      'Battery life was a further concern. So the app now sleeps when the user is standing still.',
    ],
    [
      'The sample was too small and too young, so the results of the test are not reliable.',
      'The sample was too small and too young. So the results of the test are not reliable.',
    ],
  ],
  no: [
    'In addition, some water evaporated during heating, so the concentration was higher.',
    'The bubbles varied in size, so counting them was no perfect measure.',
    'The main entrance closes at five, so visitors had to find their way through a side door, and publicity was limited to a single poster.',
    'The true value is 8.31 joules, so we were a bit too low.',
    'He worked hard, so that he could buy a house.',
    'The rooms were cold, dark and damp, so we left.',
    'It was late, so late that the shops were closed.',
  ],
})
