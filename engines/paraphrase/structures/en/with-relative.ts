import { withToRelative } from '../../moves/with-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'with-relative',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: withToRelative,
  yes: [
    ['People with low incomes travel less.', 'People who have low incomes travel less.'],
    ['The scheme reached pupils with reading difficulties.', 'The scheme reached pupils who had reading difficulties.'],
    ['Students with a job are often tired.', 'Students who have a job are often tired.'],
    ['The law protects workers with disabilities.', 'The law protects workers who have disabilities.'],
  ],
  no: [
    'They provide people with low incomes.',
    'A man with a dog came in.',
    'People with their own car travel more.',
    'Students with questions who are late wait.',
    'He deals with people with problems.',
    'She met pupils with flowers.',
  ],
})
