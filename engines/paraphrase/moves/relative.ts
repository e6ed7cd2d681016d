import { clauseAt, isFinite, mayBeParticiple, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, prepositions, relatives } from '../../languages/en/grammar/grammar-words.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { headOf, isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Objects of "have" that "with" cannot take. Sorted. */
const nounsOfHave = new Set(
  `ability access accident argument attack baby chance choice conversation crash difficulty dinner discussion effect fight fun idea impact influence
  lesson lunch meal meeting opportunity party power problem right role seizure stroke tendency time to trouble`.split(/\s+/),
)

/** Adjectives that may follow their noun without "that is". Sorted. */
const looseAdjectives = new Set(
  `able absent available aware capable common contrary critical dependent different equivalent essential familiar free full independent
  interested likely necessary parallel present ready relevant responsible rich sensitive similar specific suitable typical unable
  unfamiliar unique unlikely vulnerable willing`.split(/\s+/),
)

/** Participles that mean something else when they follow the noun alone, or that need "that is". Sorted. */
const notLoose = new Set(
  `accustomed bored born concerned confused excited gone involved married obliged pleased prepared supposed surprised tired used worried`.split(
    ' ',
  ),
)

const isWhich = (token: Token | undefined): boolean => token?.lower === 'which' || token?.lower === 'that' || token?.lower === 'who'

/** "the glucose that is produced by plants" to "the glucose produced by plants". */
export const shortenRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 3; at++) {
    const be = at + 1
    if (!isWhich(sentence[at]) || !/^(is|are|was|were)$/.test(sentence[be]?.lower ?? '')) continue
    if (!isNounBefore(sentence, at) || !canStandAlone(sentence, be + 1, end) || isComplementClause(sentence, at)) continue
    const hasComma = isComma(sentence[at - 1])
    if (hasComma && (sentence[at]?.lower === 'that' || sentence[be + 1]?.tag === 'ADJ')) continue
    // "that is left by ice and that slumps": two relatives in a pair keep their form.
    if (sentence.slice(be, end).some((token, i, rest) => /^(?:and|or|but)$/.test(token.lower) && isWhich(rest[i + 1]))) continue
    if (hasSecondVerb(sentence, be + 1, end) || isAgent(sentence, at) || (hasComma && interrupts(sentence, at, end))) continue
    // "my father, who was taken into hospital": of one's own people it is told, not added.
    if (hasComma && /^(my|our|your|his|her|their)$/.test(sentence[at - 3]?.lower ?? '')) continue
    return [compose(sentence.slice(0, at), sentence.slice(be + 1))]
  }
  return null
})

/** "help Mr Dawes, recovering from a stroke, to eat": bare, it cuts a clause in two that goes on without its verb. */
function interrupts(tokens: Tokens, at: number, end: number): boolean {
  const close = tokens.findIndex((token, i) => i > at && isComma(token))
  const isSomebody = tokens[at]?.lower === 'who' && tokens.slice(at + 2, at + 4).some(({ form }) => form === 'ing')
  return isSomebody || (close > 0 && close < end && !isFinite(tokens, skipAdverbs(tokens, close + 1, end)))
}

const isNounBefore = (tokens: Tokens, at: number): boolean => {
  const before = tokens[at - 1]
  return (
    isNoun(before) ||
    (isComma(before) && isNoun(tokens[at - 2])) ||
    (before?.tag === 'PRON' && /^(those|people|everyone|someone|something|anything|everything)$/.test(before.lower)) ||
    before?.lower === 'those'
  )
}

/** "the fact that is ..." does not exist, but "the idea that was ..." after "show that" may be a clause of its own. */
const isComplementClause = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.lower === 'that' && clauseVerbs.has(tokens[at - 1]?.lemma ?? '') && isVerb(tokens[at - 1])

/** "provided by the library that is ...": bare, the participle would seem to follow from the first. */
function isAgent(tokens: Tokens, at: number): boolean {
  for (let k = at - 1; k >= 0; k--)
    if (nounPhraseEnd(tokens, k, { of: false, join: false }) === at && tokens[k - 1]?.lower === 'by') return true
  return false
}

