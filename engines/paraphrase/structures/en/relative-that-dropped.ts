import { dropObjectThat } from '../../moves/object-that.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-that-dropped',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: dropObjectThat,
  yes: [
    ['The methods that we used are described in the next section.', 'The methods we used are described in the next section.'],
    ['I enjoyed the book that you recommended.', 'I enjoyed the book you recommended.'],
    ['My teacher gave me books that she had read as a child.', 'My teacher gave me books she had read as a child.'],
    ['The questions that they asked were difficult.', 'The questions they asked were difficult.'],
  ],
  no: [
    'It is through the arts that we learn to feel with others.',
    'The fact that we know the answer helps.',
    'They made it clear that they agree.',
    'The idea that he was wrong hurt him.',
    'We have evidence that they lied.',
  ],
})
