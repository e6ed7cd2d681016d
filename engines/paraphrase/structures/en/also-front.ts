import { alsoFront } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'also-front',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: alsoFront,
  yes: [
    ['Trains also produce less noise.', 'Furthermore, trains produce less noise.'],
    ['The new law also protects small farmers.', 'Moreover, the new law protects small farmers.'],
    ['Students can also choose a second language.', 'Moreover, students can choose a second language.'],
    ['It is also a source of income.', 'Moreover, it is a source of income.'],
  ],
  no: [
    'A short form might also help.',
    'You can also meet new people there.',
    'Trains are not only fast but also cheap.',
    'However, trains also produce less noise.',
    'The plan is old and also expensive.',
    'This is also true of buses.',
  ],
})
