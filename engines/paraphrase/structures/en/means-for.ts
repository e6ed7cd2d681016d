import { meansFor } from '../../moves/way-of.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'means-for',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: meansFor,
  yes: [
    ['They built a tool to measure noise.', 'They built a tool for measuring noise.'],
    ['The team developed new methods to detect errors.', 'The team developed new methods for detecting errors.'],
    ['This chapter presents a strategy to reduce waste.', 'This chapter presents a strategy for reducing waste.'],
  ],
  no: [
    'We used this method to detect errors.',
    'They built a tool to measure and record noise.',
    'The method to be used is simple.',
    'Users can decide the methods to run in each test.',
    'It is a great tool to use at home.',
  ],
})
