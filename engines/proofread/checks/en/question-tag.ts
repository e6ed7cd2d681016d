import { defineCheck, type CheckFinding } from '../../check.ts'
import { isModal, numberOfVerb, skipAdverbs, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'question-tag',
  class: 'question-order',
  find: (tokens) => {
    const finding = findIn(tokens)
    return finding ? [finding] : []
  },
  wrong: [
    ["He is tall, isn't it?", "He is tall, isn't he?"],
    ["You like music, isn't it?", "You like music, don't you?"],
    ["She can swim, isn't it?", "She can swim, can't she?"],
    ["They went home early, isn't it?", "They went home early, didn't they?"],
    ["We have met before, isn't it?", "We have met before, haven't we?"],
    ["He works here, isn't it?", "He works here, doesn't he?"],
  ],
  right: [
    "It is late, isn't it?",
    "You like music, don't you?",
    "This is your bag, isn't it?",
    "You said that it is late, isn't it?",
    "He will come, won't he?",
    "They never say it is late, and it is, isn't it?",
    "You know, it's strange, isn't it?",
  ],
})

const negated: Readonly<Record<string, string>> = {
  can: "can't",
  will: "won't",
  am: "aren't",
  "'m": "aren't",
  "'re": "aren't",
  "'ll": "won't",
  "'ve": "haven't",
}

/** "You like music, isn't it?": the tag takes the pronoun and the auxiliary of its sentence. */
function findIn(tokens: Sentence): CheckFinding | null {
  const end = tokens.length - 1
  const tag = tokens.slice(end - 4, end).map(({ lower }) => lower)
  if (tokens[end]?.text !== '?' || tag.join(' ') !== ", is n't it") return null
  const subject = tokens[0]?.lower ?? ''
  const isPlain = tokens.slice(1, end - 4).every(({ text, lower }) => text !== ',' && !/^(?:it|this|that|there|what)$/.test(lower))
  if (!/^(?:i|you|he|she|we|they)$/.test(subject) || !isPlain) return null
  const verb = auxiliaryOf(tokens, skipAdverbs(tokens, 1))
  const pronoun = subject === 'i' ? 'I' : subject
  return verb ? { from: end - 3, to: end, suggestions: [`${verb} ${pronoun}`] } : null
}

/** The auxiliary, negated, that answers the verb at `at`; null where it cannot be told or is negative itself. */
function auxiliaryOf(tokens: Sentence, at: number): string | null {
  const token = tokens[at]
  const { lower = '' } = token ?? {}
  if (
    !token ||
    /^(?:not|n't)$/.test(tokens[at + 1]?.lower ?? '') ||
    tokens.slice(0, at).some((one) => /^(?:never|hardly|rarely)$/.test(one.lower))
  )
    return null
  const own = negated[lower]
  if (own) return own
  const isOwn =
    /^(?:is|are|was|were)$/.test(lower) || isModal(token) || (/^(?:has|have|had)$/.test(lower) && tokens[at + 1]?.form === 'participle')
  if (isOwn) return lower === "'d" || lower === 'may' ? null : `${lower}n't`
  if (token.tag !== 'VERB' && token.tag !== 'AUX') return null
  if (token.form === 'past') return "didn't"
  const number = numberOfVerb(tokens, at, true)
  return number === 'singular' ? "doesn't" : number === 'plural' ? "don't" : null
}
