import { nameThis } from '../../moves/reference.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'this-named',
  kind: 'clause',
  reason: 'reference-named',
  modes: ['extend'],
  strength: 'mild',
  apply: nameThis,
  yes: [
    ['This suggests that guilt is shared.', 'This observation suggests that guilt is shared.'],
    ['This shows that the treatment had no effect.', 'This finding shows that the treatment had no effect.'],
    ['This clearly indicates that the two groups were different.', 'This finding clearly indicates that the two groups were different.'],
    ['This proves that the king knew the plan.', 'This fact proves that the king knew the plan.'],
  ],
  no: [
    'This suggests a new answer.',
    'This may suggest that guilt is shared.',
    'This method suggests that guilt is shared.',
    'This means that we must act.',
  ],
})
