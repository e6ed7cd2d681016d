import { concessionToHowever } from '../../moves/subclause-exchange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'concession-however',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: concessionToHowever,
  yes: [
    [
      'Although the design was simple, the results were hard to interpret.',
      'The design was simple; however, the results were hard to interpret.',
    ],
    [
      'Though tourism brings money to the island, the number of visitors should be limited.',
      'Tourism brings money to the island; however, the number of visitors should be limited.',
    ],
    [
      'Although many papers have examined sleep, little is known about its effect on taste.',
      'Many papers have examined sleep; however, little is known about its effect on taste.',
    ],
    [
      'Even though the nets were mended, the crew lost half of the catch.',
      'The nets were mended; however, the crew lost half of the catch.',
    ],
  ],
  no: [
    'Although it is small, the island has three lakes.',
    'Although the wine was cheap, the guests still complained.',
    'Although small, the sample was useful.',
    'Although tired, the walkers sang.',
    'The hall was cold, although the heating was on.',
    'However, although the price fell, few people bought the phone.',
  ],
})
