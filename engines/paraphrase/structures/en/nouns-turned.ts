import { turnNouns } from '../../moves/turn-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'nouns-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnNouns,
  yes: [
    ['The survey was sent to managers and trainees.', 'The survey was sent to trainees and managers.'],
    ['They depend on tourism and farming.', 'They depend on farming and tourism.'],
    [
      'The plan reduces noise and pollution, which pleased the residents.',
      'The plan reduces pollution and noise, which pleased the residents.',
    ],
    ['Rooms without curtains or carpets seemed louder.', 'Rooms without carpets or curtains seemed louder.'],
    ['It was sent to nurses, managers and trainees.', 'It was sent to nurses, trainees and managers.'],
    ['It was sent to nurses, managers, and trainees.', 'It was sent to nurses, trainees, and managers.'],
    ['The beauty and complexity of the music impressed us.', 'The complexity and beauty of the music impressed us.'],
    ["It uses the students' energy and curiosity.", "It uses the students' curiosity and energy."],
    ['They need a car or bicycle.', 'They need a bicycle or car.'],
    ['It brought an interest and joy that lasted.', 'It brought a joy and interest that lasted.'],
    ['It needs time and resources.', 'It needs resources and time.'],
    [
      'They lack skill and patience, and they depend on tourism and farming.',
      'They lack patience and skill, and they depend on farming and tourism.',
    ],
  ],
  no: [
    'The survey was sent to men and women.',
    'They depend on supply and demand.',
    'It was sent to managers and trainees, respectively.',
    'It was sent to managers and trainees in Spain.',
    'It was sent to young managers and trainees.',
    'It was sent to nurses, managers and trainee nurses.',
    'It was sent to managers and trainee nurses.',
    'We met in March and April.',
    'She worked at Marks and Spencer.',
    'They work in spring and summer.',
    'They reduce noise and pollution falls.',
    'They are proud of their flesh and bones.',
    'They praised medical care and education.',
    'They saw a number of people and traffic.',
    'Markets exchange goods and services.',
  ],
})
