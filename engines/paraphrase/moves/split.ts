import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { isPurpose } from './conjunction-swap.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { countCommas, frontedPair, isCataphoric, isIndependent, isListBefore, pairAt, pairOf, type Pair } from './coordination.ts'
import { comma, compose, fullStop, lowerFirst, sentenceOf, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

/** The connective that opens the second sentence; '' for none. */
const opening = (connective: string): Tokens => (connective === '' ? [] : [...words(connective, 'ADV'), comma()])

/** Fewer tokens than this are no sentence worth standing alone. */
const shortest = 3

/** What opens the second sentence; a function where the first clause decides. */
type Opening = string | ((sentence: Tokens, pair: Pair) => string)

/** A state allows an inference, an event has a result; what is only likely is inferred. */
export const resultOpening = (sentence: Tokens, { first, second }: Pair): string =>
  sentence.slice(second.start, second.end).some(({ lower }) => /^(?:likely|may|maybe|might|must|perhaps|probably)$/.test(lower)) ||
  /^(be|have|seem|mean|know|need)$/.test(sentence[first.verb.main]?.lemma ?? '')
    ? 'Therefore'
    : 'As a result'

/** A story or a chat: "Therefore" is too heavy for it. */
const isChatty = ({ lower }: Tokens[number]): boolean => /^(?:i|me|my|you|your|he|she|him|her|n['’]t|['’](?:re|ve|ll|m|d))$/.test(lower)

/** "X, but Y." to "X. However, Y." */
export const splitAtConjunction = (conjunction: string, connective: Opening): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = pairOf(sentence, end, conjunction)
    if (pair === null || pair.mark < shortest || pair.second.end - pair.second.start < shortest - 1) return null
    if (
      isListBefore(sentence, pair.lead, pair.mark) ||
      countCommas(sentence, pair.second.start, end) > 1 ||
      !isIndependent(sentence, pair.second)
    )
      return null
    if (pair.lead > 0 && conjunction === 'but') return null
    if (conjunction === 'so' && (sentence.some(isChatty) || isPurpose(sentence, pair))) return null
    // "He did not invent it, and he did not sell it": said in one breath.
    if (
      conjunction === 'and' &&
      pair.second.verb.isNegative &&
      sentence.slice(0, pair.mark).some(({ lower }) => /^(?:not|n't|n’t)$/.test(lower))
    )
      return null
    // "not only helps X, but it also helps Y": the two halves need each other.
    if (
      sentence
        .slice(0, pair.mark)
        .some((token, i) => token.lower === 'not' && /^(only|just|merely|simply)$/.test(sentence[i + 1]?.lower ?? ''))
    )
      return null
    return twoSentences(sentence, {
      mark: pair.mark,
      connective: typeof connective === 'string' ? connective : connective(sentence, pair),
      second: pair.second.start,
    })
  })

type Cut = { readonly mark: number; readonly connective: string; readonly second: number }

/** The words before the mark as one sentence, those from `second` as another. */
export const twoSentences = (sentence: Tokens, { mark, connective, second }: Cut): readonly Tokens[] => [
  sentenceOf(sentence.slice(0, mark), [fullStop()]),
  connective === '' ? sentenceOf(sentence.slice(second)) : sentenceOf(opening(connective), lowerFirst(sentence.slice(second))),
]

/** "X; Y." to "X. Y.", and "X; however, Y." to "X. However, Y." */
export const splitAtSemicolon: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token) => token.text === ';')
  if (at < shortest || sentence.slice(at + 1, end).some((token) => token.text === ';' || token.text === ':')) return null
  const second = sentence.slice(at + 1)
  const lead = leadEnd(second)
  const first = sentence[at + 1]
  if (first === undefined || first.tag === 'CCONJ' || sentence.slice(0, at).some((token) => token.text === ':')) return null
  const hasFirst = clauseAt(sentence, leadEnd(sentence), at) !== null
  const hasSecond = clauseAt(sentence, at + 1 + lead, end) !== null
  if (!hasFirst || !hasSecond || end - at < shortest) return null
  return [sentenceOf(sentence.slice(0, at), [fullStop()]), sentenceOf(second)]
})

