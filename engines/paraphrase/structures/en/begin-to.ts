import { beginTo } from '../../moves/gerund-to.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'begin-to',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: beginTo,
  yes: [
    ['The baby started crying in the night.', 'The baby started to cry in the night.'],
    ['Then they began asking questions about the plan.', 'Then they began to ask questions about the plan.'],
    ['Prices continued rising after the war.', 'Prices continued to rise after the war.'],
  ],
  no: [
    'They started laughing and crying.',
    'She wants to start learning the piano.',
    'He started training in May.',
    'The starting point is clear.',
    'The story is starting making sense.',
    'We stopped complaining and started repairing the roof.',
    'He began painting the fence and continued humming the tune.',
    'I met many neighbours after I started working at the bakery.',
    'Few people started using the new bridge.',
    'She began volunteering at the zoo last spring.',
    'They started opening the parcel, only to find an old shoe.',
  ],
})
