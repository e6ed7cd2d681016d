import { lowerLikely } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'likely-lowered',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: lowerLikely,
  yes: [
    ['This trend is likely to continue.', 'It is likely that this trend will continue.'],
    ['Prices are unlikely to fall.', 'It is unlikely that prices will fall.'],
    ['However, they are likely to agree.', 'However, it is likely that they will agree.'],
    ['The new law is likely to reduce costs.', 'It is likely that the new law will reduce costs.'],
  ],
  no: [
    'Advice that ignores this is likely to fail.',
    'The signal is likely to be noise from the engine.',
    'It is likely to rain.',
    'The king is likely to have known.',
    'This trend is not likely to continue.',
    'A likely cause is heat.',
  ],
})
