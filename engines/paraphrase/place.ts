import { clauseAt, isFinite, prepositionalEnd, skipAdverbs } from '../languages/en/grammar/clause.ts'
import type { Tokens } from '../languages/en/grammar/grammar-tokens.ts'
import { possessives, relatives } from '../languages/en/grammar/grammar-words.ts'
import { headOf, isNoun, isVerb, nounPhraseEnd } from '../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../languages/en/grammar/token.ts'
import { ingVerbs } from '../languages/en/grammar/word-lists.ts'

/** Where a pattern lies in its sentence: tokens `start` to `end` (exclusive); `focus` is the word that carries the form. */
export type Place = { readonly tokens: Tokens; readonly start: number; readonly end: number; readonly focus: number }

const isBetween = (token: Token | undefined): boolean => token?.tag === 'ADV' || token?.lemma === 'not'

/** The token before `i` that is no adverb and no negation. */
function wordBefore(tokens: Tokens, i: number): number {
  let k = i - 1
  while (isBetween(tokens[k])) k--
  return k
}

/** A participle with a form of be before it: "was quickly found". */
function isPassive({ tokens, focus }: Place): boolean {
  const token = tokens[focus]
  if (token?.form !== 'participle' && token?.form !== 'past') return false
  return tokens[wordBefore(tokens, focus)]?.lemma === 'be'
}

/** A participle without auxiliary: "prices set by", "the agreed price". */
export function isBareParticiple({ tokens, focus }: Place): boolean {
  if (tokens[focus]?.form !== 'participle') return false
  const before = tokens[wordBefore(tokens, focus)]
  return before === undefined || !(isVerb(before) && /^(?:be|have|get)$/.test(before.lemma))
}

/** The first verb of the group whose last is at `focus`: the auxiliary that carries tense, or the verb itself. */
export function groupStart(tokens: Tokens, focus: number): number {
  let first = focus
  for (let k = wordBefore(tokens, first); tokens[k]?.tag === 'AUX'; k = wordBefore(tokens, first)) first = k
  return first
}

const headToken = (tokens: Tokens, start: number, end: number): Token | null => tokens[headOf(tokens, start, end)] ?? null

/** The head of the subject of the verb at `focus`, or null where no subject stands plainly before it. */
export function subjectHead({ tokens, focus }: Place): Token | null {
  const verb = groupStart(tokens, focus)
  const before = tokens[wordBefore(tokens, verb)]
  if (before && relatives.has(before.lower)) {
    const antecedent = tokens[wordBefore(tokens, verb) - 1]
    return antecedent && isNoun(antecedent) ? antecedent : antecedent?.text === ',' ? (tokens[wordBefore(tokens, verb) - 2] ?? null) : null
  }
  if (!isFinite(tokens, verb)) return null
  // "It is late, and I know": the pronoun right before the verb is its subject, whatever stood before.
  if (before && /^(?:i|he|she|we|they)$/.test(before.lower)) return before
  for (let start = clauseStart(tokens, verb); start < verb; start++) {
    const clause = clauseAt(tokens, start, tokens.length)
    if (clause && clause.verb.start === verb) return headToken(tokens, start, clause.subjectEnd)
  }
  return null
}

function clauseStart(tokens: Tokens, verb: number): number {
  let k = verb
  while (k > 0 && !/^[;:]$/.test(tokens[k - 1]?.text ?? '') && tokens[k - 1]?.tag !== 'SCONJ') k--
  return k
}

/** Where the object of the place begins: after the pattern, past adverbs that ask nothing. */
function objectStart({ tokens, end }: Place): number {
  const at = skipAdverbs(tokens, end, tokens.length)
  const asked = tokens.slice(end, at).findIndex((token) => questionWords.has(token.lower))
  return asked < 0 ? at : end + asked
}

const questionWords = new Set(['how', 'what', 'when', 'where', 'whether', 'which', 'who', 'why', 'if'])
const dayWords = new Set(['nowadays', 'today', 'tomorrow', 'tonight', 'yesterday'])

/** The end of the direct object's noun phrase without prepositional phrases, or -1. */
export function objectEnd(place: Place): number {
  const start = objectStart(place)
  const first = place.tokens[start]
  if (!first || first.tag === 'ADP' || first.tag === 'SCONJ' || (first.tag === 'ADV' && questionWords.has(first.lower))) return -1
  const stop = nounPhraseEnd(place.tokens, start)
  // "less alcohol today": the day is no part of the object.
  return stop > start + 1 && dayWords.has(place.tokens[stop - 1]?.lower ?? '') ? stop - 1 : stop
}

/** Head of the direct object; of the subject in the passive; of the noun that a bare participle modifies. */
export function objectHead(place: Place): Token | null {
  const { tokens, focus, end } = place
  if (isPassive(place)) return subjectHead(place)
  if (isBareParticiple(place)) {
    const next = nounAfter(tokens, end)
    if (next && tokens[focus - 1]?.tag !== 'NOUN') return next
    const prior = tokens[wordBefore(tokens, focus)]
    return prior && isNoun(prior) ? prior : prior?.text === ',' ? (tokens[wordBefore(tokens, focus) - 1] ?? null) : null
  }
  const stop = objectEnd(place)
  if (stop >= 0) return headToken(tokens, objectStart(place), stop)
  return fronted(place)
}

const measures = new Set([
  'amount',
  'bit',
  'couple',
  'deal',
  'degree',
  'form',
  'group',
  'kind',
  'level',
  'lot',
  'majority',
  'number',
  'part',
  'piece',
  'plenty',
  'proportion',
  'range',
  'series',
  'set',
  'share',
  'sort',
  'type',
  'variety',
  'wealth',
])

