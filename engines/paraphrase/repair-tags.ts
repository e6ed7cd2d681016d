import { isPluralNoun, nounSingular } from '../languages/en/nouns.ts'
import { verbBase, verbForms } from '../languages/en/verbs.ts'
import { isKnownWord, tagWords } from './tag.ts'
import { contextTags, nounsAfterTo } from './context-tags.ts'
import { adjectivalParticiples, bareInfinitiveVerbs, nounVerbs, onlyNouns } from './homographs.ts'
import type { TaggedWord } from './tag.ts'
import type { Tag } from './token.ts'
import { ingVerbs, massNouns } from './word-lists.ts'

type Words = readonly TaggedWord[]

const retag = (word: TaggedWord, tag: Tag, lemma: string): TaggedWord => ({ ...word, tag, lemma })
const lowerOf = (word: TaggedWord | undefined): string => word?.text.toLowerCase() ?? ''

const forms = {
  be: /^(?:am|is|are|was|were|be|been|being|'m|’m|'re|’re)$/,
  modal: /^(?:can|could|may|might|must|shall|should|will|would|ca|wo|sha|'ll|’ll|ought)$/,
}

/** The classes of a sentence put right where the tagger is known to err; each step sees the one before. */
export function repairTags(words: Words): Words {
  return [
    fixedWords,
    contextTags,
    phraseWords,
    auxiliaries,
    participles,
    gerunds,
    verbsThatAreNouns,
    nounsThatAreVerbs,
    doubtfulPairs,
    missingVerb,
    nounSubjects,
    nounsAfterTo,
    haveAndDo,
  ].reduce((sentence, step) => step(sentence), words)
}

/** Inside a noun phrase: "a clear/ADV liquid/ADJ" is an adjective and a noun. */
const phraseWords = (words: Words): Words => {
  const once = words.map((word, i) =>
    word.tag === 'ADV' &&
    !/ly$|^(?:very|so|too|more|most|less|quite|rather|not|only|even|almost|just|all|as|now|then|how)$/.test(lowerOf(word)) &&
    isArticle(words[i - 1]) &&
    /^(?:NOUN|ADJ)$/.test(words[i + 1]?.tag ?? '')
      ? { ...word, tag: 'ADJ' as const }
      : word,
  )
  return once.map((word, i) => {
    const lower = lowerOf(word)
    const prior = once[i - 1]
    const next = once[i + 1]
    const opens = isArticle(prior) || (prior?.tag === 'ADJ' && lowerOf(prior) !== 'little' && isArticle(once[i - 2]))
    const closes =
      next === undefined ||
      /^(?:ADP|AUX|SCONJ)$/.test(next.tag) ||
      (next.tag === 'VERB' && (isDeterminer(once[i + 2]) || /[^s]s$/.test(lowerOf(next)))) ||
      /^[.,;:!?)]$/.test(next.text)
    return word.tag === 'ADJ' &&
      opens &&
      closes &&
      !/(?:er|est|ed|ing)$|^(?:same|more|most|such|other|own|many|few|first|last|next|only)$/.test(lower)
      ? retag(word, 'NOUN', nounSingular(lower))
      : word
  })
}
const isArticle = (word: TaggedWord | undefined): boolean =>
  /^(?:a|an|the|this|each|every|no|his|their|its|our|my|your|one)$/.test(lowerOf(word))

/** "Heavy traffic causes/NOUN stress/VERB": the first of the two is the verb. */
const doubtfulPairs = (words: Words): Words => {
  const at = words.findIndex((word, i) => {
    const next = words[i + 1]
    const prior = words[i - 1]
    const closes = words[i + 2] === undefined || /^(?:PUNCT|ADP|CCONJ)$/.test(words[i + 2]?.tag ?? '')
    const isPair = closes && word.tag === 'NOUN' && next?.tag === 'VERB' && prior !== undefined && /^(?:NOUN|PROPN)$/.test(prior.tag)
    if (!isPair || lowerOf(next) !== nounSingular(lowerOf(next)) || !(nounVerbs.has(lowerOf(next)) || onlyNouns.has(lowerOf(next))))
      return false
    const base = verbOf(lowerOf(word))
    return (
      base !== null &&
      base !== lowerOf(word) &&
      !isPluralNoun(lowerOf(prior)) &&
      !words.some((one, k) => k < i && (one.tag === 'AUX' || one.tag === 'VERB'))
    )
  })
  const verb = words[at]
  const noun = words[at + 1]
  if (!verb || !noun) return words
  return words.with(at, retag(verb, 'VERB', verbBase(lowerOf(verb), isKnownWord))).with(at + 1, retag(noun, 'NOUN', lowerOf(noun)))
}

