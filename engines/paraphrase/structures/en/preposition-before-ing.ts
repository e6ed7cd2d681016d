import { repeatBeforeIng } from '../../moves/word-again.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'preposition-before-ing',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: repeatBeforeIng,
  yes: [
    ['You learn a lot by reading the papers and talking to people.', 'You learn a lot by reading the papers and by talking to people.'],
    ['They talked about closing the road and building a park.', 'They talked about closing the road and about building a park.'],
    [
      'She is responsible for checking the bills and writing to the customers.',
      'She is responsible for checking the bills and for writing to the customers.',
    ],
  ],
  no: [
    'Success is not achieved by staying at home and doing as one is told.',
    'Second, by cutting forty samples and looking at the layers.',
    'You learn by reading and writing.',
    'You can save time by using old maps and reading glasses.',
    'They learn by listening to stories and to songs.',
    'It is a way of saving money and time.',
  ],
})
