import { insertBoth } from '../../moves/pairs.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'both-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: insertBoth,
  yes: [
    ['The drug is used in hospitals and schools.', 'The drug is used in both hospitals and schools.'],
    ['These rules are important for teachers and students.', 'These rules are important for both teachers and students.'],
    ['The law was criticised by workers and employers.', 'The law was criticised by both workers and employers.'],
    ['The text was sent to parents and pupils.', 'The text was sent to both parents and pupils.'],
  ],
  no: [
    'Cars have been around for years and years.',
    'The number of boys and girls is equal.',
    'The gap between boys and girls is small.',
    'They paid with coins and stamps of gold.',
    'The drug is used in hospitals and rural schools.',
  ],
})
