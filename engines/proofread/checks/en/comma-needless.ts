import { defineCheck, type CheckFinding } from '../../check.ts'
import { findFrames, type Frame } from '../../english/frames.ts'
import { isTensed } from '../../english/subject-verb-pairs.ts'
import { isVerbTag, type Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt } from '../../english/words.ts'

const frames: readonly Frame[] = [
  [
    '~think|believe|know|say|hope|feel|realise|realize|notice|mean|understand|remember|forget|show|prove|explain|suppose|agree|decide|imagine|dream|claim|argue|discover|find&#VERB [ , ] that i|he|she|we|it|they|there|you|my|our|people|the|this|in',
    '',
  ],
  [
    'is|was clear|obvious|true|possible|important|necessary|likely|sure|certain|glad|happy|sad|surprised|afraid|sorry|proud [ , ] that i|he|she|we|it|they|there|you|my|our|people|the',
    '',
  ],
  ['~think|know|wonder|understand|ask|remember|forget|explain|learn|see [ , ] how|why|where|whether i|he|she|we|it|they|you|the|to', ''],
  ['so #ADJ||#ADV [ , ] that i|he|she|we|it|they|there|you|nobody|everybody|everyone|no|the|my|people', ''],
  ['the fact|idea|opinion|feeling|problem|reason|conclusion [ , ] that i|he|she|we|it|they|there|you|the|people', ''],
  ['#ADJ&/er$/||more|less|better|worse [ , ] than', ''],
  ['is|was|are|were easy|hard|difficult|important|necessary|possible|impossible|good|dangerous|interesting [ , ] to #VERB:base', ''],
  ['~want|need|like|decide|hope|try|plan [ , ] to #VERB:base', ''],
  ['such as [ , ] #NOUN||#ADJ||#PROPN', ''],
  ['^ although|though|because|if|when [ , ] i|he|she|we|they|it|there|the #VERB||#AUX||#NOUN', ''],
]
const findPhrases = findFrames(frames)

/** "The people in my country, are friendly." */
function subjectComma(tokens: Sentence): CheckFinding | null {
  const comma = tokens.findIndex(({ text }) => text === ',')
  const verb = tokens[comma + 1]
  if (comma < 2 || !verb || tokens.slice(comma + 1).some(({ text }) => text === ',')) return null
  if (!/^(?:the|my|our|his|their|most|many|some|this|these)$/.test(lowerAt(tokens, 0))) return null
  if (tokens.at(-1)?.text === '?') return null
  if (isRelative(tokens, comma)) return { from: comma, to: comma + 1, suggestions: [''] }
  if (tokens.slice(0, comma).some((token) => isVerbTag(token) || token.kind === 'mark')) return null
  if (
    tokens
      .slice(1, comma)
      .some(({ lower, tag }) => /^(?:who|which|that|than|more|time|when|the|not)$/.test(lower) && (lower !== 'the' || tag !== 'DET'))
  )
    return null
  const last = tokens[comma - 1]
  if (last?.tag !== 'NOUN' || !/^(?:is|are|was|were|has|have|will|can|should|do|does)$/.test(verb.lower) || !isTensed(tokens, comma + 1))
    return null
  return { from: comma, to: comma + 1, suggestions: [''] }
}

/** "The people who live here, are": a short relative clause that has the comma after it only. */
function isRelative(tokens: Sentence, comma: number): boolean {
  const who = tokens.findIndex(({ lower }) => /^(?:who|which|that)$/.test(lower))
  if (who < 2 || who > comma || tokens[who - 1]?.tag !== 'NOUN' || comma - who > 7) return false
  const isPlain = tokens.slice(0, who).every((token) => !isVerbTag(token) && token.kind === 'word')
  const verbs = tokens.slice(who, comma).filter((_, i) => isTensed(tokens, who + i))
  return isPlain && verbs.length === 1 && /^(?:is|are|was|were|have|has|can|will|should)$/.test(lowerAt(tokens, comma + 1))
}

export default defineCheck({
  key: 'comma-needless',
  class: 'comma-not-needed',
  find: (tokens) => {
    if (!isProse(tokens)) return []
    const found = findPhrases(tokens).filter((one) => one.from > 0)
    const subject = found.length === 0 ? subjectComma(tokens) : null
    return subject ? [subject] : found
  },
  wrong: [
    ['I believe, that he is right.', 'I believe that he is right.'],
    ['He said, that he was tired.', 'He said that he was tired.'],
    ['It is obvious, that we need more time.', 'It is obvious that we need more time.'],
    ['It is better, than the old one.', 'It is better than the old one.'],
    ['He is so strict, that nobody talks.', 'He is so strict that nobody talks.'],
    ['The people who live here, are very friendly.', 'The people who live here are very friendly.'],
    ['My mother and my father, are both teachers.', 'My mother and my father are both teachers.'],
    ['I do not know, how he did it.', 'I do not know how he did it.'],
  ],
  right: [
    'I believe, however, that he is right.',
    'My brother, who lives here, is ill.',
    'The people who live here, it seems, are rich.',
    'He left, that much is clear.',
    'It was better, then.',
    'I know, I know.',
    'And, as we know, it works.',
    'The teacher, the parents, and the child are here.',
    'The more you read, the better you write.',
    'Most of the time, it is fine.',
    'What he said, I think, was true.',
    'The next day, we left.',
  ],
})