const alwaysTag: Readonly<Record<string, Tag>> = {
  although: 'SCONJ',
  though: 'SCONJ',
  because: 'SCONJ',
  whereas: 'SCONJ',
  unless: 'SCONJ',
  if: 'SCONJ',
  whether: 'SCONJ',
  and: 'CCONJ',
  or: 'CCONJ',
  but: 'CCONJ',
  nor: 'CCONJ',
  not: 'PART',
  "n't": 'PART',
  'n’t': 'PART',
  the: 'DET',
  a: 'DET',
  an: 'DET',
  however: 'ADV',
  therefore: 'ADV',
  moreover: 'ADV',
  furthermore: 'ADV',
  nevertheless: 'ADV',
  thus: 'ADV',
  hence: 'ADV',
  also: 'ADV',
  et: 'X',
  al: 'X',
  me: 'PRON',
  him: 'PRON',
  us: 'PRON',
  them: 'PRON',
  i: 'PRON',
  we: 'PRON',
  they: 'PRON',
  he: 'PRON',
  she: 'PRON',
  it: 'PRON',
  you: 'PRON',
  who: 'PRON',
  several: 'ADJ',
  many: 'ADJ',
  such: 'ADJ',
  other: 'ADJ',
  own: 'ADJ',
  of: 'ADP',
  from: 'ADP',
  with: 'ADP',
  into: 'ADP',
  everyone: 'PRON',
  people: 'NOUN',
}

/** Adverbs that are adjectives before a noun. */
const adjectivesToo = new Set([
  'daily',
  'deep',
  'early',
  'far',
  'fast',
  'hard',
  'high',
  'late',
  'long',
  'low',
  'monthly',
  'only',
  'straight',
  'weekly',
  'well',
  'yearly',
])

/** Words of one class, and possessive marks. */
const fixedWords = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    if (word.tag === 'PROPN' && word.text === word.text.toUpperCase() && word.text.length > 1) return word
    const tag = alwaysTag[lower]
    if (tag && tag !== word.tag) return { ...word, tag }
    if (
      /^['’]$/.test(word.text) &&
      words[i - 1]?.end === word.start &&
      lowerOf(words[i - 1]).endsWith('s') &&
      words[i + 1]?.start !== word.end
    ) {
      return retag(word, 'PART', word.text)
    }
    if (/^['’]s$/.test(lower)) return possessiveOrVerb(words, i)
    const next = words[i + 1]
    if (adjectivesToo.has(lower) && word.tag === 'ADV' && (next?.tag === 'NOUN' || (next?.tag === 'ADJ' && words[i + 2]?.tag === 'NOUN')))
      return { ...word, tag: 'ADJ' }
    return word
  })

/** `'s`: is, has or the genitive. */
function possessiveOrVerb(words: Words, i: number): TaggedWord {
  const word = words[i]
  const prior = words[i - 1]
  const next = words[i + 1]
  if (!word) throw new Error('a mark stands in its sentence')
  if (!prior) return retag(word, 'PART', word.text)
  const isPronoun = /^(?:it|he|she|that|there|what|who|this|here|where|how|let)$/.test(lowerOf(prior))
  if (lowerOf(prior) === 'let') return retag(word, 'PRON', 'us')
  // After a noun it is the genitive, unless what follows can only follow a verb: "the band's most successful single".
  if (!isPronoun && !/^(?:a|an|the|not|been|going|already|also|always|never|gone|got)$/.test(lowerOf(next)))
    return retag(word, 'PART', word.text)
  const isPerfect = /^(?:been|got|had|become|gone|done|taken|made|given|seen|shown|happened|come|grown|changed)$/.test(lowerOf(next))
  return retag(word, 'AUX', isPerfect ? 'have' : 'be')
}

/** Forms of be are AUX, modals are AUX; "can" and "will" as nouns stay. */
const auxiliaries = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    if (forms.be.test(lower)) return word.tag === 'AUX' && word.lemma === 'be' ? word : retag(word, 'AUX', 'be')
    if (forms.modal.test(lower)) {
      const prior = words[i - 1]
      const isNoun =
        (lower === 'will' || lower === 'can' || lower === 'might' || lower === 'must') && (prior?.tag === 'DET' || prior?.tag === 'ADJ')
      const isBare =
        (lower === 'will' || lower === 'can') && (words[i + 1]?.tag === 'PUNCT' || words[i + 1] === undefined) && prior?.tag === 'ADJ'
      if (isBare) return retag(word, 'NOUN', lower)
      const isMonth = lower === 'may' && /^[A-Z]/.test(word.text) && i > 0
      return isNoun || isMonth || word.tag === 'AUX' ? word : retag(word, 'AUX', word.lemma)
    }
    return word
  })

