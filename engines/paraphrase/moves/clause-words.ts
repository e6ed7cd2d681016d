import { clauseAt, isFinite, mayBeParticiple, skipAdverbs, subjectNumber } from '../../languages/en/grammar/clause.ts'
import { clauseVerbs, formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { compose, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { headOf, isComma, isNoun, isPerson, isVerb, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Verbs whose noun object may look like the subject of a clause. Sorted. */
const notThatVerbs = new Set(
  `consider decide demonstrate doubt explain fear feel find hear hold illustrate know learn mean note observe point recommend reveal
  say see show stress tell wish worry write`.split(/\s+/),
)

/** "Some argue it is unfair." to "Some argue that it is unfair." */
export const insertThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at]
    if (verb === undefined || !isVerb(verb) || !thatVerbs.has(verb.lemma) || (verb.form === 'participle' && !isFinite(sentence, at)))
      continue
    const next = sentence[at + 1]
    if (
      next === undefined ||
      isComma(next) ||
      next.tag === 'VERB' ||
      (next.tag === 'ADV' && !isNoun(sentence[at + 2])) ||
      (/^(DET|ADJ|PART)$/.test(sentence[at - 1]?.tag ?? '') && !isInfinitive(sentence, at))
    )
      continue
    if (
      sentence[at - 2]?.lower === 'as' ||
      sentence[at - 1]?.lower === 'as' ||
      (verb.lemma === 'say' && at < 3 && !isNoun(sentence[at - 1]) && !subjectPronouns.has(sentence[at - 1]?.lower ?? ''))
    )
      continue
    if (!isFinite(sentence, at) && !isInfinitive(sentence, at) && verb.form !== 'ing') continue
    // "To conclude we", "Accurately predicting the response": the words after the verb are its object, or nothing of it.
    if (
      (isInfinitive(sentence, at) && (at === 1 || verb.lemma === 'maintain')) ||
      (verb.form === 'ing' && !/^(say|think|believe|hope|know|argue|claim)$/.test(verb.lemma))
    )
      continue
    // "say it wrong", "said it like": what is said, and how.
    if (verb.lemma === 'say' && next.lower === 'it' && !/^(AUX)$/.test(sentence[at + 2]?.tag ?? '') && sentence[at + 2]?.form !== '3sg')
      continue
    const clause = clauseAt(sentence, at + 1, end)
    if (
      clause === null ||
      !clause.isSimpleSubject ||
      clause.subjectEnd - clause.start > 7 ||
      hasMark(sentence, at, clause.verb.start) ||
      isParenthetic(sentence, at) ||
      isQuestion(sentence, at)
    )
      continue
    // "We propose a technique aimed at cooling": the participle belongs to the object.
    const first = sentence[clause.verb.start]
    if (first?.tag === 'VERB' && mayBeParticiple(first) && !subjectPronouns.has(next.lower)) continue
    if (
      /^(it|i|you|he|she|we|they|this|these|the|there|a|an|many|some|most|such|our|their|his|her|its|my|people|children|students)$/.test(
        next.lower,
      ) === false &&
      (next.tag !== 'PROPN' || verb.lemma === 'mean')
    )
      continue
    return [compose(sentence.slice(0, at + 1), [word('that', 'SCONJ')], sentence.slice(at + 1))]
  }
  return null
})

const isInfinitive = (tokens: Tokens, at: number): boolean =>
  tokens[at - 1]?.lower === 'to' || /^(can|could|may|might|must|should|will|would)$/.test(tokens[at - 1]?.lower ?? '')
/** Verbs after which "that" may be left out or put in without a change of meaning. Sorted. */
const thatVerbs = new Set([...clauseVerbs].filter((verb) => !notThatVerbs.has(verb)).concat(['know', 'mean', 'say']))

/** "X, he argues, is": the verb is an aside. */
const isParenthetic = (tokens: Tokens, at: number): boolean =>
  isComma(tokens[at + 1]) || (isComma(tokens[at - 2]) && isComma(tokens[at + 1]))
/** "what he thinks it means", "who they say he is". */
const isQuestion = (tokens: Tokens, at: number): boolean =>
  tokens.slice(0, at).some((token) => /^(what|who|which|whom|how|where|why|when|that)$/.test(token.lower) && token.tag !== 'DET')

