import { subjectToIt } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'subject-to-it',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'simplify'],
  strength: 'normal',
  apply: subjectToIt,
  yes: [
    ['Setting clear limits at home is important.', 'It is important to set clear limits at home.'],
    ['Recruiting older people was difficult.', 'It was difficult to recruit older people.'],
    ['Blaming other people is very easy.', 'It is very easy to blame other people.'],
    ['However, using these drugs can be dangerous.', 'However, it can be dangerous to use these drugs.'],
  ],
  no: ['Learning is important.', 'Growing cities are important markets.', 'Sleeping well is not easy.', 'Knowing that he lied is hard.'],
})