/** "was polished/ADJ with care": a participle after be, unless it is an adjective by itself. */
const participles = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    if (word.tag !== 'ADJ' || !/(?:ed|en|wn|nt|lt|pt)$/.test(lower)) return word
    let k = i - 1
    while (words[k]?.tag === 'ADV' || lowerOf(words[k]) === 'not') k--
    const isPast =
      words[i - 1] &&
      /^(?:NOUN|PROPN|PRON|ADV)$/.test(words[i - 1]?.tag ?? '') &&
      (isDeterminer(words[i + 1]) || /^(?:that|many|several|all|both|most)$/.test(lowerOf(words[i + 1])))
    if (isPast && isKnownWord(verbBase(lower, isKnownWord))) return retag(word, 'VERB', verbBase(lower, isKnownWord))
    const isBound = lowerOf(words[i + 1]) === 'to' && /^(?:limited|restricted|related|reduced)$/.test(lower)
    if (
      (adjectivalParticiples.has(lower) && !isBound) ||
      words[k]?.lemma !== 'be' ||
      /^(?:very|so|too|more|most|quite|rather)$/.test(lowerOf(words[i - 1]))
    )
      return word
    const base = verbBase(lower, isKnownWord)
    return base !== lower && isKnownWord(base) && words[i + 1]?.tag !== 'NOUN' ? retag(word, 'VERB', base) : word
  })

const isDeterminer = (word: TaggedWord | undefined): boolean =>
  word?.tag === 'DET' ||
  /^(?:my|your|his|its|our|their|this|these|those|no|every|each|some|any)$/.test(lowerOf(word)) ||
  word?.tag === 'NUM'

const opensPhrase = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (isDeterminer(word) || /^(?:PRON|NOUN|PROPN|ADJ|NUM)$/.test(word.tag) || /^(?:her|them|it|us|me|him)$/.test(lowerOf(word)))

/** "by burning/NOUN fields", "to please/INTJ everyone": -ing forms and bases with an object are verbs. */
const gerunds = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    const prior = words[i - 1]
    const next = words[i + 1]
    if (word.tag === 'INTJ' && lowerOf(prior) === 'to' && opensPhrase(next)) return retag(word, 'VERB', lower)
    const mayGovern = prior !== undefined && (/^(?:ADP|SCONJ)$/.test(prior.tag) || (prior.tag === 'VERB' && ingVerbs.has(prior.lemma)))
    if (word.tag !== 'NOUN' || !lower.endsWith('ing') || !mayGovern || !next) return word
    const base = verbBase(lower, isKnownWord)
    const hasObject =
      next.tag === 'DET' ||
      (next.tag === 'PRON' && lowerOf(next) !== 'that') ||
      (next.tag === 'NOUN' && isPluralNoun(lowerOf(next)) && !compoundHeads.has(lower))
    return hasObject && base !== lower ? retag(word, 'VERB', base) : word
  })

/** -ing nouns that stand before other nouns: "housing prices", "training courses". */
const compoundHeads = new Set([
  'building',
  'driving',
  'engineering',
  'farming',
  'fishing',
  'housing',
  'learning',
  'manufacturing',
  'marketing',
  'meeting',
  'parking',
  'planning',
  'reading',
  'shopping',
  'swimming',
  'teaching',
  'testing',
  'training',
  'trading',
  'working',
  'writing',
  'banking',
  'funding',
  'lighting',
  'nursing',
  'programming',
  'spending',
  'wedding',
  'cooking',
  'evening',
  'morning',
])

