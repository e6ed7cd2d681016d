import { whichToThat } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'which-for-that',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: whichToThat,
  yes: [
    ['They set up a trust which lends money to farmers.', 'They set up a trust that lends money to farmers.'],
    ['The storm which struck the coast was weak.', 'The storm that struck the coast was weak.'],
    ['It is a plant which needs little water.', 'It is a plant that needs little water.'],
    ['Birds eat the seeds which fall to the ground.', 'Birds eat the seeds that fall to the ground.'],
  ],
  no: [
    'The storm, which struck the coast, was weak.',
    'They work with people which is good for them.',
    'They closed a mill which had failed and which nobody wanted.',
    'The house in which she lives is old.',
    'They showed him the map which she drew.',
    'They stare at a screen which can lead to accidents.',
    'It is sharp, unlike the human eye which sees little at night.',
    'They ate a dish which was dinner.',
    'They drew a plan for houses which was cheap.',
    'I had the soup which was very good.',
    'They teach pupils which need help.',
  ],
})
