import { alsoBack } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'also-back',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: alsoBack,
  yes: [
    ['Trains also produce less noise.', 'Trains produce less noise as well.'],
    ['The new law also protects small farmers.', 'The new law protects small farmers as well.'],
    ['Students can also choose a second language.', 'Students can choose a second language as well.'],
    ['The results also support this view.', 'The results support this view as well.'],
  ],
  no: [
    'Trains are not only fast but also cheap.',
    'Trains also produce less noise and dust.',
    'The plan also failed.',
    'I also never bought the book.',
    'We also know that trains are fast.',
  ],
})
