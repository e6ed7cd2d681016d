import { haveToWith } from '../../moves/relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'have-to-with',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: haveToWith,
  yes: [
    ['Students who have a disability can ask for more time.', 'Students with a disability can ask for more time.'],
    ['Countries that have large forests store more carbon.', 'Countries with large forests store more carbon.'],
    ['We need a model that has two components.', 'We need a model with two components.'],
    ['People who have young children often work at home.', 'People with young children often work at home.'],
  ],
  no: [
    'Students who have to work cannot travel.',
    'A problem which has recently attracted interest is the size.',
    'People who have been ill need rest.',
    'Children who have no friends feel lonely.',
    'We met a retired postman who has swum there every morning since he was a boy.',
    'There was a man who has worn it for years.',
    'Parents who have the chance to work at home save time.',
  ],
})
