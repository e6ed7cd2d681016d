import { insertThereAre } from '../../moves/existential.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'there-are-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: insertThereAre,
  yes: [
    ['Many people believe that exams are unfair.', 'There are many people who believe that exams are unfair.'],
    ['Several teachers report the same effect.', 'There are several teachers who report the same effect.'],
    ['Some students prefer to work alone.', 'There are some students who prefer to work alone.'],
  ],
  no: [
    'Some people like tea, while others prefer coffee.',
    'Many people do not believe this.',
    'Many of them left.',
    'Several comments mentioned that the room is cold.',
    'Some of those pains continue even now.',
    'Many accidents occur at night.',
    'Some bread fell on the floor.',
  ],
})
