import { meansTo } from '../../moves/way-of.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'means-to',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'shorten', 'simplify'],
  strength: 'normal',
  apply: meansTo,
  yes: [
    ['They built a tool for measuring noise.', 'They built a tool to measure noise.'],
    ['The team developed new methods for detecting errors.', 'The team developed new methods to detect errors.'],
    ['This chapter presents a strategy for reducing waste.', 'This chapter presents a strategy to reduce waste.'],
  ],
  no: [
    'It is a method for finding and counting cells.',
    'It is a method for finding cells and for counting them.',
    'It is a tool for teachers.',
    'Farmers revived an old technique for restoring dry soil.',
    'The device for being seen at night is cheap.',
  ],
})