/** After the auxiliary: a participle or an adjective with words of its own, so that it may follow the noun bare. */
function canStandAlone(tokens: Tokens, from: number, end: number): boolean {
  let k = from
  while (k < end && tokens[k]?.tag === 'ADV' && /ly$|^(often|once|also|still|now|mostly|already|not)$/.test(tokens[k]?.lower ?? '')) k++
  const token = tokens[k]
  const next = tokens[k + 1]
  if (token === undefined || next === undefined || tokens[from]?.lower === 'not' || k - from > 1) return false
  if (notLoose.has(token.lower)) return false
  const isParticiple = token.tag === 'VERB' && mayBeParticiple(token)
  // "visitors given the new map", "a shop called Tom's": these have a second object.
  const hasObject = /^(?:asked|called|given|offered|promised|shown|taught)$/.test(token.lower) && nounPhraseEnd(tokens, k + 1) > 0
  if (isParticiple)
    return (
      hasObject ||
      prepositions.has(next.lower) ||
      /^(?:as|using)$/.test(next.lower) ||
      (/^(?:after|before|when)$/.test(next.lower) && tokens[k + 2]?.tag !== 'PUNCT')
    )
  if (token.tag === 'VERB' && token.form === 'ing')
    return token.lower !== 'going' && token.lower !== 'being' && (prepositions.has(next.lower) || nounPhraseEnd(tokens, k + 1) > 0)
  return token.tag === 'ADJ' && k === from && looseAdjectives.has(token.lower) && (prepositions.has(next.lower) || next.lower === 'to')
}

/** "the books that are on the table" to "the books on the table". */
export const dropRelativeBe: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 3; at++) {
    if (!isWhich(sentence[at]) || !/^(is|are|was|were)$/.test(sentence[at + 1]?.lower ?? '')) continue
    if (!isNoun(sentence[at - 1]) || isComplementClause(sentence, at)) continue
    const preposition = sentence[at + 2]
    const phraseEnd = nounPhraseEnd(sentence, at + 3, { join: false })
    if (!/^(in|on|at|under|near|behind|between|outside|inside|beyond|above|below)$/.test(preposition?.lower ?? '') || phraseEnd < 0)
      continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 2))]
  }
  return null
})

/** Verbs of state whose -ing form after a noun means what "that ..." with the present means. Sorted. */
export const stateVerbs = new Set(
  `affect belong consist contain cover deal describe face feature involve lack lead live offer participate rely require result show
  suffer surround`.split(/\s+/),
)
/** "people who live in cities" to "people living in cities". */
export const relativeToIng: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at + 1]
    if (!isWhich(sentence[at]) || verb === undefined || verb.tag !== 'VERB' || !(stateVerbs.has(verb.lemma) || isHabit(sentence, at)))
      continue
    if (verb.form !== '3sg' && verb.form !== 'pl' && verb.form !== 'base') continue
    if (
      sentence[at - 1]?.tag !== 'NOUN' ||
      isComplementClause(sentence, at) ||
      (sentence[at + 2]?.lower === 'to' && verb.lemma !== 'belong' && verb.lemma !== 'lead')
    )
      continue
    // "faults that affect the result and those that do not": both stay alike.
    if (sentence.some(({ lower }, i) => lower === 'those' && isWhich(sentence[i + 1]))) continue
    if (hasSecondVerb(sentence, at + 2, end)) continue
    return [compose(sentence.slice(0, at), [inflected(verb, 'ing')], sentence.slice(at + 2))]
  }
  return null
})

/** Verbs of habit: of the subject of a sentence in the present, "people smoking at work" are those who do. Sorted. */
export const habitVerbs = new Set(
  `attend drive earn eat enter fight grow migrate play produce read seek sell smoke speak struggle study train travel use work`.split(
    /\s+/,
  ),
)

/** "Athletes who train at high altitude produce ...". */
function isHabit(tokens: Tokens, at: number): boolean {
  const verb = tokens[at + 1]
  const next = tokens[at + 2]
  if (verb === undefined || !habitVerbs.has(verb.lemma) || next === undefined || nounPhraseEnd(tokens, 0) !== at) return false
  return (
    /^(in|at|on|for|by|with|from|through)$/.test(next.lower) ||
    (nounPhraseEnd(tokens, at + 2) > 0 && (next.tag !== 'NOUN' || next.lower !== next.lemma))
  )
}

