import { repeatTo } from '../../moves/spell-pair.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { firstChange, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs whose "to" is a preposition, left at the end of its clause: "the families I spoke to". */
const withTo = /^(?:belong|listen|object|refer|speak|talk)$/
/** Verbs of coming and going, of which the second verb may be told as well: "they return to sell it and find". Sorted. */
const coming = /^(?:arrive|come|drive|fly|gather|go|head|hurry|leave|meet|move|return|rush|set|stop|travel|walk)$/
/** What somebody comes upon without meaning to. Sorted. */
const noticing = /^(?:discover|find|hear|learn|notice|realise|realize|see)$/

/** "return to a farm to bury their father and find that he sold it": what happens next, no purpose. */
const isNextEvent = (sentence: Tokens, to: number, at: number): boolean => {
  const next = sentence[at + 1]?.lower ?? ''
  if (noticing.test(sentence[at]?.lemma ?? '') && /^(?:he|it|she|that|they)$/.test(next)) return true
  return sentence.slice(0, to).some(({ tag, lemma, form }) => tag === 'VERB' && coming.test(lemma) && /^(?:base|pl)$/.test(form ?? ''))
}

/** "You can use cards to learn them or write a list": the other thing that one can do. */
const isOtherRoad = (sentence: Tokens, to: number, at: number): boolean =>
  sentence[at - 1]?.lower === 'or' &&
  !/^(?:ADJ|VERB)$/.test(sentence[to - 1]?.tag ?? '') &&
  sentence.slice(0, to).some(({ lower }) => /^(?:can|could|may|might|must|should|will|would)$/.test(lower))

/** What is done at the end, or in one go with what comes before. */
const going = /^(?:depart|disappear|flee|forget|go|leave|return|run|vanish|walk)$/

/** "tend to buy one item and leave": one habit, or one act after the other. */
const isOneAct = (sentence: Tokens): boolean => {
  const made = madeOf(repeatTo, sentence)
  const at = firstChange(sentence, made)
  const to = sentence.findLastIndex(({ lower }, i) => i < at && lower === 'to')
  // "they started to turn and hatch", "causing him to jump and drop it": one event.
  if (sentence.slice(Math.max(0, to - 3), to).some(({ lemma }) => /^(?:begin|cause|start)$/.test(lemma))) return true
  if (isNextEvent(sentence, to, at) || isOtherRoad(sentence, to, at) || sentence[to + 1]?.lemma === 'get') return true
  return going.test(sentence[at]?.lemma ?? '') || withTo.test(sentence[to - 1]?.lemma ?? '') || sentence[to - 1]?.lemma === 'tend'
}

/** Two verbs that are said as one. Sorted. */
const fixed: ReadonlySet<string> = new Set([
  'adapt thrive',
  'compare contrast',
  'learn grow',
  'live work',
  'mix match',
  'protect defend',
  'protect serve',
  'survive thrive',
  'work play',
])

/** "to compare and contrast" */
const isFixed = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => lower === 'and' && fixed.has(`${sentence[i - 1]?.lower} ${sentence[i + 1]?.lower}`))

/** "To make a thing and leave it is a crime": both make one act, of which one thing is said. */
const isSubject = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const before = sentence[i - 1]
    return lower === 'to' && (before === undefined || before.tag === 'PUNCT' || before.tag === 'SCONJ' || before.lower === 'that')
  })

export default defineStructure({
  key: 'second-to-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: unless((sentence) => isSubject(sentence) || isOneAct(sentence) || isFixed(sentence), repeatTo),
  yes: [
    ['They learn to read and write.', 'They learn to read and to write.'],
    ['It is hard to meet people and make friends.', 'It is hard to meet people and to make friends.'],
    ['We want to find and repair the fault.', 'We want to find and to repair the fault.'],
    ['She hopes to find work or start a firm.', 'She hopes to find work or to start a firm.'],
    ['The pupils are able to find the answer and explain it.', 'The pupils are able to find the answer and to explain it.'],
    ['They want to make new friends and learn from them.', 'They want to make new friends and to learn from them.'],
  ],
  no: [
    'The noise caused him to jump and drop the lamp.',
    'The essay serves to compare and contrast the two poems.',
    'Good teachers are not afraid to ask questions and try new books.',
    'They do not want to miss the bus and wait in the rain.',
    'Customers there tend to buy one item and leave, so a smaller range would probably serve them just as well.',
    'The families I spoke to eat pasta in front of the television and think nothing of it.',
    'We want to pay the bill and leave.',
    'It is true that to create something and walk away from it is a crime.',
    'To make a mess and leave it is rude.',
    'Two sisters return to the village to sell the house and find that it is empty.',
    'Every summer the farmers come to town to sell eggs and drink beer.',
    'You can use small cards to learn the words or write a list.',
    'They want to get out and start a new life.',
    'They are hard to build and need care.',
    'They learn to read and to write.',
    'We want to try and find the fault.',
    'She went to Leeds and found a flat.',
    'They know how to read and write.',
    'He asked me to go and see her.',
    'We want to be safe and help others.',
  ],
})
