import { toSubordinate } from '../../moves/conjunction-swap.ts'
import { pairOf } from '../../moves/coordination.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { areOpposite } from '../../moves/opposites.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Repairs took a day, but rewriting took months": two measures side by side, of which neither would lead one to expect the other. */
const isPlainContrast = (sentence: Tokens): boolean => {
  const pair = pairOf(sentence, sentence.length - 1, 'but')
  if (pair === null) return false
  const [one, other] = [pair.first, pair.second].map(({ verb }) => sentence[verb.main]?.lemma ?? '')
  if (one === undefined || other === undefined) return false
  const isSame = one === other && one !== 'be'
  return isSame || areOpposite(one, other)
}

/** What is too short for a concession, or is something else. */
const isNoConcession = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lower }) => lower === 'but')
  const [first, second] = [sentence.slice(leadEnd(sentence), at), sentence.slice(at + 1, -1)]
  const words = first.filter(({ tag }) => tag !== 'PUNCT').length
  // "It was good. We ate there but": the first clause is not of this sentence; "a clue-": a broken aside.
  if (first.some(({ text }) => /^[.!?]$|-$/.test(text)) || (words < shortest && second.length < shortest)) return true
  // "It's no bargain either, but": an addition.
  if (first.some(({ lower }) => lower === 'either')) return true
  return (
    isGuess(first) ||
    isGranted(first) ||
    isAnswer(first, second) ||
    isDismissed(second) ||
    isFound(second) ||
    isFeat(first, second) ||
    isImpersonal(second)
  )
}
const shortest = 4

/** "People tell me that chess is boring, but they have never played": an answer to what they say. */
const isAnswer = (first: Tokens, second: Tokens): boolean =>
  /^(?:he|she|they)$/.test(second[0]?.lower ?? '') && first.some(({ lemma }) => /^(?:claim|complain|say|tell)$/.test(lemma))

/** "She looked up, but there was only a cat": what was found is no wonder. */
const isFound = (second: Tokens): boolean =>
  second[0]?.lower === 'there' && second.slice(1, 5).some(({ lower }) => /^(?:just|merely|no|nobody|nothing|only)$/.test(lower))

/** "I first took it for a fault, but": a first thought that is put right. */
const isGuess = (first: Tokens): boolean =>
  first.some(({ lower }, i) => /^(?:first|initially|originally)$/.test(lower) && first[i + 1]?.tag === 'VERB') &&
  first.some(({ lemma }) => /^(?:assume|believe|expect|guess|mistake|suppose|suspect|take|think)$/.test(lemma))

/** "I'm not against it, but": a speaker clears the way for what is meant. */
const isGranted = (first: Tokens): boolean =>
  first[0]?.lower === 'i' &&
  first.slice(1, 4).some(({ lower }) => /^(?:not|n['’]t)$/.test(lower)) &&
  first.some(({ lemma }) => /^(?:against|deny|mean|object|oppose|opposed|say)$/.test(lemma))

/** "The reading was 9.4, but we ignored it": what was done with it, which the first clause gives no reason to doubt. */
const isDismissed = (second: Tokens): boolean =>
  second.some(
    ({ tag, lemma }, i) =>
      tag === 'VERB' &&
      /^(?:discard|disregard|drop|exclude|ignore|omit|reject|repeat)$/.test(lemma) &&
      /^(?:it|them)$/.test(second[i + 1]?.lower ?? ''),
  )

/** "It is hard to write such a book, but she has managed it": the second clause is what the first leads up to. */
const isFeat = (first: Tokens, second: Tokens): boolean =>
  first[0]?.lower === 'it' &&
  first.some(({ lower }) => /^(?:difficult|hard|impossible|rare)$/.test(lower)) &&
  second.some(({ lemma }) => /^(?:achieve|manage|succeed)$/.test(lemma))

/** "Tickets were cheap, but sucked to be refused": its subject is not that of the first clause. */
const isImpersonal = (second: Tokens): boolean =>
  /^(?:help|hurt|pay|seem|suck|turn)$/.test(second[0]?.lemma ?? '') && second[0]?.tag !== 'NOUN' && second[1]?.lower === 'to'

export default defineStructure({
  key: 'but-although',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => isPlainContrast(sentence) || isNoConcession(sentence), toSubordinate('but', 'although')),
  yes: [
    ['It is said that cats hate water, but I have seen one swim.', 'Although it is said that cats hate water, I have seen one swim.'],
    ['The locks are old, but not all keys are old.', 'Although the locks are old, not all keys are old.'],
    ['We looked for weeks, but found no buyer.', 'Although we looked for weeks, we found no buyer.'],
    ['The deck is pretty, but needs a coat of paint.', 'Although the deck is pretty, it needs a coat of paint.'],
    ['The soup was cheap, but it was too salty for me.', 'Although the soup was cheap, it was too salty for me.'],
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
    'I first took the noise for thunder, but the sky was clear.',
    'I am not against cars, but the square should be kept free of them.',
    'The first mean was 7.2 g, but we rejected it because the scale had tilted.',
    'He turned round, but there was only a dog on the stairs.',
    'Blades cut, but drew no blood.',
    'It was a good cafe. We never thought of it as a bar but we have had a beer there.',
    'People often say that cricket is dull, but they have never watched it.',
    'It is hard to write a guide that people enjoy, but the author has managed it.',
    'The tickets were cheap, but sucked to be turned away.',
    "This isn't a bargain either, but I think it's fair.",
    'At noon the square is hot, but at night it is cold.',
    'We had our own short, but lively history and the town was proud.',
    'The deck is pretty, but do not lean on it.',
    'They were neat before, but scared by the noise, they hid.',
    'Some people say that the plan works, but the town cannot pay for it.',
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
