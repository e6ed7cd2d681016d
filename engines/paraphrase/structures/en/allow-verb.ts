import { allowVerb } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'allow-verb',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'extend', 'synonyms'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => sentence.some(({ lemma }) => /^allow(?:ance)?$/.test(lemma)), allowVerb),
  yes: [
    ['The platform lets students learn at home.', 'The platform allows students to learn at home.'],
    ['Schools should let pupils choose their own topics.', 'Schools should allow pupils to choose their own topics.'],
    ['The window lets cold air enter the room.', 'The window allows cold air to enter the room.'],
    ['They want to let people choose their leaders.', 'They want to allow people to choose their leaders.'],
  ],
  no: [
    'The school had allowed her a week, and it refused to let a colleague accompany her.',
    'This lets students read and teachers prepare lessons.',
    'Let me explain this point.',
    'They let go of the rope.',
    'Parents should let children play and learn.',
    'They let the room to a student.',
  ],
})
