import { isPluralNoun, nounSingular } from '../nouns.ts'
import { verbBase, verbForms } from '../verbs.ts'
import { bareInfinitiveVerbs, nounVerbs, onlyNouns } from './homographs.ts'
import { verbOf } from './missing-verb.ts'
import { isKnownWord } from './tag.ts'
import type { TaggedWord } from './tag.ts'
import { isArticle, isDeterminer, lowerOf, modalVerb, opensPhrase, retag } from './tagged-words.ts'

// Words that are a noun in one place and a verb in another, where the tagger took one for the other.

type Words = readonly TaggedWord[]

/** "have time/VERB", "the test/VERB of": a verb where only a noun can stand. */
export const verbsThatAreNouns = (words: Words): Words =>
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
export const nounsThatAreVerbs = (words: Words): Words =>
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
    if (prior.tag === 'AUX' && modalVerb.test(lowerOf(prior)) && lower === base) return asVerb
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
export const nounSubjects = (words: Words): Words =>
  words.map((word, i) => {
    const next = words[i + 1]
    const isSubject = word.tag === 'ADJ' && isArticle(words[i - 1]) && next?.tag === 'VERB' && /[^s]s$/.test(lowerOf(next))
    return isSubject ? retag(word, 'NOUN', nounSingular(lowerOf(word))) : word
  })
