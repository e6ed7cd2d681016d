import { toSubordinate } from '../../moves/conjunction-swap.ts'
import { pairOf } from '../../moves/coordination.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs that answer each other. */
const opposites: readonly (readonly [string, string])[] = [
  ['close', 'open'],
  ['decrease', 'increase'],
  ['die', 'live'],
  ['fail', 'succeed'],
  ['fall', 'rise'],
  ['gain', 'lose'],
  ['lose', 'win'],
  ['shrink', 'grow'],
]

/** "Repairs took a day, but rewriting took months": two measures side by side, of which neither would lead one to expect the other. */
const isPlainContrast = (sentence: Tokens): boolean => {
  const pair = pairOf(sentence, sentence.length - 1, 'but')
  if (pair === null) return false
  const [one, other] = [pair.first, pair.second].map(({ verb }) => sentence[verb.main]?.lemma ?? '')
  if (one === undefined || other === undefined) return false
  const isSame = one === other && one !== 'be'
  return isSame || opposites.some((both) => one !== other && both.includes(one) && both.includes(other))
}

export default defineStructure({
  key: 'but-although',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(isPlainContrast, toSubordinate('but', 'although')),
  yes: [
    ['Recycling is useful, but it cannot solve the problem alone.', 'Although recycling is useful, it cannot solve the problem alone.'],
    ['My sister cried loudly, but I was excited.', 'Although my sister cried loudly, I was excited.'],
    ['The method is fast, but its results are not reliable.', 'Although the method is fast, its results are not reliable.'],
    [
      'Studying A-level Economics gave me words, but the textbook leaves much out.',
      'Although studying A-level Economics gave me words, the textbook leaves much out.',
    ],
    ['In addition, the firm is small, but it reacts quickly.', 'In addition, although the firm is small, it reacts quickly.'],
  ],
  no: [
    'Repairs took a day, but rewriting the manual took 11 months.',
    'Imports rose by a third, but exports fell.',
    'We therefore support the plan, but we propose a review.',
    'The king was rich, but this did not help the people.',
    'The car is not only fast, but it is also cheap.',
    'The food, the wine and the music were good, but the room was cold.',
    'Monsters are not born but made.',
    'Those years explain why I want to become a physician, but they also explain what kind.',
    'Studying economics gave me words, but it also showed me a gap.',
    "I'd ring them myself, but I'm stuck on a train with a dying battery.",
    'I could have rung them, but I was on a train.',
    'She wanted to ring them, but the battery was dead.',
    "I'm sorry I didn't reply earlier, but I've been busy.",
  ],
})
