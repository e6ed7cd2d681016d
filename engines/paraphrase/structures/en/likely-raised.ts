import { raiseLikely } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'likely-raised',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: raiseLikely,
  yes: [
    ['It is likely that this trend will continue.', 'This trend is likely to continue.'],
    ['It is unlikely that prices will fall.', 'Prices are unlikely to fall.'],
    ['However, it is likely that they will agree.', 'However, they are likely to agree.'],
    ['It is likely that the new law will reduce costs.', 'The new law is likely to reduce costs.'],
  ],
  no: [
    'It is likely that there will be a storm.',
    'It is likely that this trend will not continue.',
    'It is likely that the king knew.',
    'It is more likely that this trend will continue.',
  ],
})
