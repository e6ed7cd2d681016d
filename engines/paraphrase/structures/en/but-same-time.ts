import { butSameTime } from '../../moves/clause-added.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'but-same-time',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: butSameTime,
  yes: [
    ['The method is cheap but noisy.', 'The method is cheap but at the same time noisy.'],
    ['The method is cheap, but it has many limits.', 'The method is cheap, but at the same time it has many limits.'],
    ['We like the old bus, but we need a faster one.', 'We like the old bus, but at the same time we need a faster one.'],
  ],
  no: [
    'The museum is dear, but it is worth a visit.',
    'The light looks white, but it actually has many colours.',
    'The clock is broken, but it can be mended.',
    'She was strict but fair.',
    'The method is not cheap but useful.',
    'The method was cheap, but it was soon forgotten.',
    'The method is cheap, but it is still useful.',
    'It was a small but lively town.',
  ],
})
