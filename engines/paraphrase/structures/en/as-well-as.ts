import { asWellAs } from '../../moves/pairs.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'as-well-as',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: asWellAs,
  yes: [
    ['Anxiety affects sleep, concentration and appetite.', 'Anxiety affects sleep and concentration, as well as appetite.'],
    ['The museum shows paintings, drawings and sculptures.', 'The museum shows paintings and drawings, as well as sculptures.'],
    [
      'The course covers the history, the language, and the culture of the region.',
      'The course covers the history and the language, as well as the culture of the region.',
    ],
    ['Farmers need water, seeds and tools.', 'Farmers need water and seeds, as well as tools.'],
  ],
  no: [
    'The method works in many fields, such as robotics and sensors.',
    'He had two brothers, Niklaus and Johann.',
    'Forests store carbon, regulate the climate and provide food.',
    'In the north, farmers and workers protested.',
    'Water, bread and wine are cheap.',
    'She met Anna, a doctor and writer.',
  ],
})
