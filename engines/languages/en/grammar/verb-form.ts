import { isPluralNoun } from '../nouns.ts'
import { verbForms } from '../verbs.ts'
import type { TaggedWord } from './tag.ts'
import type { VerbForm } from './token.ts'
import { intransitiveOnly } from './word-lists.ts'

const modals = new Set(['can', 'could', 'may', 'might', 'must', 'shall', 'should', 'will', 'would', "'ll", '’ll', "'d", '’d', 'ought'])
const linkVerbs = new Set(['stay', 'remain', 'keep', 'seem', 'become', 'feel', 'look'])
const causatives = new Set(['help', 'let', 'make'])
/** Verbs that an adjective completes. */
const changeVerbs = new Set(['appear', 'look', 'prove', 'remain', 'stay', 'turn'])
/** Verbs whose participle never stands by itself after a noun, besides those that never take an object. */
const neverReduced = new Set(['belong', 'depend', 'lead', 'rely', 'result', 'seem', 'tend'])

const isBetween = (word: TaggedWord): boolean => word.tag === 'ADV' || word.lemma === 'not'

/** The nearest word before `i` that is no adverb and no negation. */
function before(words: readonly TaggedWord[], i: number): number {
  let k = i - 1
  for (let word = words[k]; word && isBetween(word); word = words[k]) k--
  return k
}

const isVerb = (word: TaggedWord | undefined): word is TaggedWord => word?.tag === 'VERB' || word?.tag === 'AUX'

