import { compoundOf } from '../../moves/compound.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'compound-of',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: compoundOf,
  yes: [
    ['Water quality has improved.', 'The quality of water has improved.'],
    ['Good sleep improves student performance.', 'Good sleep improves the performance of students.'],
    ['Air quality was measured in May.', 'The quality of the air was measured in May.'],
    ['The law reduced the water consumption in towns.', 'The law reduced the consumption of water in towns.'],
    [
      'Water quality along the lower River Tarn was monitored in autumn.',
      'The quality of the water along the lower River Tarn was monitored in autumn.',
    ],
    ['The food quality was poor.', 'The quality of the food was poor.'],
    ['Blood samples were taken from two patients.', 'Samples of blood were taken from two patients.'],
    ['High stress levels harm the heart.', 'High levels of stress harm the heart.'],
    ['All team members met in May.', 'All members of the team met in May.'],
    ['They found new energy sources.', 'They found new sources of energy.'],
    ['There is a teacher shortage.', 'There is a shortage of teachers.'],
  ],
  no: [
    'Soil samples were taken from two plots.',
    'The trees had an influence on air temperature.',
    'Water quality and safety have improved.',
    'The importance of water quality is clear.',
    'They discuss data collection methods.',
    'Drinking water quality has improved.',
    'Good water quality matters.',
    'Colour should be considered alongside energy consumption when authorities plan.',
    'Fuel consumption fell sharply.',
    'The noise and water quality were bad.',
  ],
})
