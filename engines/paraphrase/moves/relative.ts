import { clauseAt, isFinite, mayBeParticiple, skipAdverbs, subjectNumber, verbGroup } from '../clause.ts'
import { leadEnd } from './clause-order.ts'
import { clauseVerbs, formsOfBe, personNouns, prepositions, relatives, subjectPronouns } from '../grammar-words.ts'
import { compose, withText, word, type Tokens } from '../grammar-tokens.ts'
import { inflectVerb } from '../inflect.ts'
import { headOf, isComma, isNoun, isVerb, nounPhraseEnd, numberOf, type Number } from '../noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../token.ts'

/** Objects of "have" that "with" cannot take. Sorted. */
const nounsOfHave = new Set(
  `ability access chance choice difficulty effect fun idea impact influence opportunity power problem right role tendency time to
  trouble`.split(/\s+/),
)

/** Adjectives that may follow their noun without "that is". Sorted. */
const looseAdjectives = new Set(
  `able absent available aware capable common contrary critical dependent different equivalent essential familiar free full independent
  interested likely necessary parallel present ready relevant responsible rich similar sensitive specific suitable typical unable
  unfamiliar unlikely unique vulnerable willing`.split(/\s+/),
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
    if (hasSecondVerb(sentence, be + 1, end) || isAgent(sentence, at)) continue
    return [compose(sentence.slice(0, at), sentence.slice(be + 1))]
  }
  return null
})

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
  while (k < end && tokens[k]?.tag === 'ADV' && /ly$|^(often|also|still|now|mostly|already|not)$/.test(tokens[k]?.lower ?? '')) k++
  const token = tokens[k]
  const next = tokens[k + 1]
  if (token === undefined || next === undefined || tokens[from]?.lower === 'not' || k - from > 1) return false
  if (notLoose.has(token.lower)) return false
  const isParticiple = token.tag === 'VERB' && mayBeParticiple(token)
  if (isParticiple) return prepositions.has(next.lower) || next.lower === 'as' || next.lower === 'using'
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
const stateVerbs = new Set(
  `affect belong consist contain cover deal describe face feature involve lack lead live offer participate rely require result show
  suffer surround`.split(/\s+/),
)
/** In -ing these are prepositions, or tell the manner of the main verb. */
const notFromIng = new Set(['face', 'lead', 'rely', 'lack'])

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
    if (hasSecondVerb(sentence, at + 2, end)) continue
    return [compose(sentence.slice(0, at), [withText(verb, inflectVerb(verb.lemma, 'ing'), { form: 'ing' })], sentence.slice(at + 2))]
  }
  return null
})

/** Verbs of habit: of the subject of a sentence in the present, "people smoking at work" are those who do. Sorted. */
const habitVerbs = new Set(
  `attend drive earn eat enter fight grow migrate play produce read seek sell smoke speak struggle study train travel use work`.split(
    /\s+/,
  ),
)

/** "Athletes who train at high altitude produce ...". */
function isHabit(tokens: Tokens, at: number): boolean {
  const verb = tokens[at + 1]
  const next = tokens[at + 2]
  if (verb === undefined || !habitVerbs.has(verb.lemma) || next === undefined || nounPhraseEnd(tokens, 0) !== at) return false
  return /^(in|at|on|for|by|with|from|through)$/.test(next.lower) || nounPhraseEnd(tokens, at + 2) > 0
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

/** "cells containing many mitochondria" to "cells that contain many mitochondria". */
export const ingToRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at]
    if (
      verb?.tag !== 'VERB' ||
      verb.form !== 'ing' ||
      !stateVerbs.has(verb.lemma) ||
      notFromIng.has(verb.lemma) ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      sentence[at - 1]?.isName === true
    )
      continue
    const noun = antecedentNumber(sentence, at)
    if (noun === null || isPresentTime(sentence, at, end) !== true) continue
    const isPerson = personNouns.has(sentence[at - 1]?.lemma ?? '') || sentence[at - 1]?.lower === 'people'
    if (!isPerson && /(er|or|ist|ian|ant)$/.test(sentence[at - 1]?.lemma ?? '')) continue
    const finite = withText(verb, inflectVerb(verb.lemma, noun === 'plural' ? 'pl' : '3sg'), { form: noun === 'plural' ? 'pl' : '3sg' })
    return [compose(sentence.slice(0, at), [word(isPerson ? 'who' : 'that', 'PRON'), finite], sentence.slice(at + 1))]
  }
  return null
})

