import { splitAtConjunction } from '../../moves/split.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-but',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: splitAtConjunction('but', 'However'),
  yes: [
    ['Recycling is useful, but it cannot solve the problem alone.', 'Recycling is useful. However, it cannot solve the problem alone.'],
    [
      'This gives workers more freedom, but it can also lead to isolation.',
      'This gives workers more freedom. However, it can also lead to isolation.',
    ],
    [
      'He was a brilliant general, but his invasion of Russia ended in disaster.',
      'He was a brilliant general. However, his invasion of Russia ended in disaster.',
    ],
    [
      'It takes courage to open with a man mending a bicycle, but The Salt Road never hurries.',
      'It takes courage to open with a man mending a bicycle. However, The Salt Road never hurries.',
    ],
    ['There are people who prefer cars, but they forget the costs.', 'There are people who prefer cars. However, they forget the costs.'],
  ],
  no: [
    'These measures would not only reduce traffic in the city, but they would also bring new jobs to the region.',
    'The car is old, but fast.',
    'However, the plan is good, but it costs too much.',
    'The novel is long, slow and dark, but it is never dull.',
    'I spent most of that week on the deck, but I also saw engineers argue.',
    'The years explain the choice, but they also explain the place.',
    'I expected him to be angry, but he only listened.',
    'He stood in the corner, but he pointed to a spot on the wall.',
    'Nobody but the king knew the way.',
  ],
})
