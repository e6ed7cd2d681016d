import { bothToNotOnly } from '../../moves/pairs.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'both-not-only',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: bothToNotOnly,
  yes: [
    ['The method is both cheap and reliable.', 'The method is not only cheap but also reliable.'],
    ['The law applies both in cities and in villages.', 'The law applies not only in cities but also in villages.'],
    ['The results were both new and surprising.', 'The results were not only new but also surprising.'],
    ['The drug is used both in hospitals and in schools.', 'The drug is used not only in hospitals but also in schools.'],
  ],
  no: [
    'Both the king and the queen left.',
    'Trade benefits both countries.',
    'The method both saves time and cuts costs.',
    'Both parents and teachers agree.',
  ],
})
