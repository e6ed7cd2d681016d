import { defineRows } from '../../row.ts'

// Nouns in sentences that no other row touches.
export default defineRows('noun', [
  {
    from: 'focus', to: ['emphasis'], modes: 'ya', level: 1,
    when: { next: ['on'], prev: ['its', 'their', 'a', 'strong', 'increased', 'great', 'more', 'greater', 'increasing', 'heavy',
      'particular', 'special', 'growing', 'constant', 'clear'], number: 'singular' },
    unless: { sentence: ['emphasis', 'emphasise', 'emphasize', 'emphasised', 'emphasized', 'paper', 'study', 'article', 'road',
      'attention', 'drive', 'driver', 'concentrate', 'concentration', 'lens', 'eye'], prev: ['to', 'not', 'who', 'they', 'we', 'can',
      'should', 'will'] },
    yes: ['I like its focus on design.', 'I like its emphasis on design.'],
    no: 'The focus of the talk is on art.',
  },
])