/** The object's head, and the noun it measures out: "a large amount of evidence" has both. */
export function objectHeads(place: Place): readonly (Token | null)[] {
  const head = objectHead(place)
  const at = head ? place.tokens.indexOf(head) : -1
  if (!head || !measures.has(head.lemma) || place.tokens[at + 1]?.lower !== 'of') return [head]
  const stop = nounPhraseEnd(place.tokens, at + 2)
  return stop < 0 ? [head] : [head, headToken(place.tokens, at + 2, stop)]
}

/** "the costs that firms reduce": the noun before the relative clause whose verb has no object of its own. */
function fronted({ tokens, focus }: Place): Token | null {
  const verb = groupStart(tokens, focus)
  for (let start = Math.max(1, verb - 6); start < verb; start++) {
    const opener = tokens[start - 1]
    if (!opener || !relatives.has(opener.lower) || opener.lower === 'who') continue
    const clause = clauseAt(tokens, start, tokens.length)
    if (clause?.verb.start === verb) return tokens[start - 2] && isNoun(tokens[start - 2]) ? (tokens[start - 2] ?? null) : null
  }
  return null
}

function nounAfter(tokens: Tokens, from: number): Token | null {
  let k = from
  while (tokens[k]?.tag === 'ADJ' || (isNoun(tokens[k]) && isNoun(tokens[k + 1]))) k++
  return isNoun(tokens[k]) ? (tokens[k] ?? null) : null
}

/** The noun an adjective modifies, or the subject it is said of. */
export function describedHead({ tokens, start, end }: Place): Token | null {
  const noun = nounAfter(tokens, skipJoined(tokens, end))
  if (noun) return noun
  const verb = wordBefore(tokens, start)
  return tokens[verb]?.tag === 'AUX' || tokens[verb]?.tag === 'VERB'
    ? subjectHead({ tokens, start: verb, end: verb + 1, focus: verb })
    : null
}

/** Past "and other": "an important and useful tool". */
function skipJoined(tokens: Tokens, from: number): number {
  const joint = tokens[from]
  return (joint?.tag === 'CCONJ' || joint?.text === ',') && tokens[from + 1]?.tag === 'ADJ' ? from + 2 : from
}

/** The noun after "of", for a noun's guard. */
export function nounAfterOf({ tokens, end }: Place): Token | null {
  if (tokens[end]?.lower !== 'of') return null
  const stop = nounPhraseEnd(tokens, end + 1)
  return stop < 0 ? null : headToken(tokens, end + 1, stop)
}

export type Use = 'attributive' | 'predicative'

/** How the adjective is used; null where it is neither ("the poor", "find it hard"). */
export function useOf({ tokens, start, end }: Place): Use | null {
  if (nounAfter(tokens, skipJoined(tokens, end))) return 'attributive'
  const before = tokens[wordBefore(tokens, start)]
  if (before && /^(?:be|become|seem|appear|remain|look|feel|get|grow|prove|stay|sound)$/.test(before.lemma)) return 'predicative'
  return before?.tag === 'CCONJ' && tokens[wordBefore(tokens, start) - 1]?.tag === 'ADJ' ? 'predicative' : null
}

/** What follows a verb. `adp` is a preposition that may be part of the verb's meaning. */
export type Frame = 'passive' | 'np' | 'that' | 'to' | 'ing' | 'wh' | 'adj' | 'adp' | 'none'

/** "that the law be changed". */
const isSubjunctive = (tokens: Tokens, from: number): boolean => {
  const stop = nounPhraseEnd(tokens, from)
  return stop > 0 && tokens[stop]?.form === 'base'
}

/** "prices set by firms": a participle after its noun, with no object of its own. */
const isReducedPassive = (place: Place): boolean => {
  const { tokens, focus, end } = place
  const next = tokens[end]
  return (
    isBareParticiple(place) &&
    isNoun(tokens[wordBefore(tokens, focus)]) &&
    (next === undefined || next.tag === 'ADP' || next.tag === 'PUNCT' || next.tag === 'ADV' || isVerb(next))
  )
}

export function frameOf(place: Place): Frame {
  const { tokens, end } = place
  if (isPassive(place) || isReducedPassive(place)) return 'passive'
  const at = objectStart(place)
  const next = tokens[at]
  if (!next || next.tag === 'PUNCT' || next.tag === 'CCONJ' || (isVerb(next) && next.form !== 'ing' && next.form !== 'participle'))
    return fronted(place) ? 'np' : 'none'
  if (next.lower === 'that' && (clauseAt(tokens, at + 1, tokens.length) || isSubjunctive(tokens, at + 1))) return 'that'
  if (next.lower === 'to' && tokens[skipAdverbs(tokens, at + 1, tokens.length)]?.form === 'base') return 'to'
  if (questionWords.has(next.lower) && next.tag !== 'DET')
    return next.lower === 'if' && end === at && tokens[place.focus]?.lemma !== 'see' ? 'none' : 'wh'
  if (next.tag === 'VERB' && next.form === 'ing' && (!isNoun(tokens[at + 1]) || ingVerbs.has(tokens[place.focus]?.lemma ?? '')))
    return 'ing'
  if (next.tag === 'SCONJ') return 'none'
  if (next.tag === 'ADP') return next.lower === 'to' || isNoun(next) ? 'adp' : fronted(place) ? 'np' : 'adp'
  if (nounPhraseEnd(tokens, at) >= 0 || possessives.has(next.lower)) return 'np'
  return next.tag === 'ADJ' || (next.tag === 'VERB' && next.form === 'participle') ? 'adj' : 'none'
}

/** The object's end with its prepositional phrases: what stands after the whole object. */
export const wholeObjectEnd = (place: Place): number => {
  const stop = objectEnd(place)
  return stop < 0 ? -1 : prepositionalEnd(place.tokens, stop)
}
