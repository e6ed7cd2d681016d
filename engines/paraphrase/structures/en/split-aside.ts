import { splitAside } from '../../moves/split-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-aside',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: splitAside,
  yes: [
    ['The main office, which is located in Berlin, will remain open.', 'The main office is located in Berlin. It will remain open.'],
    [
      'This process, which is known as photosynthesis, takes place in the leaf cells.',
      'This process is known as photosynthesis. It takes place in the leaf cells.',
    ],
    [
      'The results, which were published in 2019, surprised many readers.',
      'The results were published in 2019. They surprised many readers.',
    ],
    ['The treaty, which was signed in 1815, ended the war.', 'The treaty was signed in 1815. It ended the war.'],
  ],
  no: [
    'The king, who was unpopular with the people, had spent large sums.',
    'Berlin, which is the capital, is large.',
    'This theory, which has often been proposed as an explanation, is therefore not required to explain the data.',
    'The number of cases, which had been falling, began to climb again almost at once.',
    'The old factory, which might have been expected to close, offered the use of its machines.',
    'The main office, which is located in Berlin, will still remain open.',
    'The room, which we saw, is cold.',
    'The data, which are old, prove nothing, as we know.',
  ],
})