/** The number of the plain noun phrase that ends at `end`; null when an "of" or "and" makes it doubtful. */
function antecedentNumber(tokens: Tokens, end: number): Number | null {
  let start = end - 1
  for (let k = end - 1; k >= 0; k--) if (nounPhraseEnd(tokens, k, { of: false, join: false }) === end) start = k
  const before = tokens[start - 1]
  if (before?.lower === 'of' || before?.lower === 'and' || before?.lower === 'or' || before?.lower === 'with' || before?.lower === 'by')
    return null
  const spoils = before?.tag === 'VERB' && spoilers.has(before.lemma)
  return spoils ? null : numberOf(tokens, start, end)
}

/** Verbs whose object takes a participle as its predicate: "see people living in tents", "have the car washed". Sorted. */
const spoilers = new Set(
  `avoid begin catch consider find get have hear imagine involve keep leave make mean need notice prevent remember see spend start stop
  use want watch`.split(/\s+/),
)

/** Whether the main verb of the sentence is in the present; null when none is found. */
function isPresentTime(tokens: Tokens, at: number, end: number): boolean | null {
  const clause = clauseAt(tokens, leadEnd(tokens), end)
  if (clause === null || (clause.verb.start < at && clause.verb.end > at)) return null
  const verb = tokens[clause.verb.start]
  return verb?.form === '3sg' || verb?.form === 'pl' || /^(can|will|should|must|may)$/.test(verb?.lower ?? '')
}

/** "students with a disability" is what "students who have a disability" says. */
export const haveToWith: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const have = sentence[at + 1]
    if (!isWhich(sentence[at]) || !/^(has|have)$/.test(have?.lower ?? '') || sentence[at - 1]?.tag !== 'NOUN') continue
    const object = nounPhraseEnd(sentence, at + 2)
    if (object < 0 || /^(no|been|had|to|not|never)$/.test(sentence[at + 2]?.lower ?? '') || !isNoun(sentence[object - 1])) continue
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

/** "corpus collected from" to "corpus that was collected from", in the tense of the main clause. */
export const expandRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    const verb = sentence[at]
    if (
      verb?.tag !== 'VERB' ||
      !mayBeParticiple(verb) ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      !/^(by|in|from|during|for|with|using|on|at)$/.test(sentence[at + 1]?.lower ?? '')
    )
      continue
    const number = antecedentNumber(sentence, at)
    const be = number === null ? null : tenseOfBe(sentence, { at, end, number })
    if (
      be === null ||
      isComma(sentence[at - 2]) ||
      notExpanded.has(verb.lower) ||
      (verb.lower === 'based' && sentence[at + 1]?.lower !== 'in')
    )
      continue
    if (sentence.slice(at + 1, at + 10).some((token) => relatives.has(token.lower))) continue
    if (/^(is|are)$/.test(be) && !lasting.has(verb.lower)) continue
    return [compose(sentence.slice(0, at), [word('that', 'PRON'), word(be, 'AUX')], sentence.slice(at))]
  }
  return null
})

const notExpanded = new Set(['compared', 'followed', 'given', 'provided', 'regarded'])

/** Participles of a state that lasts: with a main verb in the present, "that is" is sure to be right. Sorted. */
const lasting = new Set(
  `affected associated based caused connected defined designed found intended involved known linked located needed related required
  situated stored surrounded used`.split(/\s+/),
)

type Expansion = { readonly at: number; readonly end: number; readonly number: Number }

/** is, are, was or were for a participle at `at` that is not the main verb; null when it may be. */
function tenseOfBe(tokens: Tokens, { at, end, number }: Expansion): string | null {
  const clause = clauseAt(tokens, leadEnd(tokens), end)
  if (clause === null || (at >= clause.verb.start && at < clause.verb.end)) return null
  const isInSubject = at < clause.verb.start
  const follows =
    at > clause.verb.end &&
    !tokens
      .slice(clause.verb.end, at)
      .some((token) => token.tag === 'CCONJ' || token.tag === 'PUNCT' || relatives.has(token.lower) || token.tag === 'SCONJ')
  if (!isInSubject && !follows) return null
  const verb = tokens[clause.verb.start]
  if (/^(could|would|might|ought)$/.test(verb?.lower ?? '')) return null
  const isModal = /^(can|will|should|must|may|shall)$/.test(verb?.lower ?? '')
  const isPast = (!isModal && verb?.form === 'past') || (verb?.tag === 'VERB' && verb.form === 'participle')
  const isPresent = isModal || verb?.form === '3sg' || verb?.form === 'pl'
  if (isPast) return number === 'plural' ? 'were' : 'was'
  if (!isPresent || (tokens[at + 1]?.lower === 'in' && /\d/.test(tokens[at + 2]?.text ?? '')))
    return isPresent ? (number === 'plural' ? 'were' : 'was') : null
  return subjectNumber(tokens, clause) === null && isInSubject ? null : number === 'plural' ? 'are' : 'is'
}

