import { letVerb } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'let-verb',
  kind: 'clause',
  reason: 'plainer',
  modes: ['simplify', 'shorten'],
  strength: 'mild',
  isLoose: true,
  apply: letVerb,
  yes: [
    ['The platform allows students to learn at home.', 'The platform lets students learn at home.'],
    ['These tools enable teachers to share ideas.', 'These tools let teachers share ideas.'],
    ['Heat causes the gas to expand.', 'Heat makes the gas expand.'],
    ['The law permitted farmers to sell their land.', 'The law let farmers sell their land.'],
  ],
  no: [
    'Students are allowed to leave early.',
    'The rules allow students to be late.',
    'Rising temperatures cause glaciers to melt and sea levels to rise.',
    'The platform allows for more freedom.',
    'The platform allows students to read, to write and to speak.',
  ],
})
