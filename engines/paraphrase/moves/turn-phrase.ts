import { clauseAt, isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { isFixedPair, orderedWords } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'
import { hasVerbBefore } from './turn-pair.ts'

/** "the cost of the trip and the length of the stay" to "the length of the stay and the cost of the trip". */
export const turnPhrases: Structure['apply'] = rearrange((sentence, end) => turnAt(sentence, end))

/** `first` to `firstEnd` and `second` to `secondEnd` are the two phrases. */
type Pair = {
  readonly tokens: Tokens
  readonly first: number
  readonly firstEnd: number
  readonly second: number
  readonly secondEnd: number
  readonly end: number
}

function turnAt(tokens: Tokens, end: number): readonly Tokens[] | null {
  if (tokens.some(({ lower }) => tellsOrder.test(lower))) return null
  for (let and = 2; and < end - 1; and++) {
    if (tokens[and]?.lower !== 'and' || /^(and|or)$/.test(tokens[and + 1]?.lower ?? '')) continue
    const firstEnd = isComma(tokens[and - 1]) ? and - 1 : and
    const secondEnd = nounPhraseEnd(tokens, and + 1, { join: false })
    if (secondEnd < 0 || tokens[and + 1]?.space === '') continue
    const whole = firstOf(tokens, firstEnd)
    if (whole < 0) continue
    const pair = alike({ tokens, first: whole, firstEnd, second: and + 1, secondEnd, end })
    if (pair !== null && isPhrasePair(pair)) return [turned(pair)]
  }
  return null
}

const turned = ({ tokens, first, firstEnd, second, secondEnd }: Pair): Tokens =>
  compose(
    tokens.slice(0, first),
    tokens.slice(second, secondEnd),
    tokens.slice(firstEnd, second),
    first === 0 ? lowerFirst(tokens.slice(first, firstEnd)) : tokens.slice(first, firstEnd),
    tokens.slice(secondEnd),
  )

/** Where the longest noun phrase that ends at `end` begins, without "and". */
function firstOf(tokens: Tokens, end: number): number {
  let start = -1
  for (let k = end - 1; k >= Math.max(0, end - 9); k--) {
    if (/^[,;:()"“”]$/.test(tokens[k]?.text ?? '')) break
    if (nounPhraseEnd(tokens, k, { join: false }) === end) start = k
  }
  return start
}

const tellsOrder =
  /^(respectively|former|latter|then|later|finally|next|afterwards|subsequently|eventually|order|sequence|first|second|third)$/

type Shape = {
  readonly determiner: '' | 'a' | 'the' | 'own'
  readonly hasAdjective: boolean
  readonly isCompound: boolean
  readonly hasOf: boolean
  readonly head: number
}

const determinerOf = (lower: string): Shape['determiner'] =>
  /^an?$/.test(lower) ? 'a' : lower === 'the' ? 'the' : /^(my|our|your)$/.test(lower) ? 'own' : ''

/** What a plain phrase is made of; null for one with a name, a number, a pronoun or a word that points back. */
function shapeOf(tokens: Tokens, from: number, to: number): Shape | null {
  const determiner = determinerOf(tokens[from]?.lower ?? '')
  let [hasAdjective, isCompound, hasOf, head] = [false, false, false, -1]
  for (let i = determiner === '' ? from : from + 1; i < to; i++) {
    const token = tokens[i]
    if (token === undefined || token.isLocked || token.isName || pointing.test(token.lower) || orderedWords.has(token.lemma)) return null
    if (token.tag === 'NOUN') {
      if (!hasOf) {
        isCompound ||= head >= 0
        head = i
      }
    } else if (token.tag === 'ADJ' || (token.tag === 'VERB' && /^(ing|participle)$/.test(token.form ?? ''))) {
      if (!hasOf && head >= 0) return null
      hasAdjective ||= !hasOf
    } else if (token.lower === 'of') hasOf = true
    else if (!(hasOf && determinerOf(token.lower) !== '')) return null
  }
  return head < 0 ? null : { determiner, hasAdjective, isCompound, hasOf, head }
}

const isHyphenated = ({ text }: Token): boolean => text.includes('-')

/** Words by which a phrase takes up another, or counts on standing second; heads that stand for others. */
const pointing =
  /^(it|its|they|their|them|his|her|this|that|these|those|such|same|own|others?|another|more|most|less|least|fewer|rest|resulting|corresponding|related|associated|consequent|following|remaining|additional|further|final|last|next|ones?|all|both|many|any|no|few|several|lots?|kinds?|sorts?|types?|total|number|variety|range|unknown|plenty|context|case|light|process|course|basis|face|midst)$/

/** The pair when it is plain where each begins and custom puts neither first; a determiner that both share stays where it is. */
function alike(pair: Pair): Pair | null {
  const { tokens, first, firstEnd, second, secondEnd } = pair
  const [one, other] = [shapeOf(tokens, first, firstEnd), shapeOf(tokens, second, secondEnd)]
  if (one === null || other === null || /ing$/.test(tokens[first]?.lower ?? '') || /ing$/.test(tokens[second]?.lower ?? '')) return null
  // "vegetarian and gluten-free dishes"
  if (tokens.slice(second, secondEnd).some(isHyphenated) && !tokens.slice(first, firstEnd).some(isHyphenated)) return null
  const [head, headOther] = [tokens[one.head], tokens[other.head]]
  if (!head || !headOther || head.lemma === headOther.lemma) return null
  if (isFixedPair(head, headOther)) return null
  // "different temporal and spectral properties": an adjective that was taken for a noun.
  if (
    /(?:[^mt]al|ic|ive|ous|ary|ble)$/.test(head.lower) &&
    !/^(?:music|topic|logic|clinic|public|animal|capital|hospital|material|critic)$/.test(head.lower)
  )
    return null
  // "air enters the soil and the stored carbon escapes": what seems to end the second phrase is its verb.
  if (other.isCompound && !one.isCompound && /[^s]s$/.test(headOther.lower) && hasVerbBefore(tokens, first)) return null
  // "the start and the end of the book"
  if (other.hasOf && !one.hasOf) return null
  if (one.determiner !== '' && other.determiner !== '') return one.hasOf === other.hasOf ? pair : null
  // "critical thinking and problem-solving skills"
  if (one.isCompound !== other.isCompound || one.hasOf !== other.hasOf || (head.lower.endsWith('ing') && !headOther.lower.endsWith('ing')))
    return null
  const areMany = headOther.lower !== headOther.lemma
  if (one.determiner === '' && other.determiner === '') return one.hasAdjective === other.hasAdjective && !other.hasOf ? pair : null
  // "a great view and low prices": the article is of the first alone; "the new shops and busy markets": both share it.
  if (one.determiner === '' || !other.hasAdjective || other.hasOf) return null
  if (one.determiner === 'a') return areMany ? pair : null
  return one.hasAdjective ? { ...pair, first: first + 1 } : null
}

const openers = new Set(
  'about across against among around as at behind beside between beyond by despite during for from in including into like near of on onto over than through to toward towards under upon via with within without'.split(
    ' ',
  ),
)

/** Two whole phrases, the first plainly begun by what stands before it. */
function isPhrasePair({ tokens, first, firstEnd, second, secondEnd, end }: Pair): boolean {
  if (firstEnd !== second - 1 || firstEnd - first + (secondEnd - second) < 3 || !isClosed(tokens, secondEnd, end)) return false
  const isSubject = isFinite(tokens, skipAdverbs(tokens, secondEnd, end))
  const before = tokens[first - 1]
  if (before === undefined || first === leadEnd(tokens)) return isSubject
  if (isSubject && hasVerbBefore(tokens, first)) return false
  if (before.tag === 'VERB') return !isSubject && before.form !== 'participle'
  if (before.tag === 'AUX') return !isSubject && before.lemma === 'be'
  const isBare = determinerOf(tokens[first]?.lower ?? '') === ''
  if (isBare && determinerOf(before.lower) !== '') return before.lower === 'the' || !/^an?$/.test(before.lower)
  if (before.tag === 'PART' && /^['’]s?$/.test(before.lower)) return isBare
  if (before.tag === 'SCONJ' && !openers.has(before.lower)) return isSubject
  if (!/^(ADP|SCONJ)$/.test(before.tag) || !openers.has(before.lower)) return false
  // "the role of the teacher and the time": what is joined to what?
  // "a link between a cause and its effect": the first comes first.
  if (
    before.lower === 'between' &&
    /^(?:association|connection|correlation|link|path|relation|relationship|step)$/.test(tokens[first - 2]?.lemma ?? '')
  )
    return false
  return isBare || before.lower === 'between' || !isNoun(tokens[first - 2])
}

const narrowing = /^(such|including|like|especially|particularly|notably|namely|which|who|whose|where|whom|that|e\.g\.|i\.e\.)$/

/** Nothing follows that may belong to the second alone. */
function isClosed(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || !after || /^[;:]$/.test(after.text)) return true
  if (isComma(after)) {
    const next = tokens[at + 1]
    if (next === undefined || narrowing.test(next.lower)) return false
    return !/^(a|an|the|one|two|both|all|each|some)$/.test(next.lower) || clauseAt(tokens, at + 1, end) !== null
  }
  if (after.tag === 'SCONJ' && !/^(than|that|as|of)$/.test(after.lower)) return true
  return isFinite(tokens, skipAdverbs(tokens, at, end))
}
