import { openingBehindVerb } from '../../moves/phrase-back.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'phrase-behind-verb-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  // "In 1900, X, and Y" is turned as a whole.
  isWhole: true,
  apply: openingBehindVerb,
  yes: [
    ['From this experience I learned that a good teacher can wait.', 'I learned from this experience that a good teacher can wait.'],
    [
      'Last month, the minister announced that the bridge would be closed.',
      'The minister announced last month that the bridge would be closed.',
    ],
    [
      'In her study of farming families, Lind observed that men rarely cleared the plates.',
      'Lind observed in her study of farming families that men rarely cleared the plates.',
    ],
    [
      'In the third chapter, the author shows that the old bridge was unsafe.',
      'The author shows in the third chapter that the old bridge was unsafe.',
    ],
    ['In Section 3 I consider whether the old law does any better.', 'I consider in Section 3 whether the old law does any better.'],
  ],
  no: [
    'In 2016, the council sold the hall.',
    'In one study, pupils believed that they had learned less.',
    'In this way, the council showed that the hall was safe.',
    'For me, the letter shows that the council was right.',
    'In the report, the council did not say that the hall was safe.',
    'Every spring someone says that the clocks should stay, and every spring nothing happens.',
    'In Finnish, a speaker has to decide whether the action is complete.',
    'In the end, a person who reports a past event from memory has noticed that it changes.',
  ],
})
