import { defineCheck, type CheckFinding } from '../../check.ts'
import { agreeing, isMidAdverb, numberOfVerb, skipAdverbs, type Sentence } from '../../english/verbs.ts'
import { isWish } from '../../english/wishes.ts'

export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['He usually go to work by bicycle.', 'He usually goes to work by bicycle.'],
    ['She really need more time for herself.', 'She really needs more time for herself.'],
    ['After the first lesson it seem easy.', 'After the first lesson it seems easy.'],
    ['He often forget his keys at home.', 'He often forgets his keys at home.'],
    ['She never eat meat.', 'She never eats meat.'],
    ['It usually take two hours to get there.', 'It usually takes two hours to get there.'],
    ['They always is late for the meeting.', 'They always are late for the meeting.'],
    ['We was often tired after training.', 'We were often tired after training.'],
    ["He sometimes don't understand my jokes.", "He sometimes doesn't understand my jokes."],
    ['I think he speak good English.', 'I think he speaks good English.'],
    ['I know that she have many problems.', 'I know that she has many problems.'],
    ['My father says that it depend on the weather.', 'My father says that it depends on the weather.'],
    ['As you know, she live alone.', 'As you know, she lives alone.'],
    ["It don't matter what you wear.", "It doesn't matter what you wear."],
  ],
  right: [
    'He let it be.',
    'The essential thing is that she agree.',
    'I insist that she stay.',
    'They suggest that it remain open.',
    'Does she really like it?',
    'Did it ever rain?',
    'Let it go.',
    'We made it work.',
    'You and he are friends.',
    'If he were here, he would laugh.',
    'She need not come.',
    'He, like most of the boys, is tall.',
    'World War I has ended, and Type I is rare.',
    'It is you who are wrong.',
    'He further said that it is late.',
    'Not only does he play, but he also sings.',
    'Should he need help, call me.',
    'The day they met was cold.',
    'What they like most is music.',
    'I saw it fall.',
  ],
})

const numbers = { he: 'singular', she: 'singular', it: 'singular', we: 'plural', they: 'plural', i: 'plural', you: 'plural' } as const
const isPronoun = (lower: string): lower is keyof typeof numbers => Object.hasOwn(numbers, lower)

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const lower = tokens[i]?.lower ?? ''
  if (!isPronoun(lower) || !isSubject(tokens, i)) return null
  const verb = verbAfter(tokens, i)
  const token = tokens[verb]
  const asked = numberOfVerb(tokens, verb, true)
  const number = numbers[lower]
  if (!token || asked === null || asked === number || (lower === 'i' && token.lower === 'was')) return null
  const isBare = number === 'singular' && token.lower === token.lemma
  // "He maybe right": the adverb stands for "may be".
  if (tokens[verb - 1]?.lower === 'maybe') return null
  if (isBare && tokens.slice(0, i).some(isWish)) return null
  if (number === 'singular' && token.lower === 'were') return null
  const form = lower === 'i' && token.lower === 'is' ? 'am' : agreeing(token, number)
  return { from: verb, to: verb + 1, suggestions: [form] }
}

/** Past adverbs and an insertion between commas: "he, of course, goes". */
function verbAfter(tokens: Sentence, i: number): number {
  const next = skipAdverbs(tokens, i + 1)
  if (tokens[next]?.text !== ',') return next
  const close = tokens.findIndex((token, k) => k > next && token.text === ',')
  const isShort =
    close > 0 &&
    close - next <= 4 &&
    tokens
      .slice(next + 1, close)
      .every((token) => token.tag === 'ADP' || token.tag === 'NOUN' || isMidAdverb(token) || token.tag === 'PRON')
  return isShort ? skipAdverbs(tokens, close + 1) : next
}

const clauseOpeners =
  /^(?:that|because|if|when|while|although|though|since|as|so|but|whether|where|why|how|what|until|unless|before|after|once|which|whom)$/
const speaking =
  /^(?:think|say|hope|believe|know|feel|guess|suppose|see|find|mean|understand|imagine|explain|hear|realise|realize|notice|see)$/

/** Whether the pronoun can only be the subject of what follows: no verb before asks for it as its object or in a question. */
function isSubject(tokens: Sentence, i: number): boolean {
  const before = tokens[i - 1]
  if (!before) return true
  if (/^(?:and|or|nor|&)$/.test(before.lower)) return tokens[i - 2]?.text === ','
  if (tokens[i]?.lower === 'i' && /^\p{Lu}/u.test(before.text) && i > 1) return false
  if (before.tag === 'AUX' || /^(?:do|does|did|have|has|had|let|than|not|n't|only|nor|neither)$/.test(before.lower)) return false
  if (before.kind === 'mark') return /^[,;:]$/.test(before.text) && !isQuestionAhead(tokens, i)
  if (clauseOpeners.test(before.lower)) return true
  if (before.tag === 'VERB') return speaking.test(before.lemma ?? '') && /^(?:i|we|they|he|she)$/.test(tokens[i]?.lower ?? '')
  const isPlain = /^(?:he|she|they|we|i)$/.test(tokens[i]?.lower ?? '')
  return isPlain ? before.tag === 'NOUN' || before.tag === 'ADV' || before.tag === 'PRON' : before.tag === 'ADV' || isOpening(tokens, i)
}

const isQuestionAhead = (tokens: Sentence, i: number): boolean =>
  tokens[i - 1]?.text === ',' && /^(?:do|does|did|can|could|would|should)$/.test(tokens[i - 2]?.lower ?? '')

/** "After the first lesson it": a phrase that opens the sentence. */
const isOpening = (tokens: Sentence, i: number): boolean =>
  tokens[i]?.lower === 'it' &&
  tokens[0]?.tag === 'ADP' &&
  tokens[i - 1]?.tag === 'NOUN' &&
  !tokens.slice(0, i).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
