import { linkInside } from '../../moves/parsed-adverbs.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'linking-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: rearrange(linkInside),
  yes: [
    ['Nevertheless, their influence on the village is small.', 'Their influence on the village is nevertheless small.'],
    ['Then she took the key from the drawer.', 'She then took the key from the drawer.'],
    ['Perhaps we should ask the neighbours first.', 'We should perhaps ask the neighbours first.'],
    ['At the same time, the price of bread rose by a third.', 'The price of bread, at the same time, rose by a third.'],
    ['However, it is important to check the seals before every dive.', 'It is, however, important to check the seals before every dive.'],
    ['Of course, there are good reasons to keep the old timetable.', 'There are, of course, good reasons to keep the old timetable.'],
    ['Soon the children found the hidden path.', 'The children soon found the hidden path.'],
  ],
  no: [
    'In short, prices fell.',
    'Finally, there would be no more noise.',
    'Now, I would argue that the tax is too low.',
    'Perhaps he forgot the key.',
    'Finally, schools should buy less paper.',
    'Sometimes people forget their keys.',
    'Nevertheless, not all advice leads to change.',
    'However, we spend an hour in the library.',
    'In general, people write less than they think.',
    'As a result, the staff left early.',
    'Instead, she put the lamp back on the shelf.',
    'Now he put on a clean coat.',
    'Now I think that the hall is too small.',
    'Clearly, the new glass is thicker than the old one.',
    'In fact, the boats being built here are too small.',
    'However, the height of walls measured here is low.',
    'However, the plan was, in my view, too bold.',
  ],
})
