import { secondOpeningBack } from '../../moves/phrase-back.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'second-opening-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  // The clause is the last of the sentence.
  isWhole: true,
  apply: secondOpeningBack(() => true),
  yes: [
    [
      'My grandmother fell ill, and for two years our table was covered with boxes.',
      'My grandmother fell ill, and our table was covered with boxes for two years.',
    ],
    [
      'Facts may be easier in the short term, but without a clear understanding of the causes, the knowledge is of limited use.',
      'Facts may be easier in the short term, but the knowledge is of limited use without a clear understanding of the causes.',
    ],
    [
      'She never wrote the recipe down, so last weekend I drove to the village.',
      'She never wrote the recipe down, so I drove to the village last weekend.',
    ],
    [
      'The club began in one town, but over the last few years there has been a rise in the number of teams.',
      'The club began in one town, but there has been a rise in the number of teams over the last few years.',
    ],
  ],
  no: [
    'My grandmother fell ill, and after that our table was covered with boxes.',
    'My grandmother fell ill, but in this way we learned to cook.',
    'The first shop opened in 1990, and in the next year the second shop opened.',
    'My grandmother fell ill, and for example I cooked.',
    'The glass was full, but for me it was empty.',
    'She had expected to be tired, and for two days she was.',
    'In the north I found coal, and in the south I found iron.',
  ],
})
