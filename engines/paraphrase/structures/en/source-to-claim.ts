import { sourceToClaim } from '../../moves/opinion.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'source-to-claim',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: sourceToClaim,
  yes: [
    ['According to Harlow (2014), privacy has become a skill.', 'Harlow (2014) states that privacy has become a skill.'],
    ['According to Smith and Jones (2019), short breaks improve memory.', 'Smith and Jones (2019) state that short breaks improve memory.'],
    ['According to Novak et al. (2020), the test is reliable.', 'Novak et al. (2020) state that the test is reliable.'],
  ],
  no: [
    'According to the plan, the work ends in May.',
    'According to my teacher, practice helps.',
    'According to Harlow (2014), privacy is a skill, and skills can be learnt.',
  ],
})
