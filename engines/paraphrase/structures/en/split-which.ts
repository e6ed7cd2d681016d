import { splitWhich } from '../../moves/split-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'split-which',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'extend'],
  strength: 'normal',
  apply: splitWhich,
  yes: [
    [
      'Inflation reduces the value of money, which means that people can buy less with the same income.',
      'Inflation reduces the value of money. This means that people can buy less with the same income.',
    ],
    [
      'The reaction rate increased, which suggests that the particles had more energy.',
      'The reaction rate increased. This suggests that the particles had more energy.',
    ],
    [
      'The authors of the study tested their new method with a corpus, which was collected from three universities.',
      'The authors of the study tested their new method with a corpus. This corpus was collected from three universities.',
    ],
    [
      'The prices rose quickly, which made life difficult for many families.',
      'The prices rose quickly. This made life difficult for many families.',
    ],
  ],
  no: [
    'The old painter has placed a bowl of fruit in the foreground, which separates the viewer from the scene.',
    'The house has a roof, walls and windows, which are old.',
    'We have a modern tram, which takes me to school.',
    'The people of my city have been proud of a modern tram, which takes me to school.',
    'He visited Paris, which is the capital of France.',
    'She met a list of guests, which was long.',
    'The room, which is small, is cold.',
  ],
})
