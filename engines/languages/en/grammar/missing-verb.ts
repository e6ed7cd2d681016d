import { isPluralNoun } from '../nouns.ts'
import { verbBase, verbForms } from '../verbs.ts'
import { nounVerbs } from './homographs.ts'
import { isKnownWord, tagWords } from './tag.ts'
import type { TaggedWord } from './tag.ts'
import { isDeterminer, lowerOf, opensPhrase, retag } from './tagged-words.ts'
import { massNouns } from './word-lists.ts'

type Words = readonly TaggedWord[]

/** The base when the word, as written, may be the present of a verb that is also a noun. */
export function verbOf(lower: string): string | null {
  if (nounVerbs.has(lower)) return lower
  const base = verbBase(lower, isKnownWord)
  return nounVerbs.has(base) && verbForms(base).thirdPerson === lower ? base : null
}

const openers = new Set([
  'because',
  'although',
  'though',
  'whereas',
  'unless',
  'if',
  'whether',
  'while',
  'when',
  'where',
  'why',
  'how',
  'who',
  'which',
  'what',
  'until',
  'once',
  'whenever',
])

/** Whether a clause of its own begins after the word at `i`. */
function opensClause(words: Words, i: number): boolean {
  const lower = lowerOf(words[i])
  if (openers.has(lower)) return words[i]?.tag !== 'DET' || lower === 'which' || lower === 'what' || lower === 'whether'
  if (lower === 'as' && i === 0) return hasFiniteToComma(words)
  const prior = words[i - 1]
  return (
    lower === 'that' &&
    prior !== undefined &&
    (/^(?:VERB|NOUN|ADJ|AUX|PART)$/.test(prior.tag) || lowerOf(prior) === 'out' || (prior.tag === 'CCONJ' && words[i]?.tag === 'SCONJ')) &&
    (opensPhrase(words[i + 1]) || /^(?:VERB|ADV)$/.test(words[i + 1]?.tag ?? ''))
  )
}

/** "As the report shows, ...": not "As a result, ...". */
const hasFiniteToComma = (words: Words): boolean =>
  words.slice(0, words.findIndex(({ text }) => text === ',') + 1).some((_, k) => isFinite(words, k))

/** A clause without any finite verb gets the noun that best can be one: "The results support/NOUN the claim". */
export function missingVerb(words: Words): Words {
  let sentence = words
  let start = 0
  let isFronted = false
  for (let i = 0; i <= sentence.length; i++) {
    const word = sentence[i]
    const opens = word !== undefined && opensClause(sentence, i)
    const closes = word === undefined || /^[.;:!?]$/.test(word.text) || (word.text === ',' && isFronted)
    if (!opens && !closes) continue
    sentence = withVerb(sentence, start, i)
    isFronted = opens && i - start <= 1 && !isFronted
    start = i + 1
  }
  return sentence
}

function withVerb(words: Words, start: number, end: number): Words {
  for (let k = start; k < end; k++) if (isFinite(words, k)) return words
  const isRelative = start > 0 && /^(?:who|which|that)$/.test(lowerOf(words[start - 1]))
  let best = -1
  let bestScore = 0
  for (let k = start; k < end; k++) {
    const score = k === start ? (isRelative ? relativeScore(words, k) : 0) : verbScore(words, k, end)
    if (score > bestScore) [best, bestScore] = [k, score]
  }
  const word = words[best]
  const base = word && (verbOf(lowerOf(word)) ?? knownVerb(lowerOf(word)))
  return word && base ? words.with(best, retag(word, 'VERB', base)) : words
}

/** "factors that influence growth": the word right after the relative. */
function relativeScore(words: Words, k: number): number {
  const antecedent = words[k - 2]
  const word = words[k]
  if (!word || !antecedent || /^(?:VERB|ADP|ADJ|ADV)$/.test(antecedent.tag) || word.tag !== 'NOUN' || !verbOf(lowerOf(word))) return 0
  const isPlural = isPluralNoun(lowerOf(antecedent))
  return isPlural === (verbOf(lowerOf(word)) === lowerOf(word)) ? 5 : 0
}

function isFinite(words: Words, k: number): boolean {
  const word = words[k]
  if (!word || (word.tag !== 'VERB' && word.tag !== 'AUX')) return false
  const lower = lowerOf(word)
  if (lowerOf(words[k - 1]) === 'to' || /ing$/.test(lower) || lower === 'been' || lower === 'be') return false
  return word.tag === 'AUX' || !/(?:ed|en)$/.test(lower) || !isModifier(words, k)
}

