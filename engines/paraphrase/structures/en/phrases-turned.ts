import { turnPhrases } from '../../moves/turn-phrase.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** What points from the second of a pair to the first. Sorted. */
const leaning = wordSet('adjacent its latter nearby neighboring neighbouring other remaining resulting same surrounding their')

export default defineStructure({
  key: 'phrases-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => hasWord(sentence, leaning), turnPhrases),
  yes: [
    ['The building has a fitness centre and a swimming pool.', 'The building has a swimming pool and a fitness centre.'],
    ['The affordable prices and generous portions added to the fun.', 'The generous portions and affordable prices added to the fun.'],
    ['They focus on air pollution and climate change.', 'They focus on climate change and air pollution.'],
    [
      'The closure of the parks and the absence of walkers made the area quiet.',
      'The absence of walkers and the closure of the parks made the area quiet.',
    ],
    ['He was torn between the soup and the salad.', 'He was torn between the salad and the soup.'],
    ['The room has a great view and low windows.', 'The room has low windows and a great view.'],
  ],
  no: [
    'When a bog is drained, air enters the soil and the stored carbon escapes.',
    'Birds were seen in the old orchard and the surrounding hedges.',
    'It is a hub for design and creative industries.',
    'The houses were expressions of the riches and power of the traders.',
    'They have different temporal and spectral properties.',
    'It cost an arm and a leg.',
    'They serve vegetarian and gluten-free dishes.',
    'They spend more on education over building theatres and sports halls.',
    'We read the start and the end of the book.',
    'They praised the value of books and the written word.',
    'He bought a house and its garden.',
    'She teaches critical thinking and problem-solving skills.',
    'They met the young teacher and the other pupils.',
    'He sold the old house and the new owner moved in.',
    'They had heavy rain and long delays in the north.',
  ],
})
