import { isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { takesAn } from '../../languages/en/articles.ts'
import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { fixedPairs, orderedWords } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'

/** "among teachers and pupils" to "among pupils and teachers": two bare nouns that no custom, time or rank puts in order. */
export const turnNouns: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableNoun))

/** "It was cheap and simple." to "It was simple and cheap." */
export const turnAdjectives: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableAdjective))

/** "clear and honest answers" to "honest and clear answers". */
export const turnModifiers: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableModifier))

type Place = { readonly tokens: Tokens; readonly first: number; readonly second: number; readonly end: number }

function turnFirst(tokens: Tokens, end: number, isTurnable: (place: Place) => boolean): readonly Tokens[] | null {
  if (tokens.some(({ lower }) => tellsOrder.has(lower))) return null
  for (let and = 2; and < end - 1; and++) {
    if (!/^(and|or)$/.test(tokens[and]?.lower ?? '')) continue
    // "a, b, and c"
    const first = tokens[and - 1]?.text === ',' && tokens[and - 3]?.text === ',' ? and - 2 : and - 1
    const [one, other] = [tokens[first], tokens[and + 1]]
    if (!one || !other || !isFree(one, other) || /^(and|or|&)$/.test(tokens[and + 2]?.lower ?? '')) continue
    if (!isTurnable({ tokens, first, second: and + 1, end })) continue
    return [compose(tokens.slice(0, first), [other], tokens.slice(first + 1, and + 1), [one], tokens.slice(and + 2))]
  }
  return null
}

/** Words that speak of the order. */
const tellsOrder = new Set(['respectively', 'former', 'latter', 'first', 'second', 'then', 'later', 'order', 'sequence', 'between'])

function isFree(first: Token, second: Token): boolean {
  if (first.isLocked || second.isLocked || first.isName || second.isName || first.lemma === second.lemma) return false
  if (/-/.test(first.text + second.text)) return false
  if (orderedWords.has(first.lemma) || orderedWords.has(second.lemma)) return false
  // "direct and indirect"
  if (first.lower.endsWith(second.lower) || second.lower.endsWith(first.lower)) return false
  return !fixedPairs.has(`${first.lemma} ${second.lemma}`) && !fixedPairs.has(`${second.lemma} ${first.lemma}`)
}

const opensNouns = new Set(
  'about across against among at by for from in into of on over to toward towards under upon via with within without'.split(' '),
)

function isTurnableNoun({ tokens, first, second, end }: Place): boolean {
  const [before, one, other] = [tokens[first - 1], tokens[first], tokens[second]]
  if (one?.tag !== 'NOUN' || other?.tag !== 'NOUN' || !before) return false
  // Both in the same number: "time and resources" may share an article or a verb that one of them asks for.
  if (isPlural(one) !== isPlural(other)) return false
  const isObject = before.tag === 'VERB' && before.form !== 'participle' && before.form !== 'past' && before.lemma !== 'be'
  const isListed = before.text === ',' && tokens[first - 2]?.tag === 'NOUN'
  const opens = (before.tag === 'ADP' && opensNouns.has(before.lower)) || isObject || isListed
  return opens && !isTermBefore(tokens, first - 1) && closes(tokens, second + 1, end)
}

/** "schools of law and medicine": the pair says what kind the noun before is, and may be a name of it. */
const isTermBefore = (tokens: Tokens, at: number): boolean => tokens[at]?.lower === 'of' && !isNoun(tokens[at - 1])

const isPlural = ({ lower, lemma }: Token): boolean => lower !== lemma

function isTurnableAdjective({ tokens, first, second, end }: Place): boolean {
  const [be, one, other] = [tokens[first - 1], tokens[first], tokens[second]]
  // "difficult or impossible" climbs.
  if (tokens[second - 1]?.lower === 'or' || one?.tag !== 'ADJ' || other?.tag !== 'ADJ') return false
  if (!be || !/^(be|seem|become|remain|feel|look)$/.test(be.lemma) || !/^(VERB|AUX)$/.test(be.tag)) return false
  return closes(tokens, second + 1, end)
}

function isTurnableModifier({ tokens, first, second }: Place): boolean {
  const [before, one, other, noun] = [tokens[first - 1], tokens[first], tokens[second], tokens[second + 1]]
  if (one?.tag !== 'ADJ' || other?.tag !== 'ADJ' || noun?.tag !== 'NOUN' || !before || second !== first + 2) return false
  if (isCompared(one) || isCompared(other) || !/^(DET|ADP|VERB|PRON)$/.test(before.tag)) return false
  const isArticle = /^an?$/.test(before.lower)
  return !isArticle || takesAn(one.text) === takesAn(other.text)
}

const isCompared = ({ lower }: Token): boolean => /(?:er|est)$/.test(lower) || /^(more|most|less|least|such|other|same|own)$/.test(lower)

/** Nothing follows that may belong to the second alone. */
function closes(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || !after || /^[,;:.]$/.test(after.text)) return true
  if (after.tag === 'SCONJ' && !/^(than|that|as|of)$/.test(after.lower)) return true
  return isFinite(tokens, skipAdverbs(tokens, at, end))
}
