import { subclauseBack } from '../../moves/subclause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-clause-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: subclauseBack({ conjunctions: ['because'], comma: false }),
  yes: [
    ['Because the outcome was rare, we used an exact test.', 'We used an exact test because the outcome was rare.'],
    [
      'Because two clerks may open the same file at the same moment, every record is locked.',
      'Every record is locked because two clerks may open the same file at the same moment.',
    ],
    [
      'Because owls hunt at night, the two surveys were analysed separately.',
      'The two surveys were analysed separately because owls hunt at night.',
    ],
    [
      'Because the records were incomplete, firm conclusions cannot be drawn.',
      'Firm conclusions cannot be drawn, because the records were incomplete.',
    ],
  ],
  no: [
    'Because they are heavy, the crates stay outside.',
    'Because the bell was cracked, its sound was dull.',
    'Because the cellar was wet, we think that mould spread.',
    'Because the road was closed, this took hours.',
    'Because the mill was old, the owner closed it, and the workers left.',
    'Because of the rain, the match was stopped.',
    'Because the pupil lives far away, the bus is a great help to them.',
    'Because the inn stands on a hill, there are fine views from any room facing the lake.',
  ],
})
