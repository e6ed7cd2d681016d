import { questionNamed } from '../../moves/wh-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'question-named',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: questionNamed,
  yes: [
    ['We examined whether a letter could help.', 'We examined the question of whether a letter could help.'],
    ['Historians disagree about whether the king knew.', 'Historians disagree about the question of whether the king knew.'],
    ['This paper discusses whether schools should open later.', 'This paper discusses the question of whether schools should open later.'],
  ],
  no: [
    'Please consider whether you need a second key.',
    'She asked whether the shop was open.',
    'It was discussed whether the king knew.',
    'The question is whether we examined whether it works.',
    'The debate about whether it works goes on.',
    'We discussed whether or not to go.',
  ],
})
