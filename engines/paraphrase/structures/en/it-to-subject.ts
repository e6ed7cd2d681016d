import { itToSubject } from '../../moves/impersonal.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'it-to-subject',
  kind: 'clause',
  reason: 'direct-subject',
  modes: ['shorten', 'synonyms', 'academic'],
  strength: 'normal',
  apply: itToSubject,
  yes: [
    ['It is important to set clear limits at home.', 'Setting clear limits at home is important.'],
    ['It was difficult to recruit older people.', 'Recruiting older people was difficult.'],
    ['It is very easy to blame other people.', 'Blaming other people is very easy.'],
    ['It can be dangerous to mix these chemicals.', 'Mixing these chemicals can be dangerous.'],
  ],
  no: [
    'It is important to note that the sample was small.',
    'It is too early to draw conclusions.',
    'It is not easy to blame other people.',
    'It was difficult to see when the cross disappeared.',
  ],
})
