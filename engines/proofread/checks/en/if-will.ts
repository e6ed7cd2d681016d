import { defineCheck, type CheckFinding } from '../../check.ts'
import { phraseAt } from '../../english/phrase.ts'
import { pastPhrases } from '../../english/subject.ts'
import { agreeing, skipAdverbs, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'if-will',
  class: 'conditional',
  find: (tokens) => {
    const finding = inCondition(tokens) ?? inResult(tokens)
    return finding ? [finding] : []
  },
  wrong: [
    ['If I had known that, I will help you.', 'If I had known that, I would help you.'],
    ['If my parents will give me money, I will buy it.', 'If my parents give me money, I will buy it.'],
    ['If I were a bird, I will fly.', 'If I were a bird, I would fly.'],
    ['When the guests will arrive, we will eat.', 'When the guests arrive, we will eat.'],
    ['If the trains will be late, we will take a taxi.', 'If the trains are late, we will take a taxi.'],
    ['As soon as the film will end, we will go home.', 'As soon as the film ends, we will go home.'],
    ['When my sister will finish school, she will work in Spain.', 'When my sister finishes school, she will work in Spain.'],
    ['If your parents will come early, call me.', 'If your parents come early, call me.'],
    ['If we had more money, our life will be easier.', 'If we had more money, our life would be easier.'],
    ['If my father were younger, he will play with us.', 'If my father were younger, he would play with us.'],
    ['If I could fly, I will visit every country.', 'If I could fly, I would visit every country.'],
    ['Unless the weather will change, we will stay here.', 'Unless the weather changes, we will stay here.'],
    ['If the shop had opened earlier, we will be there now.', 'If the shop had opened earlier, we would be there now.'],
    ['If the weather will be fine, we will swim.', 'If the weather is fine, we will swim.'],
  ],
  right: [
    'If I had known that, I would have come.',
    'If he left yesterday, he will be here soon.',
    'If they were at home yesterday, they will know.',
    'When will the guests arrive?',
    'I do not know when the guests will arrive.',
    'If the weather is good, we will go out.',
    'When the film ends, the lights will go on.',
    'Before the war, the people will have lived well.',
    'After the match, the players will rest.',
    'If my parents agree, I will come, and my sister will stay.',
    'When the will was read, the family was silent.',
  ],
})

/** "If the weather will be", "As soon as my parents will come": the noun subject of an opening clause with will. */
function inCondition(tokens: Sentence): CheckFinding | null {
  const start = openerEnd(tokens)
  if (start < 0 || tokens.at(-1)?.text === '?') return null
  const phrase = phraseAt(tokens, start)
  if (!phrase?.number || (phrase.kind === 'pronoun' && /^(?:i|you|he|she|it|we|they)$/.test(tokens[start]?.lower ?? ''))) return null
  const will = skipAdverbs(tokens, pastPhrases(tokens, phrase.end)?.end ?? phrase.end)
  const verb = tokens[will + 1]
  const comma = tokens.findIndex((token, k) => k > will && token.text === ',')
  if (tokens[will]?.lower !== 'will' || tokens[will]?.tag !== 'AUX' || !verb?.lemma || verb.lower !== verb.lemma || comma < 0) return null
  const isBe = verb.lower === 'be'
  const form = isBe ? (phrase.number === 'singular' ? 'is' : 'are') : agreeing(verb, phrase.number)
  return { from: will, to: will + 2, suggestions: [form] }
}

function openerEnd(tokens: Sentence): number {
  if (/^(?:if|when|unless|until|before|after)$/.test(tokens[0]?.lower ?? '')) return 1
  return tokens
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ') === 'as soon as'
    ? 3
    : -1
}

/** "If I had known, I will help", "If I were rich, I will buy": would after what is not so. */
function inResult(tokens: Sentence): CheckFinding | null {
  if (tokens[0]?.lower !== 'if') return null
  const comma = tokens.findIndex(({ text }) => text === ',')
  if (comma < 3 || comma > 14 || !isUnreal(tokens, comma)) return null
  const phrase = phraseAt(tokens, comma + 1)
  const will = phrase ? skipAdverbs(tokens, phrase.end) : -1
  const verb = tokens[will + 1]
  const isWill = tokens[will]?.lower === 'will' && tokens[will]?.tag === 'AUX' && verb?.kind === 'word'
  return isWill ? { from: will, to: will + 1, suggestions: ['would'] } : null
}

/** "I had known", "I were", "we had more time", "he won": past about now. */
function isUnreal(tokens: Sentence, comma: number): boolean {
  const phrase = phraseAt(tokens, 1)
  const verb = phrase ? skipAdverbs(tokens, phrase.end) : -1
  const isSingular = phrase?.number === 'singular' || tokens[1]?.lower === 'i'
  const [first, next] = [tokens[verb]?.lower ?? '', tokens[verb + 1]]
  if (tokens.slice(1, comma).some(({ lower }) => /^(?:yesterday|already|ago|last|until|by)$/.test(lower))) return false
  return (
    (first === 'had' && (next?.form === 'participle' || next?.tag === 'DET' || next?.tag === 'ADJ')) ||
    (first === 'were' && isSingular) ||
    first === 'could'
  )
}
