import { alsoInside } from '../../moves/parsed-adverbs-also.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'addition-inside',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'normal',
  apply: rearrange(alsoInside),
  yes: [
    ['In addition, the bus is cheap and clean.', 'The bus is also cheap and clean.'],
    ['Furthermore, these courses can help people to find work.', 'These courses can also help people to find work.'],
    ['Moreover, we study the effect of salt on the roots.', 'We also study the effect of salt on the roots.'],
    ['Additionally, some towns have opened small libraries in old shops.', 'Some towns have also opened small libraries in old shops.'],
  ],
  no: [
    'Moreover, the seats are not comfortable.',
    'In addition, experts can also explain the rules.',
    'Furthermore, no bus stops here at night.',
    'In addition to the noise, the rooms are too small.',
    'Moreover, even small errors can be dear.',
    'Also, the price is the main reason for the change.',
    'In addition, the best teachers were moved to the new school.',
    'Moreover, small towns would lose money, and shops would close.',
    'Furthermore, some pupils need a quiet room.',
    'Furthermore, sheep wool can also be used to make coats.',
  ],
})
