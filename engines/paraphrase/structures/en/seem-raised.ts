import { raiseSubject } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'seem-raised',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'normal',
  apply: raiseSubject,
  yes: [
    ['It seems that the plan works.', 'The plan seems to work.'],
    ['It appears that these birds are common.', 'These birds appear to be common.'],
    ['However, it seems that the drug has no effect.', 'However, the drug seems to have no effect.'],
    ['It seems that many pupils know the answer.', 'Many pupils seem to know the answer.'],
  ],
  no: [
    'It seems that the plan does not work.',
    'It seems that the plan worked.',
    'It seems that there is a problem.',
    'It seems that he will win.',
  ],
})
