import { whereasToBut } from '../../moves/while-clause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'whereas-but',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: whereasToBut,
  yes: [
    ['The north is wet, whereas the south is dry.', 'The north is wet, but the south is dry.'],
    [
      'Some farmers welcomed the law, while others feared for their income.',
      'Some farmers welcomed the law, but others feared for their income.',
    ],
    ['Young plants need shade to grow, whereas old ones need light.', 'Young plants need shade to grow, but old ones need light.'],
    ['At noon the street was empty, whereas at night it was full.', 'At noon the street was empty, but at night it was full.'],
  ],
  no: [
    'A phrase is one idea, told by two words, whereas a clause joins two ideas.',
    'Teaching describes what the adult does, whereas the term learning describes what the child does.',
    'The data show that the first form is common in talk, whereas letters prefer the second.',
    'She read a book, while her brother cooked dinner.',
    'The firm grew, but the owner lost interest, whereas his son did not.',
    'The tea was hot, while the cakes were sweet.',
    'Prices rose, and exports fell, whereas imports grew.',
  ],
})
