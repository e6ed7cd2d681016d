import { clauseVerbs, subordinators } from '../../../languages/en/grammar/grammar-words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseFrom, isNominative, type Clause } from '../../english/subject-verb-pairs.ts'
import { isVerbTag, type Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt, upperFirst } from '../../english/words.ts'

/** Words in the first clause that may ask for what follows the comma. */
const opening =
  /^(?:that|if|when|because|although|though|since|while|as|unless|once|until|after|before|whenever|wherever|whether|however|whatever|nor|neither|hardly|scarcely|sooner|only|so|both|either|let|say|says|said|tell|told|think|thinks|ask|asked|one|first|reason)$/
const asides =
  /^(?:think|know|guess|suppose|believe|hope|say|says|said|mean|see|feel|imagine|thought|knew|asked|replied|answered|told|added|wrote|claim|claims|claimed|argue|argues|argued|explained|explains|suggest|suggests|suggested|fear|admit|admitted|cried|shouted|whispered|insisted|continued|remarked|noted)$/

function isTag(tokens: Sentence, { verb, start }: Clause): boolean {
  const after = tokens[verb + 1]
  const isAside =
    asides.test(lowerAt(tokens, verb)) && (after === undefined || after.kind === 'mark' || /^(?:that|to|of|so)$/.test(after.lower))
  return isAside || lowerAt(tokens, verb) === 'mean' || tokens[start]?.lower === 'you' || tokens.at(-1)?.text === '?'
}

function findingIn(tokens: Sentence): CheckFinding | null {
  const comma = tokens.findIndex(({ text }) => text === ',')
  const first = clauseFrom(tokens, 0)
  if (
    comma < 3 ||
    !first ||
    first.verb >= comma ||
    (/^(?:there|it|this|that|these)$/.test(lowerAt(tokens, 0)) && lowerAt(tokens, 0) === lowerAt(tokens, comma + 1))
  )
    return null
  const head = tokens.slice(0, comma)
  if (head.some(({ lower, kind, text }) => opening.test(lower) || subordinators.has(lower) || (kind === 'mark' && !/^[-'’]$/.test(text))))
    return null
  if (tokens.some(({ text }) => /^["“”«»():;–—…]$/.test(text) || text === '‘')) return null
  const second = clauseFrom(tokens, comma + 1)
  const isSubject =
    isNominative(tokens, comma + 1) ||
    /^(?:it|this|there|these|everybody|everyone|nobody)$/.test(lowerAt(tokens, comma + 1)) ||
    second?.kind === 'noun'
  if (!second || !isSubject || isTag(tokens, second)) return null
  const rest = tokens.slice(second.verb)
  // "I came, I saw, I conquered", "He is, I think, right", "the bus, the train and the car are"
  if (rest.some(({ text, lower }, k) => text === ',' || (lower === 'and' && k < 3))) return null
  if (second.kind === 'noun' && !isPlainSubject(tokens, second)) return null
  // "It seems, he was told": the first clause asks for another.
  const last = tokens[comma - 1]
  if (last && isVerbTag(last) && clauseVerbs.has(last.lemma ?? '')) return null
  const next = tokens[comma + 1]
  // "He is not my friend, he is my brother"
  if (head.some(({ lower }) => /^(?:not|n't|no|never)$/.test(lower)) && tokens[first.verb]?.lemma === tokens[second.verb]?.lemma)
    return null
  if (!next || rest.length < 3 || rest[1]?.lower === 'true') return null
  return { from: comma, to: comma + 2, suggestions: [`. ${upperFirst(next.text)}`, `; ${next.text}`, `, and ${next.text}`] }
}

/** Only "the", "my" and the like open a second clause for sure; a bare noun may be an apposition or a list. */
const isPlainSubject = (tokens: Sentence, { start, verb }: Clause): boolean =>
  /^(?:the|my|our|his|their|her|its)$/.test(lowerAt(tokens, start)) && tokens[verb]?.tag === 'AUX'

export default defineCheck({
  key: 'comma-splice',
  class: 'comma-splice',
  find: (tokens) => {
    const found = isProse(tokens) ? findingIn(tokens) : null
    return found ? [found] : []
  },
  wrong: [
    ['I was late, the bus had left.', 'I was late. The bus had left.'],
    ['I was very hungry, I ate two pizzas.', 'I was very hungry. I ate two pizzas.'],
    ['The film was boring, we left early.', 'The film was boring. We left early.'],
    ['We were very tired, we went to bed early.', 'We were very tired. We went to bed early.'],
    ['I am keen on sailing, it is my favourite sport.', 'I am keen on sailing. It is my favourite sport.'],
    ['She is my best friend, I tell her everything.', 'She is my best friend. I tell her everything.'],
    ['The hotel was dirty, the food was awful.', 'The hotel was dirty. The food was awful.'],
    ['He could not come, he was too tired.', 'He could not come. He was too tired.'],
  ],
  right: [
    'It is late, I think.',
    'I came, I saw, I conquered.',
    'If it rains, we stay at home.',
    'It is cold, is it not?',
    'The answer is simple, he said.',
    'There are art lessons, there are petty arguments.',
    'It is fitting that at this moment, we take the pledge.',
    'We left early, and they stayed.',
    'The more I read, the more I know.',
    'As I said, it is late.',
    'My brother, who lives in Rome, is ill.',
    'I was tired, you know.',
    'He is a teacher, she thinks.',
    'He not only sings, he dances.',
  ],
})
