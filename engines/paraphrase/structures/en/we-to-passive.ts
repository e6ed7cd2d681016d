import { weToPassive } from '../../moves/parsed-voice.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'we-to-passive',
  kind: 'clause',
  reason: 'passive-voice',
  modes: ['academic'],
  strength: 'normal',
  isFormal: true,
  isWhole: true,
  apply: weToPassive,
  yes: [
    ['In this paper, we study the growth of random graphs.', 'In this paper, the growth of random graphs is studied.'],
    ['We also present a simple model.', 'A simple model is also presented.'],
    ['We have compared the two methods in detail.', 'The two methods have been compared in detail.'],
    ['We measured the mass of each sample.', 'The mass of each sample was measured.'],
  ],
  no: [
    'We used our own data.',
    'We like this model.',
    'We measured the mass, which was small.',
    'We studied it in detail.',
    'We found that the model fits.',
    'To check the result, we measured the mass of each sample.',
    'With this tool, we observed distinct pulses with a period consistent with the older data.',
    'We present maps with different colours for each valley.',
  ],
})