/** "the methods that we used" to "the methods we used". */
export const dropObjectThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (
      sentence[at]?.lower !== 'that' ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      !/^(i|we|you|they|he|she)$/.test(sentence[at + 1]?.lower ?? '')
    )
      continue
    if (thatNouns.has(sentence[at - 1]?.lemma ?? '') || !leavesGap(sentence, at + 1, end)) continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

/** Nouns that take a clause as their content, not a relative: "the fact that we know". Sorted. */
const thatNouns = new Set(
  `admission agreement answer allegation argument assumption assurance belief certainty complaint confession consensus contention
  conviction decision expectation implication indication insight knowledge lesson message objection observation perception point
  prediction principle proposal realisation realization recognition rule signal suspicion understanding worry chance claim conclusion
  conclusive condition doubt evidence extent fact fear feeling finding hope hypothesis idea impression likelihood news notion opinion
  possibility probability proof promise reason reminder report risk rumour sense sign statement suggestion theory thought time truth
  view warning way`.split(/\s+/),
)

/** The verb after the pronoun has no object of its own, so that the noun before is its object. */
function leavesGap(tokens: Tokens, subject: number, end: number): boolean {
  const at = skipAdverbs(tokens, subject + 1, end)
  if (!isFinite(tokens, at)) return false
  let verb = verbGroup(tokens, at).main
  while (tokens[verb + 1]?.lower === 'to' && isVerb(tokens[verb + 2])) verb += 2
  const main = tokens[verb]
  const next = tokens[verb + 1]
  if (main === undefined || main.tag === 'AUX' || next === undefined || formsOfBe.has(main.lower)) return false
  return (
    next.tag === 'PUNCT' ||
    isFinite(tokens, verb + 1) ||
    (/^(in|on|for|at|during|from|to|with|as|before|after|when)$/.test(next.lower) && !intransitive.has(main.lemma))
  )
}
const intransitive = new Set(
  'arrive be come exist fall go happen live look move occur rise sit sleep stand stay travel wait walk work'.split(' '),
)

/** "the methods we used" to "the methods that we used". */
export const insertObjectThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 1; at++) {
    const subject = sentence[at]
    if (
      subject === undefined ||
      !/^(i|we|they|he|she)$/.test(subject.lower) ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      sentence[at - 1]?.isLocked
    )
      continue
    if (/^(way|time|day|moment|year|reason|week|month|night)$/.test(sentence[at - 1]?.lemma ?? '') || !leavesGap(sentence, at, end))
      continue
    if (!/^(DET|ADJ|NUM|NOUN|PRON)$/.test(sentence[at - 2]?.tag ?? '') || opensWithPhrase(sentence, at)) continue
    return [compose(sentence.slice(0, at), [word('that', 'PRON')], sentence.slice(at))]
  }
  return null
})

/** "In the evening we walked": a fronted phrase without a comma, not a noun with its relative clause. */
const opensWithPhrase = (tokens: Tokens, at: number): boolean => {
  if (tokens[at - 3]?.lower === 'as') return true
  for (let k = at - 1; k > 0; k--) {
    const before = tokens[k - 2]
    if (
      nounPhraseEnd(tokens, k) === at &&
      tokens[k - 1]?.tag === 'ADP' &&
      (before === undefined || before.tag === 'PUNCT' || before.tag === 'CCONJ')
    )
      return true
  }
  const isFront = tokens[0]?.tag === 'ADP' || tokens[0]?.tag === 'SCONJ' || tokens[0]?.tag === 'ADV' || tokens[0]?.tag === 'PART'
  return (isFront && !tokens.slice(0, at).some((token) => isVerb(token))) || subjectPronouns.has(tokens[at - 1]?.lower ?? '')
}
