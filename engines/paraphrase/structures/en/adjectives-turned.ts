import { syllables, turnAdjectives } from '../../moves/turn-pair.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "practical and short": the long word would come before one that is shorter by two syllables or more. */
const limps = (sentence: Tokens): boolean => {
  const made = turnAdjectives(sentence)?.[0] ?? []
  const moved = sentence.filter(({ lower }, i) => lower !== made[i]?.lower).map(({ lower }) => syllables(lower))
  return moved.some((length, i) => i % 2 === 0 && length + 2 <= (moved[i + 1] ?? 0))
}

/** "is both exact and kind, since a stain": behind a comma the reason is of the last. */
const isExplained = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => i > 0 && /^(?:as|because|for|since)$/.test(lower) && sentence[i - 1]?.text === ',')

export default defineStructure({
  key: 'adjectives-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => limps(sentence) || isExplained(sentence), turnAdjectives),
  yes: [
    ['The method was cheap and simple.', 'The method was simple and cheap.'],
    ['The streets are narrow and steep, so few people drive.', 'The streets are steep and narrow, so few people drive.'],
    ['The results seem interesting and useful.', 'The results seem useful and interesting.'],
    ['The soil remained wet and heavy because the rain went on.', 'The soil remained heavy and wet because the rain went on.'],
    ['The staff are always friendly and helpful.', 'The staff are always helpful and friendly.'],
    ['The mood was lively and inviting.', 'The mood was inviting and lively.'],
    ['The method is more flexible and reliable.', 'The method is more reliable and flexible.'],
    ['The food was cheap, fresh and tasty.', 'The food was cheap, tasty and fresh.'],
    ['They were honest and accurate in every report.', 'They were accurate and honest in every report.'],
  ],
  no: [
    'The word is both exact and gentle, since a stain may be found on the finest cloth.',
    'The entries were short and practical.',
    'The repair was cheap and effective.',
    'The photographs were black and white.',
    'The method was cheap and simple to use.',
    'The cheap and simple method won.',
    'Everyone was safe and sound.',
    'The water was hot and cold, respectively.',
    'The way back was difficult or impossible.',
    'The road is safer and more pleasant.',
    'She was sad and leaving the town.',
  ],
})
