import { allowVerb } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'allow-verb',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'extend', 'synonyms'],
  strength: 'normal',
  apply: allowVerb,
  yes: [
    ['The platform lets students learn at home.', 'The platform allows students to learn at home.'],
    ['Schools should let pupils choose their own topics.', 'Schools should allow pupils to choose their own topics.'],
    ['The window lets the light enter the room.', 'The window allows the light to enter the room.'],
    ['They want to let people vote online.', 'They want to allow people to vote online.'],
  ],
  no: [
    'Let me explain this point.',
    'They let go of the rope.',
    'Parents should let children play and learn.',
    'They let the room to a student.',
  ],
})
