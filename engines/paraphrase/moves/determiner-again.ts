import { isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isFixedPair } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Words that take both things as one, or have told already that they are two. Sorted. */
const blocking = wordSet('between both combination either mix mixture neither respectively')

/** "their main ideas and key findings" to "their main ideas and their key findings": the second has an adjective of its own. */
export const repeatDeterminerOfPhrase: Structure['apply'] = rearrange((tokens, end) => {
  for (let at = 0; at < end - 4; at++) {
    const determiner = tokens[at]
    if (!determiner || !/^(?:the|my|our|your|his|her|its|their)$/.test(determiner.lower) || tokens[at - 1]?.lower === 'all') continue
    const and = phraseEnd(tokens, at + 1)
    if (and < 0 || tokens[and]?.lower !== 'and') continue
    const close = phraseEnd(tokens, and + 1)
    if (close < 0 || close - and < 3 || tokens[and + 1]?.tag !== 'ADJ' || /^(?:and|or)$/.test(tokens[close]?.lower ?? '')) continue
    if (tokens.slice(Math.max(0, at - 4), close).some(({ lower }) => blocking.has(lower))) continue
    if (!mayShare(tokens, { at, and, close, end })) continue
    return [compose(tokens.slice(0, and + 1), [word(determiner.lower, determiner.tag)], tokens.slice(and + 1))]
  }
  return null
})

/** Adjectives and nouns that end in a noun, no name, no number, no hyphen; -1 when there are none. */
function phraseEnd(tokens: Tokens, from: number): number {
  let k = from
  for (let token = tokens[k]; token !== undefined; token = tokens[k]) {
    if (token.isLocked || token.isName || (token.tag !== 'ADJ' && token.tag !== 'NOUN') || pointing.has(token.lower)) break
    k++
  }
  return k > from && tokens[k - 1]?.tag === 'NOUN' ? k : -1
}
/** Words that point, count or rank: what they stand before is not said of both. Sorted. */
const pointing = wordSet(
  `all certain dear different each every few fewer fewest further kind kinds least less lot lots many more most much number only
  other others own rest same several sort sorts such total type types various whole`,
)

type Spot = { readonly at: number; readonly and: number; readonly close: number; readonly end: number }

/** Both plainly have the determiner: an owner has both; "the" may be of the first alone ("the council and young people"). */
function mayShare(tokens: Tokens, { at, and, close, end }: Spot): boolean {
  const [one, other] = [tokens[and - 1], tokens[close - 1]]
  if (!one || !other || one.lemma === other.lemma || isFixedPair(one, other)) return false
  // "different temporal and spectral properties": an adjective that was taken for a noun.
  if (
    /(?:[^mt]al|ic|ive|ous|ary|ble)$/.test(one.lower) &&
    !/^(?:animal|capital|critic|hospital|journal|material|music|public|signal)$/.test(one.lower)
  )
    return false
  const [isMany, areMany] = [one.lower !== one.lemma, other.lower !== other.lemma]
  const isOfPeople = isPerson(tokens, at, and) !== false || /(?:er|or|ist|ian|ant)$/.test(one.lemma)
  if (isOfPeople && !isMany) return tokens[at]?.lower !== 'the' && isPerson(tokens, and + 1, close) === true && areMany
  if (tokens[at]?.lower !== 'the') return isClosed(tokens, close, end)
  if (tokens[close]?.lower === 'of') return isMany === areMany
  return isMany && areMany && and - at > 2 && isClosed(tokens, close, end)
}

/** Nothing follows that is no part of the pair, or that the second verb hides in. */
function isClosed(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || after === undefined || isComma(after) || /^[;:]$/.test(after.text)) return true
  if (relatives.has(after.lower) || subordinators.has(after.lower)) return true
  return after.tag === 'ADP' || after.tag === 'ADV' || after.tag === 'PART' || isFinite(tokens, skipAdverbs(tokens, at, end))
}
