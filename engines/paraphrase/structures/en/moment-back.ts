import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { openingBack } from '../../moves/phrase-back.ts'
import { defineStructure } from '../../structure.ts'

/** "Until May I could have named two": behind its clause the limit would be that of being able. */
const isLimit = (tokens: Tokens, start: number): boolean =>
  tokens[start]?.lower === 'until' && tokens.some(({ lower }) => /^(?:could|might|would)$/.test(lower))

export default defineStructure({
  key: 'moment-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  // "In 1900, X, and Y" is turned as a whole.
  isWhole: true,
  // "In wet years, it rose; now it falls": the times are set side by side.
  apply: openingBack((tokens, { kind, start }) => kind === 'time' && !tokens.some(({ text }) => text === ';') && !isLimit(tokens, start)),
  yes: [
    [
      'In 1892, the painter moved to Lisbon and became the director of a small museum.',
      'The painter moved to Lisbon in 1892 and became the director of a small museum.',
    ],
    [
      'Over the whole period, the lakes lost a fifth of their water, and the loss doubled after 2003.',
      'The lakes lost a fifth of their water over the whole period, and the loss doubled after 2003.',
    ],
    [
      'For decades, many poor families had depended on a single crop because it was cheap.',
      'Many poor families had depended on a single crop for decades because it was cheap.',
    ],
    ['By Easter I could swim a whole length, gasping and spluttering.', 'I could swim a whole length by Easter, gasping and spluttering.'],
    ['For many years after the war, however, the house stood empty.', 'However, the house stood empty for many years after the war.'],
    [
      'In the last forty years, the number of birds in the valley has fallen by more than half.',
      'The number of birds in the valley has fallen by more than half in the last forty years.',
    ],
    [
      'After a short wait, the waiter finally appeared and took our order.',
      'The waiter finally appeared after a short wait and took our order.',
    ],
  ],
  no: [
    'Within four years, most of the money came from the shop.',
    'During every cold spell of the last century, the lake froze over; today, with the mills upstream, it stays open.',
    'Until last May, I could have named the owners of perhaps two of the shops.',
    'After that, the painter moved to Lisbon.',
    'In 1997, she married Paul Berger, a lawyer from Bonn.',
    'In 2005, she appeared in The Mill, another film about the war, as a nurse.',
    'Every spring they ask me about slugs, and every spring I say the same.',
    'At three hours, the film asks a great deal of its audience.',
    'In the following year, the company opened a second shop.',
    'In 2010, the firm also sold its boats.',
    'In 2014, the town had a school, which was full.',
    'In recent years, maps have become a popular tool for pupils to learn about rivers.',
    'On the third day, the baker unlocked the cellar.',
    'In the morning, the captain opened the hatch.',
    'On my first evening I gave a guest the wrong key when he asked for his room.',
    'Today, I stand on the roof of the tallest tower as keeper of the light.',
    'On each market day, a hen was carried to the square.',
    'For many years after his death, the widow was troubled by the memory of a letter from her.',
    'Throughout our lives, we are learning, growing and forgetting.',
  ],
})
