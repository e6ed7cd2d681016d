import { clauseVerbs, relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { skipAdverbs, isVerbTag, type Sentence } from './verbs.ts'
import { lowerAt } from './words.ts'

/** A subject and its finite verb: the subject begins at `start`, the verb stands at `verb`. */
export type Clause = { readonly start: number; readonly verb: number; readonly kind: 'pronoun' | 'noun' }

/** Pronouns that are never an object. */
const nominative = /^(?:i|he|she|we|they)$/
const openPronouns = /^(?:it|you|this|that|there|these|those|everyone|everybody|nobody|someone|somebody)$/
const determiners = /^(?:the|a|an|my|your|his|its|our|their|this|these|those|some|many|most|all|every|each|both|several|no)$/
const auxiliaries =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|'m|'re|'s|'ve|'ll|'d|ca|wo)$/

/** Whether a verb that carries tense stands there. */
export function isTensed(tokens: Sentence, i: number): boolean {
  const token = tokens[i]
  if (!token || !isVerbTag(token)) return false
  if (auxiliaries.test(token.lower)) return lowerAt(tokens, i - 1) !== 'to'
  if (token.form === 'base' && lowerAt(tokens, i - 1) === 'to') return false
  return token.tag === 'VERB' && (token.form === 'past' || token.form === 'pl' || token.form === '3sg' || token.form === 'base')
}

/** The end of a short noun phrase that begins with a determiner, with one "of" phrase; -1 where there is none. */
function nounEnd(tokens: Sentence, start: number): number {
  let end = -1
  let k = start
  if (determiners.test(lowerAt(tokens, k))) k++
  else if (tokens[k]?.tag !== 'NOUN' && tokens[k]?.tag !== 'PROPN') return -1
  for (let token = tokens[k]; token; token = tokens[k]) {
    if (token.tag === 'NOUN' || token.tag === 'PROPN') end = k + 1
    else if (!((token.tag === 'ADJ' || token.tag === 'NUM') && end < 0) && !(/^['’]s?$/.test(token.lower) && token.tag === 'PART')) break
    k++
  }
  if (end > 0 && lowerAt(tokens, end) === 'of' && determiners.test(lowerAt(tokens, end + 1))) return nounEnd(tokens, end + 1)
  return end
}

/** The clause that begins at `i`, or null where no subject with a tensed verb stands there plainly. */
export function clauseFrom(tokens: Sentence, i: number): Clause | null {
  const first = tokens[i]
  if (!first || first.kind !== 'word') return null
  const isPronoun =
    nominative.test(first.lower) || (openPronouns.test(first.lower) && tokens[i + 1]?.tag !== 'NOUN' && tokens[i + 1]?.tag !== 'ADJ')
  const end = isPronoun ? i + 1 : nounEnd(tokens, i)
  if (end < 0) return null
  const verb = skipAdverbs(tokens, end)
  if (!isTensed(tokens, verb)) return null
  const token = tokens[verb]
  // "the results obtained from": a participle may look like a past.
  if (!isPronoun && token?.tag === 'VERB' && token.form === 'past' && /^(?:by|in|from|at|on|with|as|for)$/.test(lowerAt(tokens, verb + 1)))
    return null
  if (!isPronoun && token?.tag === 'VERB' && (token.form === 'base' || token.form === 'pl') && !/s$/.test(lowerAt(tokens, end - 1)))
    return null
  return { start: i, verb, kind: isPronoun ? 'pronoun' : 'noun' }
}

export const isNominative = (tokens: Sentence, i: number): boolean => nominative.test(lowerAt(tokens, i))

const linking =
  /^(?:that|who|whom|whose|which|what|where|when|why|how|if|because|and|or|but|so|than|as|while|before|after|until|till|since|unless|whether|although|though|once|like|nor|yet|for|not|only|no|too|all|both|is|are|was|were|be|or|the|a)$/
const feelings =
  /^(?:sure|glad|afraid|happy|sorry|aware|certain|surprised|convinced|angry|sad|proud|worried|pleased|lucky|clear|true|confident|scared|so|such|first|last|everything|anything|something|nothing|all|one|ones)$/
/** Nouns that a clause may follow as their own: "the time I was". */
const ownsClause =
  /^(?:time|way|moment|fact|day|year|reason|place|thing|things|extent|people|person|night|minute|idea|news|feeling|impression|hope)$/
const telling = /^(?:tell|show|teach|remind|convince|promise|assure|inform|warn|ask|bet|persuade|see|hear|watch|let|make|help|have)$/

const informing = /^(?:tell|show|teach|remind|convince|promise|assure|inform|warn|ask|bet|persuade)$/

/** Whether what stands before `i` may take the clause that begins there as its own: "I know | he is", "the man | I love". */
export function mayGovern(tokens: Sentence, i: number): boolean {
  const before = tokens[i - 1]
  if (!before || before.kind !== 'word') return true
  const { lower } = before
  if (linking.test(lower) || feelings.test(lower) || relatives.has(lower) || (subordinators.has(lower) && before.tag !== 'ADV')) return true
  if (
    ownsClause.test(lower) &&
    tokens.slice(Math.max(0, i - 4), i - 1).some((one) => /^(?:the|every|any|each|only|first|last|next|a|an)$/.test(one.lower))
  )
    return true
  if (
    isVerbTag(before) &&
    (clauseVerbs.has(before.lemma ?? '') ||
      before.tag === 'AUX' ||
      telling.test(before.lemma ?? '') ||
      /^(?:be|seem|appear|want|need|like|love)$/.test(before.lemma ?? ''))
  )
    return true
  // "told him he was", "told my mother I was"
  for (let k = i - 2; k >= Math.max(0, i - 4); k--)
    if (isVerbTag(tokens[k] ?? before) && informing.test(tokens[k]?.lemma ?? '')) return true
  return false
}

/** Whether the verb of a clause has its complement right after it, so that no noun before the clause is its object. */
export function isComplete(tokens: Sentence, { verb }: Clause): boolean {
  let k = verb
  while (isVerbTag(tokens[k] ?? { tag: null }) || tokens[k]?.tag === 'ADV' || /^(?:not|n't|to)$/.test(lowerAt(tokens, k))) k++
  const next = tokens[k]
  const last = tokens[k - 1]
  if (!next) return false
  if (/^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(next.tag ?? '')) return true
  const lemma = last?.tag === 'ADV' ? tokens.slice(verb, k).findLast((one) => isVerbTag(one))?.lemma : last?.lemma
  return intransitive.test(lemma ?? '')
}

const intransitive =
  /^(?:go|come|arrive|leave|stay|sleep|cry|laugh|run|die|fall|happen|wait|walk|sit|stand|smile|return|travel|swim|work|live|wake|rise|jump|agree|disappear|fight|dance|escape|start|begin|stop|finish|succeed|fail|apologise|apologize|depart|grow|begin|be)$/

/** Whether no other tensed verb follows the clause before the sentence ends, so that it must be the main clause. */
export function isLast(tokens: Sentence, { verb }: Clause): boolean {
  let k = verb + 1
  while (tokens[k] && (isVerbTag(tokens[k] ?? { tag: null }) || tokens[k]?.tag === 'ADV' || /^(?:not|n't)$/.test(lowerAt(tokens, k)))) k++
  return !tokens.slice(k).some((token, i) => isTensed(tokens, k + i) || token.text === ',' || relatives.has(token.lower))
}
