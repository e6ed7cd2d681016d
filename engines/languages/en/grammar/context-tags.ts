import { isPluralNoun, nounSingular } from '../nouns.ts'
import { verbBase } from '../verbs.ts'
import { nounVerbs, onlyNouns } from './homographs.ts'
import { isKnownWord } from './tag.ts'
import type { TaggedWord } from './tag.ts'
import type { Tag } from './token.ts'
import { massNouns } from './word-lists.ts'

type Words = readonly TaggedWord[]

const retag = (word: TaggedWord, tag: Tag, lemma: string): TaggedWord => ({ ...word, tag, lemma })
const lowerOf = (word: TaggedWord | undefined): string => word?.text.toLowerCase() ?? ''
const isNounToo = (base: string): boolean => nounVerbs.has(base) || onlyNouns.has(base) || massNouns.has(base)

/** Classes that one fixed neighbour settles: "points out", "sheds light", "the leading cause", "prior studies", "when house prices fall". */
export const contextTags = (words: Words): Words => [withNeighbour, clauseOpeners].reduce((sentence, step) => step(sentence), words)

const isOwner = (word: TaggedWord | undefined): boolean =>
  word === undefined ||
  /^(?:DET|ADJ|NUM|ADP)$/.test(word.tag) ||
  /^(?:my|your|his|her|its|our|their|these|those|several|many)$/.test(lowerOf(word))

const withNeighbour = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    const [prior, next] = [words[i - 1], words[i + 1]]
    if (lower === 'points' && lowerOf(next) === 'out' && !isOwner(prior)) return retag(word, 'VERB', 'point')
    if (lower === 'that' && lowerOf(prior) === 'out' && /^(?:points?|pointed|pointing)$/.test(lowerOf(words[i - 2])))
      return retag(word, 'SCONJ', lower)
    if (lower === 'that' && prior?.tag === 'CCONJ' && next?.tag === 'NOUN' && isPluralNoun(lowerOf(next)))
      return retag(word, 'SCONJ', lower)
    if (lower === 'sheds' && isLightAhead(words, i + 1)) return retag(word, 'VERB', 'shed')
    if (isLightAhead(words, i) && /^(?:shed|sheds|shedding|throws|cast|casts)$/.test(lowerOf(prior)))
      return lower === 'light' ? retag(word, 'NOUN', lower) : retag(word, 'ADJ', lower)
    if (
      lower === 'light' &&
      /^(?:new|more|some|further|fresh|little)$/.test(lowerOf(prior)) &&
      /^(?:shed|sheds|shedding|throws|cast|casts)$/.test(lowerOf(words[i - 2]))
    )
      return retag(word, 'NOUN', lower)
    if (lower === 'prior' && lowerOf(next) !== 'to' && next && /^(?:NOUN|VERB|ADJ)$/.test(next.tag)) return retag(word, 'ADJ', lower)
    if (
      /^(?:leading|underlying|contributing)$/.test(lower) &&
      word.tag === 'NOUN' &&
      isArticle(prior) &&
      isNounToo(nounSingular(lowerOf(next)))
    )
      return retag(word, 'ADJ', lower)
    const isModified =
      lowerOf(prior) === 'prior' || (/^(?:leading|underlying|contributing)$/.test(lowerOf(prior)) && isArticle(words[i - 2]))
    if (isModified && word.tag === 'VERB' && isNounToo(nounSingular(lower))) return retag(word, 'NOUN', nounSingular(lower))
    if (/^(?:attached|linked|exposed|assigned)$/.test(lower) && word.tag === 'ADJ' && prior?.tag === 'NOUN' && lowerOf(next) === 'to')
      return retag(word, 'VERB', verbBase(lower, isKnownWord))
    return word
  })

const isArticle = (word: TaggedWord | undefined): boolean => /^(?:a|an|the|this|one|its|their)$/.test(lowerOf(word))

const isLightAhead = (words: Words, i: number): boolean =>
  lowerOf(words[i]) === 'light' || (/^(?:new|more|some|further|fresh|little)$/.test(lowerOf(words[i])) && lowerOf(words[i + 1]) === 'light')

const openers = /^(?:when|if|because|that|while|although|though|whereas|unless|as|since)$/
const showing = /^(?:show|reveal|support|report|highlight|demand|need|face|cause|indicate)$/

/** "when house/VERB prices fall/NOUN"; "the data collected in 2010 show/NOUN a rise". */
const clauseOpeners = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    const [prior, next, third] = [words[i - 1], words[i + 1], words[i + 2]]
    const isCompound =
      word.tag === 'VERB' &&
      isNounToo(lower) &&
      openers.test(lowerOf(prior)) &&
      next?.tag === 'NOUN' &&
      isPluralNoun(lowerOf(next)) &&
      third?.tag === 'NOUN' &&
      nounVerbs.has(lowerOf(third))
    if (isCompound) return retag(word, 'NOUN', lower)
    const isShown =
      word.tag === 'NOUN' &&
      showing.test(lower) &&
      next?.tag === 'DET' &&
      (prior?.tag === 'NUM' ||
        (prior?.tag === 'VERB' && /ed$/.test(lowerOf(prior)) && words[i - 2]?.tag === 'NOUN' && isPluralNoun(lowerOf(words[i - 2]))) ||
        (prior?.tag === 'NOUN' && isPluralNoun(lowerOf(prior))))
    return isShown ? retag(word, 'VERB', lower) : word
  })

/** Words after which "to" is a preposition. Sorted; lemmas or forms. */
const beforeNouns = new Set(
  `access according adapt adaptation addicted addition adjust adjustment alternative approach attach attached attention attribute attributed barrier close conform contrary contribute
  contribution correspond damage due equal expose exposed exposure immune lead linked next opposed owed owing pertain prior react reaction refer regard relate related relation relevant
  resistance resistant resort respond response sensitive similar subject subjected thanks threat vulnerable`.split(/\s+/),
)

/** "due to rain/VERB", "responds to light/VERB", "attention to study/VERB habits": nouns after the preposition. */
export const nounsAfterTo = (words: Words): Words =>
  words.map((word, i) => {
    const lower = lowerOf(word)
    const head = words[i - 2]
    if (word.tag !== 'VERB' || lowerOf(words[i - 1]) !== 'to' || !head || !isNounToo(lower)) return word
    const next = words[i + 1]
    const isFollowed = next === undefined || /^(?:PUNCT|ADP|CCONJ|SCONJ|VERB|AUX|NOUN)$/.test(next.tag) || /ly$/.test(lowerOf(next))
    return isFollowed &&
      (beforeNouns.has(lowerOf(head)) || beforeNouns.has(head.lemma) || beforeNouns.has(verbBase(lowerOf(head), isKnownWord)))
      ? retag(word, 'NOUN', lower)
      : word
  })
