import { takesUp } from '../../moves/order-guards.ts'
import { subclauseFront } from '../../moves/subclause.ts'
import { hasBareComparison, hasObject } from '../../moves/subclause-lean.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'concession-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: subclauseFront({
    conjunctions: ['although', 'though', 'even though', 'even if'],
    comma: true,
    // "although I would not admit it", "although you may come earlier": both take up what the main clause told.
    unless: ({ sentence, main, sub }) =>
      hasObject(sentence.slice(sub.start + 1, sub.end)) ||
      hasBareComparison(sentence, sub) ||
      sentence[sub.start]?.lower === 'i' ||
      takesUp(sentence.slice(main.start, main.end), sentence.slice(sub.start, sub.end)),
  }),
  yes: [
    [
      'The old mill draws many visitors, even though the road is steep.',
      'Even though the road is steep, the old mill draws many visitors.',
    ],
    [
      'The findings have been repeated in four countries, although the size of the effect varies with age.',
      'Although the size of the effect varies with age, the findings have been repeated in four countries.',
    ],
    [
      'The tower attracts thousands of visitors, though the stairs are steep.',
      'Though the stairs are steep, the tower attracts thousands of visitors.',
    ],
    [
      'Pale walls reflect the sun well, although they may look dull in winter.',
      'Although pale walls may look dull in winter, they reflect the sun well.',
    ],
  ],
  no: [
    'A second survey in Kent gave a similar picture, although the gaps were wider.',
    'The main cause was wind, although the paint also played a part.',
    'They agree, although I can see why many of their neighbours would rather wait for another year.',
    'This is a good result, although the sample was small.',
    'The rooms are bright, though this depends on the season.',
    'Most hens survived, although some were lost.',
    'The plan was simple although clever.',
    'I was afraid of the dog, although nobody would admit it.',
    'Most trains need an hour, although the express takes more than 40.',
    'We expect guests at nine, although you are free to come earlier.',
    'Pumps A and B passed the test, though B leaked.',
    'Cyclists remain careless, although their accidents fill the papers.',
  ],
})
