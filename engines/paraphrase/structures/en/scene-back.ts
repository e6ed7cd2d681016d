import { openingBack } from '../../moves/phrase-back.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'scene-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  // "In the city, X, and Y" is turned as a whole.
  isWhole: true,
  apply: openingBack((_, { kind }) => kind === 'place'),
  yes: [
    [
      'In my country, a shirt often costs less than 4 euros, and many people wear it only a few times.',
      'A shirt often costs less than 4 euros in my country, and many people wear it only a few times.',
    ],
    [
      'Under normal traffic the movement was small, but on match days it was strong.',
      'The movement was small under normal traffic, but on match days it was strong.',
    ],
    [
      'In the first lesson I talked too much, and the children quickly lost interest.',
      'I talked too much in the first lesson, and the children quickly lost interest.',
    ],
    [
      'In the dim hall, she watched the door closely and waited for the guard.',
      'She watched the door closely in the dim hall and waited for the guard.',
    ],
    ['In the last scene, the hero leaves the valley.', 'The hero leaves the valley in the last scene.'],
  ],
  no: [
    'In this way, the firm saved a lot of money.',
    'Among first-year students, 38% had never used the catalogue.',
    'In the city, they found it.',
    'In some countries, some children are sorted into different schools.',
    'In the report, the author said that prices had risen.',
    'In Kenya, rivers have become visibly cleaner since 2017.',
    'In many valleys the trees have hardly recovered.',
    'In contrast, small firms react quickly.',
    'On the other hand, the plan failed.',
    'In this report, we discuss both causes of this decline.',
    'In the northern valley, the price fell to 5% while wages hardly moved.',
    'In one village, I met a baker with a loud voice.',
    'At six foot eight the guard was strong.',
    'In a first experiment, we heated the wire.',
  ],
})
