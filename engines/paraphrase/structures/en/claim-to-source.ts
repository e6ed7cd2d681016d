import { claimToSource } from '../../moves/opinion.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'claim-to-source',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic', 'shorten'],
  strength: 'normal',
  apply: claimToSource,
  yes: [
    ['Harlow (2014) argues that privacy has become a skill.', 'According to Harlow (2014), privacy has become a skill.'],
    ['Smith and Jones (2019) claim that short breaks improve memory.', 'According to Smith and Jones (2019), short breaks improve memory.'],
    ['Novak et al. (2020) state that the test is reliable.', 'According to Novak et al. (2020), the test is reliable.'],
  ],
  no: [
    'Harlow (2014) shows that privacy has become a skill.',
    'The author argues that privacy is a skill.',
    'Harlow (2014) argues that people should protect their data.',
  ],
})
