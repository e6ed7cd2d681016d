import { dropAdditive } from '../../moves/drops.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'additive-dropped',
  kind: 'drop',
  reason: 'filler-removed',
  modes: ['shorten'],
  strength: 'normal',
  apply: dropAdditive,
  yes: [
    ['Moreover, the theory explains these errors.', 'The theory explains these errors.'],
    ['In addition, the tickets are expensive.', 'The tickets are expensive.'],
    ['Furthermore, many students cannot pay the fees.', 'Many students cannot pay the fees.'],
    ['Additionally, the team measured the water.', 'The team measured the water.'],
  ],
  no: [
    'In addition to this, the tickets are expensive.',
    'However, the tickets are expensive.',
    'Moreover, this one does too.',
    'Also known as the Red House, the museum is old.',
  ],
})