/** "who live in cities and work at home": the second verb would stay behind. */
function hasSecondVerb(tokens: Tokens, from: number, end: number): boolean {
  const mainVerb = clauseAt(tokens, leadEnd(tokens), end)?.verb.start ?? -1
  for (let k = from; k < end; k++) {
    const token = tokens[k]
    const startsMore = isComma(token)
    if (token === undefined || (token.tag === 'PUNCT' && !(startsMore && tokens[k + 1]?.tag === 'CCONJ'))) return false
    if (k === mainVerb) return false
    if (token.tag !== 'CCONJ') continue
    const next = tokens[skipAdverbs(tokens, k + 1, end)]
    if (isFinite(tokens, skipAdverbs(tokens, k + 1, end)) || (next?.tag === 'NOUN' && next.lower === next.lemma)) return true
  }
  return false
}

/** Nouns without an article that somebody has. Sorted. */
const bareObjects = /^(?:arthritis|asthma|autism|cancer|dementia|diabetes|dyslexia|epilepsy|experience|insomnia|malaria)$/

/** "has a son", "have large forests", "have windows": a bare noun may be a participle ("has swum there"). */
const opensObject = (tokens: Tokens, at: number, end: number): boolean => {
  const first = tokens[at]
  if (first === undefined) return false
  if (/^(?:DET|NUM|ADJ)$/.test(first.tag)) return true
  return (
    first.tag === 'NOUN' &&
    end >= at + 1 &&
    (bareObjects.test(first.lower) || first.lower !== first.lemma || tokens[at + 1]?.tag === 'NOUN')
  )
}

/** "students with a disability" is what "students who have a disability" says. */
export const haveToWith: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const have = sentence[at + 1]
    if (!isWhich(sentence[at]) || !/^(has|have)$/.test(have?.lower ?? '') || sentence[at - 1]?.tag !== 'NOUN') continue
    const object = nounPhraseEnd(sentence, at + 2)
    if (object < 0 || /^(no|been|had|to|not|never)$/.test(sentence[at + 2]?.lower ?? '') || !isNoun(sentence[object - 1])) continue
    if (!opensObject(sentence, at + 2, object)) continue
    // "a problem which has recently attracted interest": an auxiliary.
    if (sentence.slice(at + 2, object).some((token) => isVerb(token) || token.tag === 'ADV')) continue
    const after = sentence[object]
    const hasWith = sentence.slice(Math.max(0, at - 4), at).some((token) => token.lower === 'with') || after?.lower === 'with'
    if (hasWith || sentence[at - 1]?.lemma === 'thing') continue
    if (
      (isVerb(after) && !isFinite(sentence, object)) ||
      after?.lower === 'to' ||
      (after?.lower === 'in' && /^(common|mind)$/.test(sentence[object + 1]?.lower ?? ''))
    )
      continue
    if (nounsOfHave.has(sentence[headOf(sentence, at + 2, object)]?.lemma ?? '') || hasSecondVerb(sentence, at + 2, end)) continue
    return [compose(sentence.slice(0, at), [word('with', 'ADP')], sentence.slice(at + 2))]
  }
  return null
})

/** "Walton, who is a sailor, writes" to "Walton, a sailor, writes". */
export const shortenApposition: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 3; at++) {
    if ((sentence[at]?.lower !== 'which' && sentence[at]?.lower !== 'who') || !isComma(sentence[at - 1]) || !isNoun(sentence[at - 2]))
      continue
    if (!/^(is|are|was|were)$/.test(sentence[at + 1]?.lower ?? '') || !/^(a|an|the)$/.test(sentence[at + 2]?.lower ?? '')) continue
    const phraseEnd = nounPhraseEnd(sentence, at + 2)
    const after = sentence[phraseEnd]
    const close = sentence.findIndex((token, i) => i >= phraseEnd && isComma(token))
    const isEnclosed =
      phraseEnd > 0 &&
      (phraseEnd === end || close >= phraseEnd || prepositions.has(after?.lower ?? '') || relatives.has(after?.lower ?? ''))
    if (
      !isEnclosed ||
      (sentence[at + 2]?.lower === 'the' && /^(same|reason|case|way|only)$/.test(sentence[at + 3]?.lower ?? '')) ||
      /^(case|reason|problem|way)$/.test(sentence[headOf(sentence, at + 2, phraseEnd)]?.lemma ?? '')
    )
      continue
    if (
      (sentence.slice(0, at - 1).some(isComma) && close < 0) ||
      sentence.slice(phraseEnd, close < 0 ? end : close).some((token) => token.lower === 'and')
    )
      continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 2))]
  }
  return null
})
