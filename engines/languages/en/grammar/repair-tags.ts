import { isPluralNoun, nounSingular } from '../nouns.ts'
import { verbBase, verbForms } from '../verbs.ts'
import { isKnownWord } from './tag.ts'
import { contextTags, nounsAfterTo } from './context-tags.ts'
import { adjectivalParticiples, bareInfinitiveVerbs, nounVerbs, onlyNouns } from './homographs.ts'
import type { TaggedWord } from './tag.ts'
import type { Tag } from './token.ts'
import { missingVerb, verbOf } from './missing-verb.ts'
import { isDeterminer, lowerOf, opensPhrase, retag } from './tagged-words.ts'
import { ingVerbs } from './word-lists.ts'

type Words = readonly TaggedWord[]

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
      (next.tag === 'VERB' && (isDeterminer(once[i + 2]) || /[^s]s$|^(?:turned|became|went)$/.test(lowerOf(next)))) ||
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
  anything: 'PRON',
  everything: 'PRON',
  nothing: 'PRON',
  something: 'PRON',
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

function agrees(subject: string, verb: string, base: string, beforeSubject: TaggedWord | undefined): boolean {
  if (subject === 'who' || subject === 'which') {
    const isPlural = beforeSubject ? isPluralNoun(lowerOf(beforeSubject)) : false
    return beforeSubject?.text === ',' || isPlural === (verb === base)
  }
  return /^(?:he|she|it)$/.test(subject) ? verb !== base : verb === base
}

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