/** "have time/VERB", "the test/VERB of": a verb where only a noun can stand. */
const verbsThatAreNouns = (words: Words): Words =>
  words.map((word, i) => {
    if (word.tag !== 'VERB') return word
    const lower = lowerOf(word)
    const prior = words[i - 1]
    const next = words[i + 1]
    const singular = nounSingular(lower)
    if (lowerOf(prior) === 'to' && singular !== lower && /[^s]s$/.test(lower)) return retag(word, 'NOUN', singular)
    const isOwned = /^(?:my|your|his|its|our|their)$/.test(lowerOf(prior)) && singular !== lower
    if (isOwned) return retag(word, 'NOUN', singular)
    const mayBeNoun = onlyNouns.has(singular) || nounVerbs.has(singular)
    if (!mayBeNoun) return word
    const asNoun = retag(word, 'NOUN', singular)
    if (onlyNouns.has(singular) && (singular !== lower || prior?.tag !== 'PART') && !/^(?:to|n't|not)$/.test(lowerOf(prior))) return asNoun
    if (
      isDeterminer(prior) &&
      lowerOf(prior) !== 'this' &&
      lowerOf(prior) !== 'these' &&
      !((prior?.tag === 'DET' || /^[12]\d{3}$/.test(lowerOf(prior))) && opensPhrase(next) && next?.tag === 'DET')
    )
      return asNoun
    if (prior?.tag === 'ADP' && lowerOf(prior) !== 'to' && lower === singular) return asNoun
    if (
      singular !== lower &&
      next?.tag === 'VERB' &&
      lowerOf(next) === verbBase(lowerOf(next), isKnownWord) &&
      !/^(?:who|which|he|she|it|that)$/.test(lowerOf(prior))
    )
      return asNoun
    if (prior?.lemma === 'be' && /^(?:there|here)$/.test(lowerOf(words[i - 2])) && !/(?:ing|ed)$/.test(lower)) return asNoun
    if (prior?.tag === 'ADJ' && (lower === singular ? !opensPhrase(next) : true) && isDeterminer(words[i - 2])) return asNoun
    if (
      /^(?:enough|much|less|more)$/.test(lowerOf(prior)) &&
      lower === singular &&
      words.slice(0, i).some((one) => one.tag === 'VERB' || one.tag === 'AUX')
    )
      return asNoun
    if (lowerOf(prior) === 'to' && /^(?:owing|due|according|contrary|prior|thanks|next|similar|close|owed)$/.test(lowerOf(words[i - 2])))
      return asNoun
    const follows = prior && (prior.tag === 'VERB' || prior.tag === 'AUX') && !bareInfinitiveVerbs.has(prior.lemma)
    if (follows && prior.tag === 'VERB' && lower === singular && !/ing$/.test(lower) && next?.tag !== 'DET') return asNoun
    return word
  })

const subjectPronouns = /^(?:i|we|they|you|he|she|it|who|which)$/

const isPronoun = (word: TaggedWord | undefined): boolean => /^(?:i|we|they|he|she|who)$/.test(lowerOf(word))

/** The base of a past form: `found` -> `find`; null for any other word. */
const pastBase = (lower: string): string | null => {
  const base = verbBase(lower, isKnownWord)
  return base !== lower && verbForms(base).past === lower && isKnownWord(base) ? base : null
}

/** "they use/NOUN", "to study/NOUN the", "can/AUX result/NOUN in": a noun where only a verb can stand. */
const nounsThatAreVerbs = (words: Words): Words =>
  words.map((word, i) => {
    if (word.tag !== 'NOUN' && word.tag !== 'ADJ') return word
    const lower = lowerOf(word)
    const past = isPronoun(words[i - 1]) ? pastBase(lower) : null
    if (past) return retag(word, 'VERB', past)
    const base = verbOf(lower)
    if (!base) return word
    const asVerb = retag(word, 'VERB', base)
    let k = i - 1
    while (words[k]?.tag === 'ADV' || lowerOf(words[k]) === 'not' || /n['’]t$/.test(lowerOf(words[k]))) k--
    const prior = words[k]
    const next = words[i + 1]
    if (!prior || (word.tag === 'ADJ' && !isDeterminer(next) && next?.tag !== 'ADP')) return word
    if (subjectPronouns.test(lowerOf(prior)) && agrees(lowerOf(prior), lower, base, words[k - 1]) && next?.tag !== 'AUX') return asVerb
    if (lowerOf(prior) === 'that' && k === i - 1 && lower === base && isPluralNoun(lowerOf(words[k - 1])) && opensPhrase(next))
      return asVerb
    if (lowerOf(prior) === 'both' && lower === base && opensPhrase(next)) return asVerb
    if (
      /^(?:both|many|some|most|several|few|these|those)$/.test(lowerOf(prior)) &&
      lower === base &&
      isDeterminer(next) &&
      next?.tag !== 'NUM'
    )
      return asVerb
    if (prior.tag === 'AUX' && forms.modal.test(lowerOf(prior)) && lower === base) return asVerb
    if (
      prior.tag === 'PRON' &&
      /^(?:these|those|some|many|both|most|all|others)$/.test(lowerOf(prior)) &&
      lower === base &&
      isDeterminer(next)
    )
      return asVerb
    if (
      lowerOf(prior) === 'to' &&
      lower === base &&
      k === i - 1 &&
      (isDeterminer(next) || prior.tag === 'PART' || /^(?:PRON|ADV)$/.test(next?.tag ?? ''))
    )
      return asVerb
    const isJoined =
      prior.tag === 'CCONJ' && isDeterminer(next) && next?.tag !== 'NUM' && words[k - 1]?.tag !== 'ADJ' && words[k - 1]?.tag !== 'DET'
    if (isJoined && words.slice(0, k).some((one) => one.tag === 'VERB' && (lowerOf(one) === one.lemma) === (lower === base))) return asVerb
    if (prior.tag === 'AUX' && prior.lemma === 'do' && lower === base && k < i - 1) return asVerb
    return word
  })

/** The base when the word, as written, may be the present of a verb that is also a noun. */
function verbOf(lower: string): string | null {
  if (nounVerbs.has(lower)) return lower
  const base = verbBase(lower, isKnownWord)
  return nounVerbs.has(base) && verbForms(base).thirdPerson === lower ? base : null
}

function agrees(subject: string, verb: string, base: string, beforeSubject: TaggedWord | undefined): boolean {
  if (subject === 'who' || subject === 'which') {
    const isPlural = beforeSubject ? isPluralNoun(lowerOf(beforeSubject)) : false
    return beforeSubject?.text === ',' || isPlural === (verb === base)
  }
  return /^(?:he|she|it)$/.test(subject) ? verb !== base : verb === base
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
function missingVerb(words: Words): Words {
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
  if (!base) return 0
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

/** "The firm/ADJ supplies goods": an article and an adjective before a finite verb want a noun. */
const nounSubjects = (words: Words): Words =>
  words.map((word, i) => {
    const next = words[i + 1]
    const isSubject = word.tag === 'ADJ' && isArticle(words[i - 1]) && next?.tag === 'VERB' && /[^s]s$/.test(lowerOf(next))
    return isSubject ? retag(word, 'NOUN', nounSingular(lowerOf(word))) : word
  })

/** `have` and `do` are AUX before another verb of their group, VERB by themselves. */
const haveAndDo = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    const isHave = /^(?:have|has|had|having|'ve|’ve)$/.test(lower)
    const isDo = /^(?:do|does|did)$/.test(lower)
    if (!isHave && !isDo) return word
    let k = i + 1
    while (words[k] && (words[k]?.tag === 'ADV' || /^(?:not|n't|n’t)$/.test(lowerOf(words[k])))) k++
    const isQuestion = i === 0 || words[i - 1]?.tag === 'PUNCT' || /^(?:how|why|what|when|where)$/.test(lowerOf(words[i - 1]))
    const next = words[k]
    const isVerbNext = next?.tag === 'VERB' || next?.tag === 'AUX'
    const nextLower = lowerOf(next)
    const isGroup = isDo
      ? (isVerbNext && nextLower === next?.lemma) || isQuestion || (k > i + 1 && nextLower === 'so')
      : (isVerbNext &&
          (nextLower === 'been' ||
            (nextLower !== next?.lemma && !/ing$/.test(nextLower)) ||
            /^(?:become|come|run|put|set|cut|let|read|spread|cost|hit)$/.test(nextLower))) ||
        lower === "'ve" ||
        lower === '’ve'
    return retag(word, isGroup ? 'AUX' : 'VERB', isHave ? 'have' : 'do')
  })