/** "I think that they agree." to "I think they agree." */
export const dropThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (
      sentence[at]?.lower !== 'that' ||
      !/^(assume|believe|ensure|feel|hope|know|mean|say|show|suppose|think)$/.test(sentence[at - 1]?.lemma ?? '') ||
      !isVerb(sentence[at - 1])
    )
      continue
    const subject = sentence[at + 1]
    if (subject === undefined || !opensPlainly(sentence, at + 1, end) || needsThat(sentence, at)) continue
    if (
      !(
        subjectPronouns.has(sentence[at - 2]?.lower ?? '') ||
        isNoun(sentence[at - 2]) ||
        /^(to|can|will|should|must|this|also|firmly|strongly)$/.test(sentence[at - 2]?.lower ?? '')
      ) ||
      hasMark(sentence, at, Math.min(end, at + 6)) ||
      sentence.slice(at + 1, end).some((token, i) => token.lower === 'that' && /^(and|or|but|,)$/.test(sentence[at + i]?.lower ?? ''))
    )
      continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

/** "mean it", "feel it", "know it": without "that" the pronoun is an object at first; nor where the same verb has its "that" again. */
const needsThat = (tokens: Tokens, at: number): boolean => {
  const verb = tokens[at - 1]
  return (
    (/^(?:it|you|there|these|those|this|her)$/.test(tokens[at + 1]?.lower ?? '') &&
      /^(?:ensure|feel|know|mean|show)$/.test(verb?.lemma ?? '')) ||
    /^(?:these|those|this)$/.test(tokens[at + 1]?.lower ?? '') ||
    tokens.some(({ lower }, i) => lower === 'that' && i !== at && tokens[i - 1]?.lemma === verb?.lemma)
  )
}

/** A pronoun or a short phrase with a determiner, and its verb: the clause is seen without "that". */
function opensPlainly(tokens: Tokens, at: number, end: number): boolean {
  const first = tokens[at]?.lower ?? ''
  if (/^(i|he|it|she|they|we|you|there)$/.test(first)) return isFinite(tokens, skipAdverbs(tokens, at + 1, end))
  if (!/^(believe|ensure|hope|mean|think)$/.test(tokens[at - 2]?.lemma ?? '')) return false
  if (!/^(the|a|an|these|those|this|my|our|their|his|her|its|many|some|most|every|all|children|people|students)$/.test(first)) return false
  const clause = clauseAt(tokens, at, end)
  return clause !== null && clause.isSimpleSubject && clause.subjectEnd - at <= 5
}

/** "If S V, T V." to "If S V, then T V." */
export const insertThen: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'if') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  if (close < 0 || hasMark(sentence, close + 1, end) || sentence.some((token) => token.lower === 'then')) return null
  const sub = clauseAt(sentence, lead + 1, close)
  const main = clauseAt(sentence, close + 1, end)
  if (sub === null || main === null || end - close < 4) return null
  // "If you have a moment, I could come": an offer, no consequence.
  if (
    /^(?:i|we)$/.test(sentence[main.start]?.lower ?? '') &&
    /^(?:could|would|can|will|['’](?:d|ll))$/.test(sentence[main.verb.start]?.lower ?? '')
  )
    return null
  return [compose(sentence.slice(0, close + 1), [word('then', 'ADV')], sentence.slice(close + 1))]
})

const reducible = ['when', 'while', 'once', 'if', 'unless', 'until', 'although', 'though']

/** "Unless otherwise noted", "if asked", "as expected": no subject of the main clause is meant. Sorted. */
const idioms = new Set(
  `asked combined compared desired faced given indicated mentioned needed noted required specified stated told wanted`.split(/\s+/),
)

/** "When heated, the solution turned red." to "When it was heated, the solution turned red." */
export const expandReduced: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, reducible)
  const at = skipAdverbs(sentence, lead + size, end)
  const participle = sentence[at]
  if (size === 0 || participle?.tag !== 'VERB' || !mayBeParticiple(participle) || participle.form === 'ing' || idioms.has(participle.lower))
    return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const main = close < 0 ? null : clauseAt(sentence, close + 1, end)
  if (main === null || close < at || sentence.slice(at, close).some((token, i) => i > 0 && isVerb(token))) return null
  const number = subjectNumber(sentence, main)
  const first = sentence[main.start]
  const verb = sentence[main.verb.start]
  if (number === null || first === undefined || verb === undefined) return null
  const isPronoun = subjectPronouns.has(first.lower) && main.subjectEnd === main.start + 1
  if (
    (isPronoun && !/^(it|they)$/.test(first.lower)) ||
    (!isPronoun && number === 'singular' && isPerson(sentence, main.start, main.subjectEnd) !== false)
  )
    return null
  const isPast = verb.form === 'past' && !/^(could|should|might|would)$/.test(verb.lower)
  const be = inflectVerb('be', isPast ? 'past' : number === 'plural' ? 'pl' : '3sg', number === 'plural')
  return [
    compose(
      sentence.slice(0, lead + size),
      [word(number === 'plural' ? 'they' : 'it', 'PRON'), word(be, 'AUX', null, 'be')],
      sentence.slice(lead + size),
    ),
  ]
})

