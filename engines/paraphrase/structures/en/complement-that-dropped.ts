import { bareThat } from '../../moves/parsed-adverbs-that.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'complement-that-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  isLoose: true,
  apply: rearrange(bareThat),
  yes: [
    ['I believe that the rules have misled us.', 'I believe the rules have misled us.'],
    ['Many parents think that a part-time job harms their children.', 'Many parents think a part-time job harms their children.'],
    [
      'If the shop opens on Sundays, I believe that most people will be glad.',
      'If the shop opens on Sundays, I believe most people will be glad.',
    ],
    ['This means that people can work at home.', 'This means people can work at home.'],
    ['We hope that the new path will be safer.', 'We hope the new path will be safer.'],
  ],
  no: [
    'They knew that their house was old.',
    'It would be too simple to say that the film praises war.',
    'I believe that the men who work in the mine and their families need help.',
    'He said that he was ill and that he needed help.',
    'We hope that the list, which is long, is useful.',
    'The report shows that the bridge is safe.',
    'Some say that the hall is too big, while others believe that it is too small.',
    'They believe that their story will help the village.',
    'We might suppose that the past can be forgotten.',
    'The legend says that the king of the island fled.',
    'People think that the lamp would fail and the guard would sleep.',
  ],
})
