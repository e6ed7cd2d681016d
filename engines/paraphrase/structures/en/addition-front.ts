import { additionFront } from '../../moves/parsed-adverbs-also.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'addition-front',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange(additionFront),
  yes: [
    ['It can also be a comfort to somebody who lives alone.', 'In addition, it can be a comfort to somebody who lives alone.'],
    ['We also discuss the limits of the method.', 'In addition, we discuss the limits of the method.'],
    ['Staff should also be trained to use the new ovens.', 'In addition, staff should be trained to use the new ovens.'],
    ['The simulations also show that the bridge is safe.', 'In addition, the simulations show that the bridge is safe.'],
  ],
  no: [
    'He also likes old films.',
    'A lamp, however, can also be a danger in a tent.',
    'They also built a mill on the river.',
    'The lamp is also not very bright.',
    'Both towns also have a market.',
    'I can also bring a cake.',
    'The island can also be reached by boat.',
    'Children also learn from their mistakes.',
    'The old mill is also called the red house.',
    'The hall is also where the choir meets.',
    'The pain also fades when people rest.',
  ],
})
