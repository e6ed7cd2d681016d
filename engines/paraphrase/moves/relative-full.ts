import { clauseAt, mayBeParticiple, mayBePast, subjectNumber } from '../../languages/en/grammar/clause.ts'
import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { personNouns, relatives } from '../../languages/en/grammar/grammar-words.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isComma, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { stateVerbs } from './relative.ts'

/** In -ing these are prepositions, or tell the manner of the main verb. */
const notFromIng = new Set(['face', 'lead', 'rely', 'lack'])

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
  // "the survey focused on schools, and we obtained": the participle may be the main verb itself.
  const verb = tokens[clause.verb.start]
  const isDoubtful =
    tokens.slice(at, clause.verb.start).some((token) => token.tag === 'CCONJ' || token.tag === 'PUNCT') ||
    (clause.verb.main === clause.verb.start && (verb === undefined || (verb.tag === 'VERB' && mayBePast(verb))))
  if (isInSubject && isDoubtful) return null
  if (/^(could|would|might|ought)$/.test(verb?.lower ?? '')) return null
  const isModal = /^(can|will|should|must|may|shall)$/.test(verb?.lower ?? '')
  const isPast = (!isModal && verb?.form === 'past') || (verb?.tag === 'VERB' && verb.form === 'participle')
  const isPresent = isModal || verb?.form === '3sg' || verb?.form === 'pl'
  if (isPast) return number === 'plural' ? 'were' : 'was'
  if (!isPresent || (tokens[at + 1]?.lower === 'in' && /\d/.test(tokens[at + 2]?.text ?? '')))
    return isPresent ? (number === 'plural' ? 'were' : 'was') : null
  return subjectNumber(tokens, clause) === null && isInSubject ? null : number === 'plural' ? 'are' : 'is'
}
