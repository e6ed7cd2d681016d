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
  // "and until May I could have named": the limit of a time is what the clause is about.
  apply: secondOpeningBack((tokens, { start }) => tokens[start]?.lower !== 'until'),
  yes: [
    [
      'My grandmother fell ill, and for two years our table was covered with boxes.',
      'My grandmother fell ill, and our table was covered with boxes for two years.',
    ],
    [
      'They knew the way, but without the help of a guide, they would have lost half a day.',
      'They knew the way, but they would have lost half a day without the help of a guide.',
    ],
    [
      'He wanted to learn the trade, so last summer he worked in a bakery.',
      'He wanted to learn the trade, so he worked in a bakery last summer.',
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
    'There are ten shops in the lane, and until last May I could have named the owners of perhaps two.',
    'In the north I found coal, and in the south I found iron.',
  ],
})
