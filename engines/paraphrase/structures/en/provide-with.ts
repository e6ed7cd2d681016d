import { provideWith } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'provide-with',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'synonyms', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: provideWith,
  yes: [
    ['Online courses give students more flexibility.', 'Online courses provide students with more flexibility.'],
    ['The internship gave us a clear understanding of the work.', 'The internship provided us with a clear understanding of the work.'],
    ['Museums give young people the opportunity to learn.', 'Museums provide young people with the opportunity to learn.'],
    ['Teachers should give pupils useful feedback.', 'Teachers should provide pupils with useful feedback.'],
  ],
  no: [
    'The news gave them a shock.',
    'They gave the report to the students.',
    'The law gives people the right to vote.',
    'We were given more support.',
  ],
})