/** "that increased costs limit growth": a participle before a noun. */
const isModifier = (words: Words, k: number): boolean => {
  const prior = words[k - 1]
  return (
    words[k + 1]?.tag === 'NOUN' && (prior === undefined || /^(?:DET|ADP|ADJ|SCONJ|CCONJ)$/.test(prior.tag) || lowerOf(prior) === 'that')
  )
}

/** Whether the tagger would take the base for a noun where one can stand: `chain`, not `crave`. */
const isNounToo = (base: string): boolean => tagWords(`the ${base} of it`)[1]?.tag === 'NOUN'

/** The base of a word that the tagger knows as a verb: `affords` -> `afford`, `overthrew` -> `overthrow`. */
const knownVerb = (lower: string): string | null => {
  const base = verbBase(lower, isKnownWord)
  return !/ing$/.test(lower) && isKnownWord(base) && tagWords(`to ${base} it`)[1]?.tag === 'VERB' ? base : null
}

const isPluralWord = (word: TaggedWord): boolean => /^(?:both|many|some|most|several|few|these|those|others|all)$/.test(lowerOf(word))

/** A noun; an adjective in -ed; "back", "like" before an object: what the tagger may have taken a verb for. */
const mayBeMissing = (word: TaggedWord, next: TaggedWord | undefined): boolean =>
  word.tag === 'NOUN' ||
  (isDeterminer(next) && /^(?:ADJ|ADV)$/.test(word.tag)) ||
  (word.tag === 'ADJ' && /ed$/.test(lowerOf(word))) ||
  (lowerOf(word) === 'like' && opensPhrase(next))

const mayOpenObject = (next: TaggedWord | undefined): boolean =>
  next === undefined || next.tag === 'PUNCT' || opensPhrase(next) || next.tag === 'ADP' || lowerOf(next) === 'that'

/** How well the noun at `k` would serve as the verb of its clause; 0: not at all. */
function verbScore(words: Words, k: number, end: number): number {
  const word = words[k]
  const prior = words[k - 1]
  const next = k + 1 < end ? words[k + 1] : undefined
  if (!word || !prior || !mayBeMissing(word, next)) return 0
  const base = verbOf(lowerOf(word)) ?? (mayOpenObject(next) ? knownVerb(lowerOf(word)) : null)
  // "many people call for": the noun is never meant as the verb.
  if (!base || base === 'people') return 0
  const subject = prior.tag === 'ADV' ? words[k - 2] : prior
  if (/^(?:my|your|his|her|its|our|their)$/.test(lowerOf(subject))) return 0
  const isNounLike = subject?.tag === 'ADJ' && base !== lowerOf(word) && isDeterminer(words[k - 2])
  if (!subject || (!/^(?:NOUN|PROPN|PRON)$/.test(subject.tag) && !isPluralWord(subject) && !isNounLike)) return 0
  const isPlural = isPluralNoun(lowerOf(subject)) || lowerOf(subject) === 'data' || isPluralWord(subject)
  const forms = verbForms(base)
  const isUnchanging = forms.past === base || forms.past === lowerOf(word)
  if (!isUnchanging && isPlural === (base !== lowerOf(word))) return 0
  const follower = followerScore(next, nounVerbs.has(base) ? isPlausibleObject(next) : !isNounToo(base))
  if (isPluralWord(subject ?? word) && next?.tag === 'NOUN' && isPluralNoun(lowerOf(next))) return 1
  return isNounLike ? follower / 2 : follower + (prior.tag === 'ADV' ? 1 : 0)
}

/** How well the word after it suits a verb; `undefined` is the end of the clause. */
function followerScore(next: TaggedWord | undefined, mayTakeNoun: boolean): number {
  if (next === undefined || next.tag === 'PUNCT') return 2
  if (isDeterminer(next) || next.tag === 'PRON') return 4
  if (lowerOf(next) === 'to' || next.tag === 'ADV') return 3
  return mayTakeNoun && next.tag === 'NOUN' ? 3.2 : next.tag === 'ADJ' ? 1.5 : 1
}

const isPlausibleObject = (word: TaggedWord | undefined): boolean =>
  word?.tag === 'NOUN' && (isPluralNoun(lowerOf(word)) || massNouns.has(lowerOf(word)) || /ing$/.test(lowerOf(word)))
