import { namePeriod } from '../../moves/period.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'period-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  isFormal: true,
  apply: namePeriod,
  yes: [
    ['The seeds sprouted after ten days in the dark.', 'The seeds sprouted after a period of ten days in the dark.'],
    ['After 20 minutes, four bands became visible.', 'After a period of 20 minutes, four bands became visible.'],
    ['The company must reply within six weeks.', 'The company must reply within a period of six weeks.'],
    ['The lamp was switched off after 30 minutes and cooled.', 'The lamp was switched off after a period of 30 minutes and cooled.'],
  ],
  no: [
    'The seeds were kept in the dark for ten days.',
    'They work for three days a week.',
    'I waited for ten days.',
    'The period after 20 minutes was quiet.',
    'The museum has been closed for six months now.',
    'They paid for ten tickets.',
    'No sample was taken within 24 hours of a storm.',
  ],
})
