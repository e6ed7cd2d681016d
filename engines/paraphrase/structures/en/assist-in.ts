import { assistIn } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'assist-in',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic'],
  strength: 'normal',
  isFormal: true,
  apply: assistIn,
  yes: [
    ['Good feedback helps students improve their writing.', 'Good feedback assists students in improving their writing.'],
    ['The course helped teachers to design new lessons.', 'The course assisted teachers in designing new lessons.'],
    ['This can help people find a job.', 'This can assist people in finding a job.'],
    ['The guide helps us avoid mistakes.', 'The guide assists us in avoiding mistakes.'],
  ],
  no: [
    'This will help them get out of the room.',
    'Good feedback helps students improve and grow.',
    'The oil helps the machine run.',
    'Sport helps people to be happy.',
    'This helps students to read and teachers to plan.',
    'Help is needed to improve the school.',
  ],
})