/** "Although X, Y." to "X. However, Y." */
export const splitFronted = (subordinators: readonly string[], connective: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = frontedPair(sentence, end, subordinators)
    if (pair === null || pair.lead > 0 || pair.mark - pair.size < shortest - 1 || isCataphoric(sentence, pair.first, pair.second))
      return null
    if (hasMark(sentence, pair.second.start, end) || !isIndependent(sentence, pair.second)) return null
    const first = sentence.slice(pair.first.start, pair.mark)
    return [sentenceOf(first, [fullStop()]), sentenceOf(opening(connective), lowerFirst(sentence.slice(pair.second.start)))]
  })

/** "X, whereas Y." to "X. In contrast, Y." */
export const splitFinal = (subordinators: readonly string[], connective: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    for (let at = lead + shortest; at < end - shortest + 1; at++) {
      const size = conjunctionAt(sentence, at, subordinators)
      if (size === 0 || !isComma(sentence[at - 1])) continue
      const pair = pairAt(sentence, { lead, mark: at - 1, from: at + size, end })
      if (pair === null || countCommas(sentence, lead, at - 1) > 0 || hasMark(sentence, at, end) || !isIndependent(sentence, pair.second))
        return null
      if (!isNoun(sentence[pair.second.subjectEnd - 1]) || !isNoun(sentence[pair.first.subjectEnd - 1])) return null
      // "20% walk, while 30% drive": two amounts, no contrast.
      if (sentence.slice(lead, end).some(({ tag, text }) => tag === 'NUM' || /[\d%]/.test(text))) return null
      return twoSentences(sentence, { mark: at - 1, connective, second: at + size })
    }
    return null
  })

/** Fewer tokens than this before "because" leave a stump. */
const shortestCause = 8

/** Whether no other structure has moved or added a word. */
const isInOrder = (tokens: Tokens): boolean => {
  const places = tokens.map(({ origin }) => origin?.start ?? -1)
  return places.every((place, i) => place > (places[i - 1] ?? -1))
}

/** "X because Y." to "X. This is because Y." */
export const splitBecause: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i >= shortest && token.lower === 'because')
  if (at < 0 || sentence[at + 1]?.lower === 'of') return null
  const hasComma = isComma(sentence[at - 1])
  const mark = hasComma ? at - 1 : at
  const before = sentence[mark - 1]
  if (
    before === undefined ||
    (before.tag === 'ADV' && !/ly$/.test(before.lower)) ||
    before.tag === 'AUX' ||
    before.tag === 'CCONJ' ||
    /^(not|only|just|simply|mainly|partly|largely|mostly|precisely|merely|probably|primarily|solely)$/.test(before.lower)
  )
    return null
  const lead = leadEnd(sentence)
  const pair = pairAt(sentence, { lead, mark, from: at + 1, end })
  if (pair === null || hasMark(sentence, lead, mark) || hasMark(sentence, at, end) || opensClause(sentence, lead, mark)) return null
  if (
    (pair.first.verb.isNegative && !hasComma) ||
    /^(would|could|should|might|may|must)$/.test(sentence[pair.first.verb.start]?.lower ?? '')
  )
    return null
  if (mark - lead < shortestCause || !isInOrder(sentence)) return null
  if (end < 12 || (sentence[pair.first.start]?.lower === 'this' && pair.first.subjectEnd === pair.first.start + 1)) return null
  // "This was because" is wooden in a story.
  if (sentence[pair.first.verb.start]?.form === 'past') return null
  return [sentenceOf(sentence.slice(0, mark), [fullStop()]), compose(words('This is', 'AUX'), sentence.slice(at))]
})