/** "When it is heated, the solution turns red." to "When heated, the solution turns red." */
export const reduceClause: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, ['when', 'once', 'if', 'unless', 'although', 'though'])
  const subject = sentence[lead + size]
  const be = sentence[lead + size + 1]
  if (size === 0 || !/^(it|they)$/.test(subject?.lower ?? '') || !formsOfBe.has(be?.lower ?? '') || be?.space === '') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const main = close < 0 ? null : clauseAt(sentence, close + 1, end)
  const participle = sentence[skipAdverbs(sentence, lead + size + 2, end)]
  if (
    main === null ||
    participle?.tag !== 'VERB' ||
    !mayBeParticiple(participle) ||
    sentence.slice(lead, close).some((token) => token.lower === 'not' || token.lower === "n't")
  )
    return null
  const isNamed = isNoun(sentence[headOf(sentence, main.start, main.subjectEnd)])
  const number = isNamed ? numberOf(sentence, main.start, main.subjectEnd) : null
  const isThing = isPerson(sentence, main.start, main.subjectEnd) !== true || subject?.lower === 'they'
  const isGeneral = be?.form !== 'past' && /^(the|this|these)$/.test(sentence[main.start]?.lower ?? '')
  const isSame = isNamed
    ? isGeneral && number !== null && (number === 'plural') === (subject?.lower === 'they') && isThing
    : sentence[main.start]?.lower === subject?.lower
  if (!isSame || opensClause(sentence, lead + size + 2, close)) return null
  return [compose(sentence.slice(0, lead + size), sentence.slice(lead + size + 2))]
})

/** "so that they can V" to "to V", when the subject is the same. */
export const soThatToInfinitive: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => token.lower === 'so' && sentence[i + 1]?.lower === 'that')
  if (at < 3) return null
  const subject = sentence[at + 2]
  const modal = sentence[at + 3]
  const verb = sentence[at + 4]
  const main = clauseAt(sentence, leadEnd(sentence), at)
  if (
    main === null ||
    subject === undefined ||
    verb?.form !== 'base' ||
    !/^(can|could|will|would|may|might)$/.test(modal?.lower ?? '') ||
    isComma(sentence[at - 1])
  )
    return null
  const own = sentence[main.start]?.lower
  const isSamePronoun = main.subjectEnd === main.start + 1 && own === subject.lower && subjectPronouns.has(own)
  const isNamed =
    isNoun(sentence[headOf(sentence, main.start, main.subjectEnd)]) &&
    subject.lower === 'they' &&
    subjectNumber(sentence, main) === 'plural' &&
    !hasOtherPlural(sentence, main.verb.end, at)
  if (
    !(isSamePronoun || isNamed) ||
    (/^(want|plan|hope|try|need|have|like|choose|use|refuse|decide|ask|tell|help)$/.test(sentence[main.verb.main]?.lemma ?? '') &&
      sentence[main.verb.main]?.lemma !== 'use') ||
    verb.lemma === 'be'
  )
    return null
  if (tokensBetween(sentence, main.verb.end, at) || (hasMark(sentence, 0, end) && leadEnd(sentence) === 0)) return null
  return [compose(sentence.slice(0, at), words('to', 'PART'), sentence.slice(at + 4))]
})

const tokensBetween = (tokens: Tokens, from: number, to: number): boolean => opensClause(tokens, from, to)
const hasOtherPlural = (tokens: Tokens, from: number, to: number): boolean => {
  for (let k = from; k < to; k++) {
    const end = nounPhraseEnd(tokens, k, { of: false, join: false })
    if (end > k && end <= to && numberOf(tokens, k, end) === 'plural' && isPerson(tokens, k, end) !== false) return true
  }
  return false
}
