import { itThatToAdverb } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'clear-to-clearly',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: itThatToAdverb,
  yes: [
    ['It is clear that trade benefits both countries.', 'Clearly, trade benefits both countries.'],
    ['It is obvious that the plan failed.', 'Obviously, the plan failed.'],
    ['It is evident that the model learns from feedback.', 'Evidently, the model learns from feedback.'],
    ['It is unfortunate that the museum has closed.', 'Unfortunately, the museum has closed.'],
  ],
  no: [
    'It is possible that the tube had cracked.',
    'It is not clear that trade benefits both countries.',
    'It is clear to see that he lied.',
    'It is important that he comes.',
    'It is clear that, in this case, the law applies.',
  ],
})
