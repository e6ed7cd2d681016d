import { isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { areAlike } from './both-object.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Prepositions that may be said twice: "at home and at school". Sorted. */
const prepositions = wordSet('about after against at before by during for from in inside on outside through to with within')

/** Words that deny, count or compare, or mark the pair already: "not at home or at school". Sorted. */
const blocking = wordSet(
  `between both but either even hardly if just least less more most n't neither never no nor not n’t only or over rather than together
  under unless whether without`,
)

/** The mark before two phrases that repeat one preposition around the joint. */
const marked = (joint: 'and' | 'or', mark: 'both' | 'either'): Structure['apply'] =>
  rearrange((tokens, end) => {
    for (let and = 3; and < end - 2; and++) {
      const preposition = tokens[and + 1]
      if (tokens[and]?.lower !== joint || !preposition || !prepositions.has(preposition.lower)) continue
      const at = tokens.findLastIndex(({ lower }, i) => i < and - 1 && lower === preposition.lower)
      if (at < 1 || and - at > 7 || nounPhraseEnd(tokens, at + 1, { join: false }) !== and) continue
      const close = nounPhraseEnd(tokens, and + 2, { join: false })
      if (close < 0 || tokens.slice(at, close).some(({ isLocked, tag }) => isLocked || tag === 'NUM')) continue
      if (!isBehind(tokens, at) || !isClosed(tokens, close, end) || isTurned(tokens, at, and, close)) continue
      // "for fun and for visitors": an aim and those who come.
      if (numberOf(tokens, at + 1, and) !== numberOf(tokens, and + 2, close)) continue
      if (tokens.slice(Math.max(0, at - 8), close + 1).some(({ lower }, i) => blocking.has(lower) && i !== and - Math.max(0, at - 8)))
        continue
      return [compose(tokens.slice(0, at), [word(mark, 'CCONJ')], tokens.slice(at))]
    }
    return null
  })

/** Behind a verb, an adjective or a noun, no preposition that goes with another: "from time to time and to". */
const isBehind = (tokens: Tokens, at: number): boolean => {
  const before = tokens[at - 1]
  return (
    before !== undefined &&
    (before.tag === 'VERB' || before.tag === 'ADJ' || before.tag === 'NOUN' || before.tag === 'ADV' || before.tag === 'PRON')
  )
}

/** "for years and for years", "by day and by night": one word twice, or a saying. */
const isTurned = (tokens: Tokens, at: number, and: number, close: number): boolean => {
  const [one, other] = [tokens[and - 1], tokens[close - 1]]
  return (
    one === undefined ||
    other === undefined ||
    one.lemma === other.lemma ||
    /^(?:ever|example|instance|now|once|rest|then)$/.test(one.lower) ||
    and - at < 2
  )
}

/** Nothing follows that makes three of it, or belongs to the second alone. */
function isClosed(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || after === undefined || /^[;:]$/.test(after.text)) return true
  if (isComma(after)) return !/^(?:and|or)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 1]?.tag !== 'ADP'
  if (/^(?:and|or)$/.test(after.lower)) return false
  return subordinators.has(after.lower) || isFinite(tokens, skipAdverbs(tokens, at, end)) || after.tag === 'ADV'
}

/** "at home and at school" to "both at home and at school". */
export const bothPrepositions = marked('and', 'both')
/** "at home or at school" to "either at home or at school". */
export const eitherPreposition = marked('or', 'either')

/** What stands between a determiner and "or" so that no choice is meant: amounts, names for one thing. Sorted. */
const vague = wordSet('another any couple few kind lot other part piece similar so sort type way word')

/** "can be used for a choir or an orchestra" to "for either a choir or an orchestra": a choice, where something may be done. */
export const eitherPhrase: Structure['apply'] = rearrange((tokens, end) => {
  const modal = tokens.findIndex(({ lower }) => /^(?:can|could|may|might|must|should|will|would)$/.test(lower))
  if (modal < 1) return null
  for (let at = modal + 1; at < end - 4; at++) {
    const opener = tokens[at]
    const isOpener =
      opener?.tag === 'VERB' ? /^(?:base|ing)$/.test(opener.form ?? '') : opener?.tag === 'ADP' && prepositions.has(opener.lower)
    if (!isOpener || tokens[at + 1]?.tag !== 'DET' || !/^(?:an?|the)$/.test(tokens[at + 1]?.lower ?? '')) continue
    const or = nounPhraseEnd(tokens, at + 1, { join: false })
    if (tokens[or]?.lower !== 'or') continue
    const close = nounPhraseEnd(tokens, or + 1, { join: false })
    if (close < 0 || !areAlike({ tokens, from: at + 1, and: or, close }) || !isClosed(tokens, close, end)) continue
    const isMarked = tokens.slice(0, close).some(({ lower }, i) => (blocking.has(lower) && i !== or) || subordinators.has(lower))
    if (isMarked || tokens.slice(at, close).some(({ lower, lemma }) => vague.has(lower) || vague.has(lemma))) continue
    return [compose(tokens.slice(0, at + 1), [word('either', 'CCONJ')], tokens.slice(at + 1))]
  }
  return null
})
