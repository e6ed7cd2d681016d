import { connectiveInside } from '../../moves/connective-place.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'connective-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange(connectiveInside),
  yes: [
    [
      'However, the third measurement was not consistent with the other results.',
      'The third measurement was not, however, consistent with the other results.',
    ],
    ['Therefore, the approach is suitable for online tools.', 'The approach is therefore suitable for online tools.'],
    ['For instance, a doctor might lie to a patient.', 'A doctor, for instance, might lie to a patient.'],
    ['However, the theory explains these errors.', 'The theory, however, explains these errors.'],
    ['However, many people call for stricter laws.', 'Many people, however, call for stricter laws.'],
  ],
  no: [
    'However, no document is offered in support of this claim.',
    'In practice, we are likely to give up too soon.',
    'In general, the data confirm the rule.',
    'However, there are many exceptions.',
    'For example, it rains in May.',
    'However, the buses are late and the tickets are expensive.',
    'However, many failed.',
    'Furthermore, books make good presents.',
    'However, nobody came.',
    'After all, food that lands in the trash can does not help anyone.',
    'However, nobody in the town came to the meeting on that day.',
    'Moreover, the error may have arisen from the clock.',
    'However, spectra predicted by the old model fit the data well.',
    'However, soon electric cars can take over many tasks.',
    'However hard they try, the pupils fail.',
  ],
})