/** Which form the verb at `i` is in, by its letters and, where they leave it open, by the words around. */
export function verbFormAt(words: readonly TaggedWord[], i: number): VerbForm {
  const word = words[i]
  if (!word) return 'base'
  const lower = word.text.toLowerCase()
  if (word.lemma === 'be') return formOfBe(lower)
  if (modals.has(word.lemma)) return /(?:could|might|should|would|'d|’d)$/.test(lower) ? 'past' : 'pl'
  if (word.lemma === 'have' && /^['’]/.test(lower)) return lower.endsWith('ve') ? 'pl' : lower.endsWith('s') ? '3sg' : 'past'
  const forms = verbForms(word.lemma)
  if (lower === forms.ing && lower !== forms.base) return 'ing'
  if (lower === forms.thirdPerson) return '3sg'
  const isBase = lower === forms.base
  const isPast = lower === forms.past || (!isBase && /ed$/.test(lower))
  const isParticiple = lower === forms.participle || (!isBase && /ed$/.test(lower))
  if (isBase && !isPast && !isParticiple) return isInfinitive(words, i) ? 'base' : 'pl'
  if (isBase && isInfinitive(words, i)) return 'base'
  if (isPast && !isParticiple) return 'past'
  if (isParticiple && !isPast) return isBase && !followsAuxiliary(words, i) ? 'pl' : 'participle'
  if (isParticipleAt(words, i)) return 'participle'
  return isBase && (!isPast || isPresentHere(words, i)) ? 'pl' : 'past'
}

/** "Firms cut their prices and hope": present when the subject is plural and another verb of the sentence is present, none past. */
function isPresentHere(words: readonly TaggedWord[], i: number): boolean {
  const subject = words[before(words, i)]
  const isPlural =
    subject !== undefined &&
    (/^(?:i|you|we|they|who|which|that)$/.test(subject.lemma) || (subject.tag === 'NOUN' && isPluralNoun(subject.text.toLowerCase())))
  const others = words.filter((word, k) => k !== i && isVerb(word)).map((word) => word.text.toLowerCase())
  return (
    isPlural &&
    others.some((lower) => /^(?:is|are|has|have|do|does|can|will|may)$/.test(lower)) &&
    !others.some((lower) => /^(?:was|were|had|did)$|ed$/.test(lower))
  )
}

function formOfBe(lower: string): VerbForm {
  if (lower === 'is' || lower === "'s" || lower === '’s') return '3sg'
  if (lower === 'was' || lower === 'were') return 'past'
  if (lower === 'be') return 'base'
  if (lower === 'been') return 'participle'
  return lower === 'being' ? 'ing' : 'pl'
}

function isInfinitive(words: readonly TaggedWord[], i: number): boolean {
  const k = before(words, i)
  const prior = words[k]
  if (!prior) return i === 0
  if (prior.lemma === 'to' || modals.has(prior.lemma) || prior.lemma === 'do') return true
  if (causatives.has(prior.lemma) && isVerb(prior)) return true
  if (prior.tag === 'CCONJ') return isInfinitive(words, lastVerbBefore(words, k)) && lastVerbBefore(words, k) > 0
  // A subject between: "can students use", "helps people use", "let them go".
  let j = k
  for (let word = words[j]; word && /^(?:NOUN|PRON|DET|ADJ|PROPN|NUM)$/.test(word.tag); word = words[j]) j--
  const verb = words[j]
  if (!verb || j === k) return false
  return (causatives.has(verb.lemma) && isVerb(verb)) || ((modals.has(verb.lemma) || verb.lemma === 'do') && verb.tag === 'AUX')
}

function lastVerbBefore(words: readonly TaggedWord[], i: number): number {
  let k = i - 1
  while (k >= 0 && !isVerb(words[k])) k--
  return k
}

function followsAuxiliary(words: readonly TaggedWord[], i: number): boolean {
  const k = before(words, i)
  const prior = words[k]
  if (!prior) return false
  if (isVerb(prior) && (prior.lemma === 'be' || prior.lemma === 'have' || prior.lemma === 'get')) return true
  if (prior.tag === 'CCONJ' || prior.text === ',') {
    const verb = lastVerbBefore(words, k)
    return verb >= 0 && /(?:ed|en|[^aeiou]t|n)$/.test(words[verb]?.text.toLowerCase() ?? '') && followsAuxiliary(words, verb)
  }
  // "has the price changed", "is the work done"
  return false
}

/** Whether a form that may be past or participle (`used`, `found`, `put`) is a participle here. */
function isParticipleAt(words: readonly TaggedWord[], i: number): boolean {
  if (followsAuxiliary(words, i)) return true
  const prior = words[i - 1]
  const next = words[i + 1]
  const lemma = words[i]?.lemma ?? ''
  // "a woman I had never seen before handed me a pot": what has an object is no bare participle.
  if (/^(?:him|me|them|us)$/i.test(next?.text ?? '')) return false
  if (prior?.lemma === 'to') return true
  // "until the liquid turned dark green": said of the subject, so it is the finite verb.
  if (changeVerbs.has(lemma) && next?.tag === 'ADJ' && prior && !/^(?:DET|ADP|CCONJ)$/.test(prior.tag) && !linkVerbs.has(prior.lemma))
    return false
  if (intransitiveOnly.has(lemma) || neverReduced.has(lemma)) return false
  if (!prior) return next?.tag === 'ADP' || next?.tag === 'PUNCT' || next?.tag === 'NOUN'
  if (prior.tag === 'DET' || prior.tag === 'ADJ' || prior.tag === 'ADP' || prior.tag === 'NUM') return true
  if (prior.tag === 'ADV' && words[i - 2]?.tag === 'DET') return true
  if (prior.tag === 'SCONJ' && (next?.tag === 'ADP' || next?.tag === 'ADV')) return true
  if (linkVerbs.has(prior.lemma) && isVerb(prior)) return true
  if (prior.lemma === 'as') return true
  // "Elected leaders and protected species": joined to a noun before any verb.
  if (prior.tag === 'CCONJ' && next?.tag === 'NOUN' && words[i - 2]?.tag === 'NOUN' && lastVerbBefore(words, i - 1) <= 0) return true
  // "teams motivated": after the object of keep, find, have, get, leave.
  const isAfterNoun = prior.tag === 'NOUN' || prior.tag === 'PROPN' || prior.text === ','
  if (!isAfterNoun || !next) return false
  if (prior.text !== ',' && isFiniteAfter(words, i)) return true
  const isOpen =
    /^(?:last|this|each|every)$/.test(next.lemma) || next.tag === 'ADP' || next.tag === 'PUNCT' || next.tag === 'ADV' || next.lemma === 'to'
  return isOpen && hasOtherFiniteVerb(words, i)
}

/** "the method used was", "the results obtained support": the finite verb follows at once. */
function isFiniteAfter(words: readonly TaggedWord[], i: number): boolean {
  const next = words[i + 1]
  if (!next || causatives.has(words[i]?.lemma ?? '')) return false
  const lower = next.text.toLowerCase()
  if (next.tag === 'AUX') return isPlainlyFinite(words, i + 1)
  return next.tag === 'VERB' && (lower === next.lemma || lower === verbForms(next.lemma).thirdPerson)
}

const ends = new Set(['.', ';', ':', '!', '?'])

/** Whether the clause around `i` has a finite verb without it: "The glucose produced by plants is stored". */
function hasOtherFiniteVerb(words: readonly TaggedWord[], i: number): boolean {
  let start = i
  for (let word = words[start - 1]; word && !isClauseStart(word, words[start]); word = words[start - 1]) start--
  for (let k = start; k < i; k++) if (isPlainlyFinite(words, k)) return true
  let hasSubject = false
  for (let k = i + 1; k < words.length; k++) {
    const word = words[k]
    if (!word || ends.has(word.text)) return false
    if (word.tag === 'SCONJ' || word.lemma === 'who' || word.lemma === 'which' || word.lemma === 'that' || word.tag === 'CCONJ')
      return false
    if (word.text === ',') hasSubject = true
    if (word.tag === 'PRON' && /^(?:i|he|she|we|they)$/.test(word.lemma)) return false
    if (isPlainlyFinite(words, k)) return !hasSubject || word.tag === 'AUX'
  }
  return false
}

const isClauseStart = (word: TaggedWord, after: TaggedWord | undefined): boolean =>
  ends.has(word.text) ||
  word.tag === 'SCONJ' ||
  word.lemma === 'who' ||
  word.lemma === 'which' ||
  (word.tag === 'CCONJ' && after?.tag !== 'NOUN' && after?.tag !== 'ADJ')

function isPlainlyFinite(words: readonly TaggedWord[], k: number): boolean {
  const word = words[k]
  if (!word || !isVerb(word)) return false
  const lower = word.text.toLowerCase()
  if (word.lemma === 'be') return /^(?:is|are|was|were|am|'s|’s|'re|’re|'m|’m)$/.test(lower)
  if (modals.has(word.lemma)) return true
  if (words[k - 1]?.lemma === 'to') return false
  const forms = verbForms(word.lemma)
  if (lower === forms.thirdPerson || (lower === forms.past && lower !== forms.participle)) return true
  if (lower === forms.ing) return false
  const prior = words[before(words, k)]
  if (lower === forms.base) return /^(?:NOUN|PRON|PROPN|NUM)$/.test(prior?.tag ?? '')
  // A regular past right after a pronoun, or between a subject and an object.
  const next = words[k + 1]
  return (
    prior?.tag === 'PRON' ||
    ((prior?.tag === 'NOUN' || prior?.tag === 'PROPN') && next !== undefined && /^(?:DET|NOUN|PROPN|PRON|ADJ|NUM)$/.test(next.tag))
  )
}
