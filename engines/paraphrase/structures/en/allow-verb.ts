import { allowVerb } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "willing to let a machine help a parent to wash": a third infinitive in a chain. */
const makesChain = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lemma }) => lemma === 'let')
  const isInfinitive = sentence[at - 1]?.lower === 'to'
  const rest = sentence.slice(at + 1)
  const hasNext = rest.some(({ lower, lemma }, i) => /^(?:help|try|want)$/.test(lemma) || (lower === 'to' && rest[i + 1]?.tag === 'VERB'))
  return hasNext || (isInfinitive && sentence[at - 2]?.tag === 'ADJ')
}

export default defineStructure({
  key: 'allow-verb',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'extend', 'synonyms'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => sentence.some(({ lemma }) => /^allow(?:ance)?$/.test(lemma)) || makesChain(sentence), allowVerb),
  yes: [
    ['The platform lets students learn at home.', 'The platform allows students to learn at home.'],
    ['Schools should let pupils choose their own topics.', 'Schools should allow pupils to choose their own topics.'],
    ['The window lets cold air enter the room.', 'The window allows cold air to enter the room.'],
    ['They want to let people choose their leaders.', 'They want to allow people to choose their leaders.'],
  ],
  no: [
    'The school lets children try to cook.',
    'They would be willing to let a machine help a parent to wash.',
    'The school had allowed her a week, and it refused to let a colleague accompany her.',
    'This lets students read and teachers prepare lessons.',
    'Let me explain this point.',
    'They let go of the rope.',
    'Parents should let children play and learn.',
    'They let the room to a student.',
  ],
})
