import { clauseAt, isFinite } from '../../languages/en/grammar/clause.ts'
import { isPurpose } from './conjunction-swap.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { countCommas, frontedPair, isCataphoric, isIndependent, isListBefore, pairAt, pairOf, type Pair } from './coordination.ts'
import { comma, compose, fullStop, lowerFirst, sentenceOf, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
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

/** Fewer tokens than this make a stump of either half. */
const shortestHalf = 6

/** So many tokens make a sentence that anybody may cut in two. */
const longest = 24

/** What a full stop would cut: an "and" that says "so", "yet" or "as you see", a series, one breath. */
function needsAnd(tokens: Tokens, { lead, first, mark, second }: Pair, end: number): boolean {
  const [before, after] = [tokens.slice(lead, mark), tokens.slice(second.start, end)]
  const subject = tokens.slice(second.start, second.subjectEnd)
  const opener = subject[0]?.lower ?? ''
  const isShort = before.length < shortestHalf || after.length < (/^(?:this|these)$/.test(opener) ? 4 : shortestHalf)
  // "I am ready, and I am used to it": the same person twice.
  const isSamePerson =
    first.subjectEnd === first.start + 1 && second.subjectEnd === second.start + 1 && tokens[first.start]?.lower === opener
  // "for the weather, and the weather seems to know it"
  const isEcho = isNoun(before.at(-1)) && subject.some(({ tag, lemma }) => tag === 'NOUN' && lemma === before.at(-1)?.lemma)
  // "is an engineer, and Sound and Stone has": a name that nothing has led up to.
  const isNewName = subject.some(
    ({ isName, lower }) => isName && !/^(?:i|i['’]\w+)$/.test(lower) && !before.some((token) => token.lower === lower),
  )
  const isTied =
    isShort ||
    isEcho ||
    after.some(({ lower }) => /^(?:but|yet|so|hardly|barely|scarcely|therefore|thus|hence|soon)$/.test(lower)) ||
    isDoSo(tokens, second)
  // In a sentence as long as this a full stop helps, whatever the "and" adds.
  if (isTied || before.length + after.length >= longest) return isTied
  return (
    // "had called him difficult, and I went in expecting": how it came to that.
    tokens[first.verb.start]?.lower === 'had' ||
    isSamePerson ||
    isNewName ||
    second.verb.isNegative ||
    // "A finger meant more flour, and a sigh meant less": two of a kind.
    (tokens[first.verb.main]?.lemma === tokens[second.verb.main]?.lemma && tokens[first.verb.main]?.lemma !== 'be') ||
    /^(?:could|may|might|should|would|must|['’]d)$/.test(tokens[second.verb.start]?.lower ?? '') ||
    // "Parliament was persuaded to act": what the first half led to.
    (second.verb.isPassive && outcomes.has(tokens[second.verb.main]?.lemma ?? ''))
  )
}

const isDoSo = (tokens: Tokens, { verb }: Pair['second']): boolean => tokens[verb.main]?.lemma === 'do' && tokens[verb.end]?.lower === 'so'

/** Verbs whose passive tells an outcome, beside "know": "are known to have". Sorted. */
const outcomes = new Set(
  `allow ask ban compel convince encourage forbid force know leave make move oblige persuade prevent prompt require say shock tempt think`.split(
    /\s+/,
  ),
)

/** What "However" is too heavy for, or wrong: "but I also", and what somebody does in a story. */
function isNoContrast(tokens: Tokens, { first, second }: Pair): boolean {
  const isAdded = tokens.slice(second.start, second.end).some(
    ({ lower }, i, rest) =>
      /^(?:too|instead|rather)$/.test(lower) ||
      // "but it can also lead to": a danger, no addition.
      (lower === 'also' && !second.verb.hasModal) ||
      (lower === 'well' && rest[i - 1]?.lower === 'as'),
  )
  return isAdded || /^(?:i|you|he|she)$/.test(tokens[second.start]?.lower ?? '') || /^(?:i|you)$/.test(tokens[first.start]?.lower ?? '')
}

/** "In my last job, I planned the meetings, and I learned how to listen.": the pair behind a phrase that sets the scene. */
function pairBehindPhrase(sentence: Tokens, end: number): Pair | null {
  const lead = sentence.findIndex(isComma) + 1
  const opener = sentence[0]
  if (lead < 2 || lead > 9 || opener === undefined || !(opener.tag === 'ADP' || sceneAdverb.test(opener.lower))) return null
  if (/^(?:after|before|like|since|unlike|until|with|without)$/.test(opener.lower) || clauseAt(sentence, 1, lead - 1) !== null) return null
  const and = sentence.findIndex(({ lower }, i) => i > lead && lower === 'and' && isComma(sentence[i - 1]))
  return and < 0 ? null : pairAt(sentence, { lead, mark: and - 1, from: and + 1, end })
}

/** Adverbs that set the scene before a comma. */
const sceneAdverb = /^(?:currently|finally|first|firstly|nowadays|recently|second|secondly|today|usually)$/

/** "X, but Y." to "X. However, Y." */
export const splitAtConjunction = (conjunction: string, connective: Opening): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = pairOf(sentence, end, conjunction) ?? (conjunction === 'and' ? pairBehindPhrase(sentence, end) : null)
    if (pair === null || pair.mark < shortest || pair.second.end - pair.second.start < shortest - 1) return null
    if (
      isListBefore(sentence, pair.lead, pair.mark) ||
      countCommas(sentence, pair.second.start, end) > 1 ||
      !isIndependent(sentence, pair.second)
    )
      return null
    if (pair.lead > 0 && conjunction === 'but') return null
    if (connective === 'However' && isNoContrast(sentence, pair)) return null
    if (conjunction === 'and' && needsAnd(sentence, pair, end)) return null
    if (conjunction === 'so' && (sentence.some(isChatty) || isPurpose(sentence, pair))) return null
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

/** "X, but Y." to "X. But Y.": the conjunction itself, which asks for no comma. */
export function splitPlainly(conjunction: string, word: string): Structure['apply'] {
  const split = splitAtConjunction(conjunction, word)
  return (sentence) =>
    split(sentence)?.map((part, i) => (i === 1 && isComma(part[1]) ? compose(part.slice(0, 1), part.slice(2)) : part)) ?? null
}

type Cut = { readonly mark: number; readonly connective: string; readonly second: number }

/** The words before the mark as one sentence, those from `second` as another. */
const twoSentences = (sentence: Tokens, { mark, connective, second }: Cut): readonly Tokens[] => [
  sentenceOf(sentence.slice(0, mark), [fullStop()]),
  // A capital inside the sentence is that of a title: "but The Salt Road never hurries".
  connective === '' ? sentenceOf(sentence.slice(second)) : sentenceOf(opening(connective), sentence.slice(second)),
]

/** "In the spaced group, each card came back": a sentence to judge by its opening and its verb, though its clause is not known part by part. */
function isStated(half: Tokens): boolean {
  const opener = half[0]
  if (half.length < shortestHalf || opener === undefined || !/^(?:ADP|ADV|DET|NOUN|NUM|PRON)$/.test(opener.tag)) return false
  if (opener.isName || relatives.has(opener.lower) || subordinators.has(opener.lower) || noOpener.has(opener.lower)) return false
  const from = opener.tag === 'ADP' ? half.findIndex(isComma) + 1 : 0
  // "For these reasons and for the money": a phrase, with no clause behind it.
  if (opener.tag === 'ADP' && from > 0) return clauseAt(half, from, half.length) !== null
  const verb = half.findIndex((_, i) => i > 0 && isFinite(half, i))
  return verb > 0 && !half.slice(0, verb).some(({ lower, tag }) => relatives.has(lower) || tag === 'SCONJ' || tag === 'CCONJ')
}

/** With these a half is rather a piece of the other: "a reminder of the price", "wherein every student is given". Sorted. */
const noOpener = new Set('a also an as one ones so such those to whereby wherein with without'.split(' '))

/** "It did not bring the answer; it removed what stood in its way": no and yes of one thing. */
const isCorrected = (half: Tokens, next: Tokens[number]): boolean =>
  /^(?:he|it|she|that|they|this|what|you)$/.test(next.lower) &&
  half.some(({ lower }) => /^(?:hardly|n['’]t|never|no|not|nothing)$/.test(lower))

/** "X; Y." to "X. Y.", and "X; however, Y." to "X. However, Y." */
export const splitAtSemicolon: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token) => token.text === ';')
  if (at < shortest || sentence.slice(at + 1, end).some((token) => token.text === ';' || token.text === ':')) return null
  const second = sentence.slice(at + 1)
  const lead = leadEnd(second)
  const first = sentence[at + 1]
  if (first === undefined || first.tag === 'CCONJ' || sentence.slice(0, at).some((token) => token.text === ':')) return null
  const isWholeFirst = clauseAt(sentence, leadEnd(sentence), at) !== null
  const isWholeSecond = clauseAt(sentence, at + 1 + lead, end) !== null
  if (!(isWholeFirst && isWholeSecond) && isCorrected(sentence.slice(0, at), first)) return null
  const hasFirst = isWholeFirst || isStated(sentence.slice(0, at))
  const hasSecond = isWholeSecond || isStated(sentence.slice(at + 1, end))
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
      if (sentence[at]?.lower === 'while' && !isOpposed(sentence, pair)) return null
      return twoSentences(sentence, { mark: at - 1, connective, second: at + size })
    }
    return null
  })

/** Words that set one half against the other. Sorted. */
const opposing = new Set(
  `best better earlier early few fewer first former high higher large larger last late later latter least less little low lower many more
  most new newer old older one other others poor rest rich second small smaller some worse worst young younger`.split(/\s+/),
)

/** "Most adults ..., while most teenagers ...": "while" alone may only say "and". */
function isOpposed(tokens: Tokens, { first, second }: Pair): boolean {
  if (first.verb.isNegative !== second.verb.isNegative) return true
  const halves = [first, second].map(({ start, subjectEnd }) => tokens.slice(start, subjectEnd))
  const [one, other] = halves
  const hasOpposing = (half: Tokens | undefined): boolean => half?.some(({ lower }) => opposing.has(lower)) === true
  return hasOpposing(one) && hasOpposing(other)
}

/** "are said to mix them because": the reason belongs to what is said. Sorted. */
const saying = new Set(
  `argue assume believe claim consider describe expect fear hold hope know report rumour say see show suggest suppose suspect think`.split(
    ' ',
  ),
)

/** Talk, a reported reason, or a reason for the choice between two. */
const hasOtherReason = (tokens: Tokens, mark: number): boolean =>
  tokens.some(({ lower }) => /^(?:n['’]t|['’](?:re|ve|ll|m|d))$/.test(lower)) ||
  tokens
    .slice(0, mark)
    .some(
      ({ lower, lemma, tag }, i, all) =>
        (tag === 'VERB' && saying.has(lemma)) || (/^(?:than|of)$/.test(lower) && /^(?:rather|instead)$/.test(all[i - 1]?.lower ?? '')),
    )

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
  if (hasOtherReason(sentence, mark)) return null
  if (mark - lead < shortestCause || !isInOrder(sentence)) return null
  if (end < 12 || (sentence[pair.first.start]?.lower === 'this' && pair.first.subjectEnd === pair.first.start + 1)) return null
  // "This was because" is wooden in a story.
  if (sentence[pair.first.verb.start]?.form === 'past') return null
  return [sentenceOf(sentence.slice(0, mark), [fullStop()]), compose(words('This is', 'AUX'), sentence.slice(at))]
})
