import { isPluralNoun, nounSingular } from '../nouns.ts'
import { verbBase } from '../verbs.ts'
import { isKnownWord } from './tag.ts'
import { contextTags, nounsAfterTo } from './context-tags.ts'
import { adjectivalParticiples, nounVerbs, onlyNouns } from './homographs.ts'
import type { TaggedWord } from './tag.ts'
import type { Tag } from './token.ts'
import { missingVerb, verbOf } from './missing-verb.ts'
import { nounSubjects, nounsThatAreVerbs, verbsThatAreNouns } from './noun-or-verb.ts'
import { isArticle, isDeterminer, lowerOf, modalVerb, opensPhrase, retag } from './tagged-words.ts'
import { ingVerbs } from './word-lists.ts'

type Words = readonly TaggedWord[]

const formOfBe = /^(?:am|is|are|was|were|be|been|being|'m|’m|'re|’re)$/

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
    if (formOfBe.test(lower)) return word.tag === 'AUX' && word.lemma === 'be' ? word : retag(word, 'AUX', 'be')
    if (modalVerb.test(lower)) {
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
