import { isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isComma, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isFixedPair } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Words with which two things are one, or are told of in another way already. Sorted. */
const blocking = wordSet('another between both each either neither nor not only or other others respectively same together without')

/** Verbs that do the same to both of two things. Sorted. */
const bothVerbs = wordSet(
  `affect benefit boost build change cover create damage describe develop discuss encourage enhance enjoy examine explain explore harm
  help improve increase influence investigate lower need offer outline produce promote protect provide raise reduce require respect save
  shape strengthen study support threaten undermine understand value`,
)

/** "reduces the cost and the risk" to "reduces both the cost and the risk". */
export const bothObjects: Structure['apply'] = rearrange((tokens, end) => {
  for (let at = 1; at < end - 4; at++) {
    const verb = tokens[at]
    if (verb?.tag !== 'VERB' || !bothVerbs.has(verb.lemma) || (verb.form === 'participle' && tokens[at - 1]?.tag !== 'AUX')) continue
    const and = nounPhraseEnd(tokens, at + 1, { join: false })
    if (tokens[and]?.lower !== 'and') continue
    const close = nounPhraseEnd(tokens, and + 1, { join: false })
    if (close < 0 || tokens[and + 1]?.space === '' || close - at < 5 || !areAlike({ tokens, from: at + 1, and, close })) continue
    const after = tokens[close]
    if (!isClosed(tokens, close, end) && !(after?.tag === 'ADP' && /^(?:at|during|for|in|of|through|within)$/.test(after.lower))) continue
    // "encouragement increased the number of fights and the noise are": a list that has lost its marks.
    if (after !== undefined && isFinite(tokens, skipAdverbs(tokens, close, end))) continue
    if (after?.lower === 'of' && tokens.slice(at + 1, and).some(({ lower }) => lower === 'of')) continue
    if (
      tokens.slice(Math.max(0, at - 4), close + 1).some(({ lower }) => blocking.has(lower) || denies.test(lower)) ||
      subordinators.has(after?.lower ?? '')
    )
      continue
    return [compose(tokens.slice(0, at + 1), [word('both', 'DET')], tokens.slice(at + 1))]
  }
  return null
})
/** Words that deny or compare. */
const denies = /^(?:n['’]t|never|no|hardly|rarely|seldom|than|well)$/

type Two = { readonly tokens: Tokens; readonly from: number; readonly and: number; readonly close: number }

type Shape = { readonly determiner: string; readonly hasAdjective: boolean; readonly hasOf: boolean; readonly head: number }

/** Of one build, both plain: no name, no number, no pronoun, no fixed pair; bare single words stay one. */
export function areAlike({ tokens, from, and, close }: Two): boolean {
  const [one, other] = [shapeOf(tokens, from, and), shapeOf(tokens, and + 1, close)]
  if (one === null || other === null) return false
  const [head, second] = [tokens[one.head], tokens[other.head]]
  if (!head || !second || head.lemma === second.lemma) return false
  if (isFixedPair(head, second)) return false
  // "different temporal and spectral properties": an adjective that was taken for a noun.
  if (/(?:[^mt]al|ic|ive|ous|ary|ble)$/.test(head.lower) && !/^(?:animal|capital|critic|hospital|material|music|public)$/.test(head.lower))
    return false
  if (one.determiner !== other.determiner || (one.hasOf && !other.hasOf)) return false
  if (one.determiner !== '') return true
  return one.hasAdjective && other.hasAdjective
}

function shapeOf(tokens: Tokens, from: number, to: number): Shape | null {
  const part = tokens.slice(from, to)
  const head = headOf(tokens, from, to)
  const noun = tokens[head]
  if (noun?.tag !== 'NOUN') return null
  if (part.some((token) => token.isLocked || token.isName || /^(?:NUM|PROPN|PUNCT|SYM)$/.test(token.tag) || pointing.has(token.lower)))
    return null
  const first = tokens[from]?.lower ?? ''
  const determiner = /^an?$/.test(first) ? 'a' : first === 'the' ? 'the' : /^(?:my|our|your|his|her|its|their)$/.test(first) ? first : ''
  if (determiner === '' && (tokens[from]?.tag === 'DET' || tokens[from]?.tag === 'PRON')) return null
  const hasAdjective = part.some(({ tag }) => tag === 'ADJ' || tag === 'VERB') || head > from + (determiner === '' ? 0 : 1)
  return { determiner, hasAdjective, hasOf: part.some(({ lower }) => lower === 'of'), head }
}

/** Words that point, count or compare, so that the phrase is no plain one. Sorted. */
const pointing = wordSet(
  `all any both few fewer forth it kind kinds least less lot lots many more most no number one ones rest same several so sort sorts
  such that then these this those total type types`,
)

/** Nothing follows that may belong to the second alone. */
function isClosed(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || after === undefined || /^[;:]$/.test(after.text)) return true
  if (isComma(after)) return !/^(?:and|especially|including|like|namely|or|particularly|such)$/.test(tokens[at + 1]?.lower ?? '')
  if (relatives.has(after.lower)) return false
  if (subordinators.has(after.lower)) return after.lower !== 'as' && after.lower !== 'than'
  return isFinite(tokens, skipAdverbs(tokens, at, end))
}
