import { whatShows } from '../../moves/sentence-frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'what-shows',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: whatShows,
  yes: [
    ['The results show that sleep helps.', 'What the results show is that sleep helps.'],
    ['This means that buses are often late.', 'What this means is that buses are often late.'],
    ['This means we have to wait.', 'What this means is that we have to wait.'],
    ['The survey showed that most pupils walk to school.', 'What the survey showed was that most pupils walk to school.'],
    [
      'Prentice (2014) found that teachers could plan such lessons.',
      'What Prentice (2014) found was that teachers could plan such lessons.',
    ],
    ['Thus, our findings suggest that shade matters.', 'Thus, what our findings suggest is that shade matters.'],
  ],
  no: [
    'We show that the model is stable.',
    'The results show that sleep helps and suggest that naps do too.',
    'An analysis of the notes shows that checks were missing.',
    'This does not mean that the plan has failed.',
    'The results may suggest that sleep helps.',
    'My brother showed that he could cook.',
    'This shows clear signs of age.',
  ],
})
