import { turnAdjectives } from '../../moves/turn-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'adjectives-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnAdjectives,
  yes: [
    ['The method was cheap and simple.', 'The method was simple and cheap.'],
    ['The streets are narrow and steep, so few people drive.', 'The streets are steep and narrow, so few people drive.'],
    ['The results seem interesting and useful.', 'The results seem useful and interesting.'],
    ['The soil remained wet and heavy because the rain went on.', 'The soil remained heavy and wet because the rain went on.'],
  ],
  no: [
    'The photographs were black and white.',
    'The method was cheap and simple to use.',
    'The method was cheap, quick and simple.',
    'The cheap and simple method won.',
    'Everyone was safe and sound.',
    'The water was hot and cold, respectively.',
    'The way back was difficult or impossible.',
  ],
})
