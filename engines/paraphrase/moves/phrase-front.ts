import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { childrenOf } from '../../languages/en/parse/tree.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { isYear, timeNouns } from './adjunct.ts'
import type { Structure } from '../structure.ts'
import { certaintyWithin, clauseOf, mainClauseOf, type ParsedClause, type Phrase } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** A phrase that may go to the front: where it stands, the clause that it belongs to, and its noun. */
export type Place = {
  readonly sentence: Tokens
  readonly clause: ParsedClause
  readonly phrase: Phrase
  /** The noun behind the preposition, or the head of a noun phrase of time: "in recent years" has "years"; -1 where there is none. */
  readonly noun: number
}

/** What is asked of a phrase that goes to the front. */
export type Fronting = {
  /** Whether this phrase, of this clause, reads well in front. */
  readonly mayFront: (place: Place) => boolean
  /** How sure the parser must be of where the phrase belongs. */
  readonly certainty: number
  /** A time: pronouns and degrees of the clause do not bind it, "In 1954, it was the largest". */
  readonly isTime: boolean
}

/** Times that nouns name beside those that are months, days and years: "at the start". Sorted. */
const moreTimes = wordSet(
  `1800s 1900s aftermath beginning childhood christmas course days easter end future height lifetime night outset phase
  run stage start summers times wake`,
)
/** Days and months by name, with days of no name: "on weekdays". */
export const dates =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|christmas|easter)$/

/** "year", "March", "1990s", "lifetime": a noun or a number that names a time. */
export const isTimeNoun = ({ lower, lemma }: Token): boolean =>
  timeNouns.has(lemma) || timeNouns.has(lower) || moreTimes.has(lower) || isYear(lower) || dates.test(lower) || lower === 'quarter'

/** Words that bind what stands beside them, or link back: "even in May". Sorted. */
const binding = wordSet(
  `again almost already also barely else especially even exactly hardly just largely later mainly merely mostly neither
  nor only otherwise particularly partly precisely primarily rarely rather scarcely seldom shortly simply solely soon
  specifically still then there too yet`,
)

/** Subjects that take up the sentence before, or only hold the place of one: "Others left in May". Sorted. */
const pointing = wordSet('another both either former it latter neither none nothing other others some such what which')

/** Words that say which of several by degree: "was strongest among men". Sorted. */
const degrees = wordSet('best fewest first last least most same worst')

/** "strongest", "most": says which of several by degree. */
export const isDegree = (lower: string): boolean => degrees.has(lower) || /[^nrtfwu]est$/.test(lower)

/** Words by which a clause means what has been named: "found it in the lake". Sorted. */
const meant = wordSet('another it one ones so such that them these this those')

/** Pronouns that would come before the noun that they stand for: "in them, the pupils". Sorted. */
const lateWords = wordSet('he him himself it itself she such that them themselves these they this those')

/** The subjects that a possessive in a phrase before them may mean: "During his studies, he". */
const owners: Readonly<Record<string, RegExp>> = {
  her: /^she$/,
  his: /^he$/,
  its: /^it$/,
  their: /^(?:they|children|people|men|women)$|[^s]s$/,
}

/** "During his studies, he", "In their first year, pupils": the possessive means the subject, which follows. */
function isOwn({ sentence, clause }: Place, lower: string): boolean {
  const head = sentence[clause.subject.head]
  if (head === undefined || owners[lower]?.test(head.lower)) return head !== undefined
  if (lower === 'its') return head.tag === 'NOUN' && head.lower === head.lemma
  return (lower === 'his' || lower === 'her') && head.tag === 'PROPN' && head.isName
}

/** The phrase means by a pronoun what the sentence names before it. */
const pointsBack = (place: Place): boolean =>
  place.sentence.slice(place.phrase.start, place.phrase.end).some(({ lower }, i, all) => {
    if (owners[lower] !== undefined) return !isOwn(place, lower)
    return lateWords.has(lower) && !(/^(?:that|these|this|those)$/.test(lower) && i < 2 && all.length > i + 1)
  })

/** Words that may stand before the phrase: "However, in May". Sorted. */
const links = wordSet(
  `additionally and besides but consequently finally fortunately furthermore hence however indeed initially instead
  moreover nevertheless nonetheless similarly so surprisingly therefore thus unfortunately yet`,
)

/** Where the words before the subject end that stay first: "However,", "But"; -1 where something else stands there. */
export function leadOf(sentence: Tokens, from: number, { subject }: ParsedClause): number {
  const lead = sentence.slice(from, subject.start)
  if (lead.every(({ lower }) => lower === ',' || links.has(lower))) return subject.start
  const text = lead.map(({ lower }) => lower).join(' ')
  return linkPhrases.has(text) ? subject.start : -1
}

/** Phrases of several words, with their comma, that may stand before the phrase: "In fact, in May". Sorted. */
const linkPhrases: ReadonlySet<string> = new Set([
  'as a result ,',
  'for example ,',
  'for instance ,',
  'in addition ,',
  'in fact ,',
  'in other words ,',
  'of course ,',
  'on the other hand ,',
])

/** Words of time that a clause behind has of its own: "and then it closed". Sorted. */
const otherTimes = wordSet(
  `after afterwards ago before during earlier later now since subsequently then today tomorrow until while yesterday`,
)

/** The words from `at` on tell no time of their own. */
const isTimeless = (sentence: Tokens, at: number): boolean =>
  !hasWord(sentence.slice(at), otherTimes) && !sentence.slice(at).some(({ text }) => /^\d{4}$/.test(text))

/** Words of a clause that tells of the same time: "in May, while it was still closed". Sorted. */
const lasting = wordSet('already still')

/** Conjunctions of a clause that may stay behind: "in 1846, although". Sorted. */
const staying = wordSet('although as because since so though with')

/** Amounts that a second clause need not share: "in most cases, but". Sorted. */
const amounts = wordSet('% all almost both each every few half many more most several some two')

const isShare = (sentence: Tokens, { start, end }: Phrase): boolean => hasWord(sentence.slice(start, end), amounts)

/** What follows a comma behind the phrase stands as well without the phrase before it. */
function staysAfterComma({ sentence, clause, phrase }: Place, at: number): boolean {
  const [first, second] = [sentence[at], sentence[at + 1]]
  if (first === undefined) return false
  if (/^(?:and|but|so|yet)$/.test(first.lower))
    return !isShare(sentence, phrase) && !/^(?:others|some)$/.test(second?.lower ?? '') && ownsSubject(sentence, at + 1, clause)
  if (first.lower === 'while' && second?.tag === 'PRON' && hasWord(sentence.slice(at), lasting)) return false
  if (/^(?:whereas|while)$/.test(first.lower)) return isTimeless(sentence, at + 1)
  if (first.lower === 'using') return phrase.start - clause.head > 1
  if (first.lower === 'even') return second?.lower === 'though'
  return staying.has(first.lower) || (first.form === 'ing' && first.tag === 'VERB' && first.lower !== 'including')
}

/** What follows the phrase stands as well without it: nothing, a mark, or another phrase or clause of the same verb. */
function endsWell(place: Place, end: number): boolean {
  const { sentence, clause, phrase } = place
  const next = sentence[phrase.end]
  if (phrase.end >= end || next?.text === ';') return true
  if (isComma(next)) return staysAfterComma(place, phrase.end + 1)
  if (next?.lower === 'and' || next?.lower === 'but') return sharesTime(place)
  const isPart = clause.phrases.some(({ start, relation }) => start === phrase.end && /^(?:adverbial|agent|clause)$/.test(relation))
  return isPart && goesOn(sentence, phrase.end)
}

/** "left the town on Monday and sold his house": both happened then; not "was weak at night and stopped on warm days". */
function sharesTime({ sentence, clause, phrase }: Place): boolean {
  const [other] = clause.conjuncts
  const isPast = (i: number): boolean => sentence[i]?.form === 'past'
  if (other === undefined || other.start !== phrase.end || clause.conjuncts.length > 1) return false
  const isAlike = isPast(clause.verbStart) && isPast(other.start + 1)
  return isAlike && isTimeless(sentence, other.start) && !sentence.slice(other.start, other.end).some(isTimeNoun)
}

/** What follows the phrase belongs to the verb whatever stands between: "because", "to see", "by a nurse", "in 1990". */
function goesOn(sentence: Tokens, at: number): boolean {
  const [first, second] = [sentence[at]?.lower ?? '', sentence[at + 1]]
  if (/^(?:although|because|if|though|unless)$/.test(first)) return true
  if (first === 'to') return second?.tag === 'VERB' && second.form === 'base'
  if (first === 'in' && second?.lower === 'order') return true
  return first === 'by' ? second?.form !== 'ing' : first === 'in' && /^\d{4}$/.test(second?.text ?? '')
}

/** The clause joined at `at` has a subject of its own. */
const ownsSubject = (sentence: Tokens, at: number, clause: ParsedClause): boolean =>
  clause.conjuncts.some(({ head, start }) => {
    const other = clauseOf(sentence, head)
    return other !== null && start <= at && other.subject.start >= at && other.subject.start <= at + 3
  })

/** Verbs that are one with the next: "stopped selling", "helped to build". Sorted. */
const oneWith = wordSet('begin continue fail help keep manage start stop tend try')

/** Between the verb and the phrase stands something that might take the phrase for its own. */
function isBusy({ sentence, clause, phrase }: Place, isTime: boolean): boolean {
  const { relations, heads } = treeOf(sentence)
  if (clause.conjuncts.some(({ start }) => start < phrase.start)) return true
  return sentence.slice(clause.head + 1, phrase.start).some(({ tag, lower, text }, i, all) => {
    const at = clause.head + 1 + i
    const isOne = isTime && heads[at] === clause.head && oneWith.has(sentence[clause.head]?.lemma ?? '')
    const isOther = (tag === 'VERB' || tag === 'AUX') && relations[at] !== 'core' && !isOne
    const isMark = /^[,;:(–—]$/.test(text) && !(text === ',' && i === all.length - 1)
    return (
      isOther ||
      isMark ||
      /^(?:than|that|who|which|whether|how|why|what|when|if)$/.test(lower) ||
      (!isTime && /^(?:as|between|from)$/.test(lower))
    )
  })
}

/** "It is only a town": a word that belongs to a noun, "its only pool". */
const isOfNoun = (sentence: Tokens, i: number): boolean =>
  sentence[i]?.lower === 'only' && /^(?:an?|her|his|its|my|our|the|their|\w+['’]s|['’]s)$/.test(sentence[i - 1]?.lower ?? '')

/** What the clause says between subject and phrase means something named before, or ranks it: "found it", "was the largest". */
function isMeant({ sentence, clause, phrase }: Place): boolean {
  const isRank = phrase.start - clause.head <= 3 && sentence[clause.head]?.lemma === 'be' && sentence[phrase.start - 1]?.tag !== 'NOUN'
  return sentence.slice(clause.subject.end, phrase.start).some(({ lower, tag }, i, all) => {
    if (isDegree(lower)) return !isRank
    const isWithNoun = demonstratives.has(lower) && /^(?:ADJ|NOUN)$/.test(all[i + 1]?.tag ?? '')
    return meant.has(lower) && tag !== 'SCONJ' && !isWithNoun
  })
}

/** Words that belong to a verb and may end a clause: "raged on", "broke down". Sorted. */
const particles = wordSet('apart around away back by down in off on out over through up')

/** A word that binds the phrase, or takes up the sentence before. */
function isPointed(place: Place, isTime: boolean): boolean {
  const { sentence, clause, phrase } = place
  const { subject } = clause
  const first = sentence[subject.start]?.lower ?? ''
  const from = first === 'there' ? subject.start + 1 : subject.start
  const isBound = sentence.slice(from, phrase.end + 1).some(({ lower }, i) => binding.has(lower) && !isOfNoun(sentence, from + i))
  const isBack = demonstratives.has(first) && (!isTime || subject.end - subject.start < 2)
  const isStranded =
    /^(?:ADP|CCONJ)$/.test(sentence[phrase.start - 1]?.tag ?? '') && !particles.has(sentence[phrase.start - 1]?.lower ?? '')
  const isEmpty = isStranded || pointing.has(first) || (isTime && first === 'there')
  return isEmpty || isBack || isBound || (!isTime && isMeant(place)) || sentence[phrase.end - 1]?.tag === 'ADP'
}

/** "did not", "no case": what is denied may fall under the phrase, or the phrase under it. */
export const isNegative = ({ sentence, clause }: Place): boolean =>
  sentence.slice(clause.subject.start, clause.head + 1).some(({ lower }) => /^(?:not|n['’]t|never|nobody|nothing|few|little)$/.test(lower))

/** Prepositions of a time or a place in which nothing happened: "it did not rain for a year". Sorted. */
const spans = wordSet('across among between during for in over since throughout within')

/** The longest phrase, in tokens, that a clause bears before it. */
const longestPhrase = 10

/** "where she lived", "that": a phrase with a clause inside, or marks. */
const isHeavy = ({ sentence, phrase }: Place): boolean =>
  phrase.end - phrase.start > longestPhrase ||
  sentence
    .slice(phrase.start, phrase.end)
    .some(
      ({ tag, text, form }) =>
        tag === 'AUX' || (tag === 'VERB' && !/^(?:ing|participle|past)$/.test(form ?? '')) || /^[,;:()–—"“”]$/.test(text),
    )

/** "Sabine Kroll plays", "Hinge A failed": a name whose first word may be taken for a common one. */
const opensWithName = ({ sentence, clause }: Place): boolean => {
  const [first, second] = [sentence[clause.subject.start], sentence[clause.subject.start + 1]]
  if (first === undefined || first.isName) return false
  return first.tag === 'PROPN' || (/^\p{Lu}/u.test(second?.text ?? '') && !/^(?:DET|PRON|ADP|NUM|ADJ)$/.test(first.tag))
}

/** "Whether it helps has been debated": the subject is a clause. */
const hasClauseSubject = ({ sentence, clause }: Place): boolean =>
  /^(?:AUX|VERB)$/.test(sentence[clause.subject.head]?.tag ?? '') ||
  /^(?:whether|how|that|why|what)$/.test(sentence[clause.subject.start]?.lower ?? '')

/** A clause to look into, and where it begins. */
type Part = { readonly clause: ParsedClause; readonly from: number }

/** The main clause and those joined to it by a comma with "and" or "but". */
function partsOf(sentence: Tokens): readonly Part[] {
  const main = mainClauseOf(sentence)
  if (main === null) return []
  const others = main.conjuncts.flatMap((one): readonly Part[] => {
    const clause = one.certainty < 0.9 ? null : clauseOf(sentence, one.head)
    const isJoined = isComma(sentence[one.start - 1]) && sentence[one.start]?.tag === 'CCONJ'
    return clause !== null && isJoined ? [{ clause, from: one.start }] : []
  })
  return [{ clause: main, from: 0 }, ...others]
}

/** The noun behind the preposition, or the head of a phrase without one; -1 where there is none. */
function nounOf(sentence: Tokens, { head, end }: Phrase): number {
  const tree = treeOf(sentence)
  if (/^(?:NOUN|PROPN|NUM)$/.test(sentence[head]?.tag ?? '')) return head
  const children = childrenOf(tree, head)
  return (
    children.findLast(
      (i) => i > head && i < end && tree.relations[i] === 'core' && /^(?:NOUN|PROPN|NUM|PRON)$/.test(sentence[i]?.tag ?? ''),
    ) ?? -1
  )
}

/** The lemma of the main verb. */
export const verbOf = ({ sentence, clause }: Place): string => sentence[clause.head]?.lemma ?? ''

/** Nothing in the clause, in the phrase or behind it keeps the phrase where it is. */
export function isFree(place: Place, end: number, isTime: boolean): boolean {
  const isSpan =
    spans.has(place.sentence[place.phrase.start]?.lower ?? '') && place.phrase.end >= end && !isShare(place.sentence, place.phrase)
  const isDenied = isNegative(place) && !isSpan
  return (
    endsWell(place, end) &&
    !isDenied &&
    !isHeavy(place) &&
    !opensWithName(place) &&
    !hasClauseSubject(place) &&
    !isBusy(place, isTime) &&
    !isPointed(place, isTime) &&
    !pointsBack(place)
  )
}

/** Where the subject begins, and where the full stop stands. */
type Frame = { readonly lead: number; readonly end: number }

/** The sentence with the phrase, and a comma, before the subject; null where a comma before the phrase would be lost. */
export function movedFront({ sentence, phrase }: Place, { lead, end }: Frame): Tokens | null {
  const bodyEnd = isComma(sentence[phrase.start - 1]) ? phrase.start - 1 : phrase.start
  if (bodyEnd < phrase.start && phrase.end < end) return null
  return compose(
    sentence.slice(0, lead),
    lowerFirst(sentence.slice(phrase.start, phrase.end)),
    [comma()],
    lowerFirst(sentence.slice(lead, bodyEnd)),
    sentence.slice(phrase.end),
  )
}

/** "S V ... in 1957." to "In 1957, S V ...": moves the last phrase of a clause that `mayFront` takes. */
export const phraseFront = ({ mayFront, certainty, isTime }: Fronting): Structure['apply'] =>
  rearrange((sentence, end) => {
    for (const { clause, from } of partsOf(sentence)) {
      const lead = leadOf(sentence, from, clause)
      if (lead < 0) continue
      for (const phrase of clause.phrases.toReversed()) {
        if (phrase.start <= clause.head || phrase.relation !== 'adverbial' || phrase.certainty < certainty) continue
        if (certaintyWithin(sentence, phrase.start, phrase.end) < 0.6 || isComma(sentence[phrase.start - 1])) continue
        const place: Place = { sentence, clause, phrase, noun: nounOf(sentence, phrase) }
        if (!mayFront(place) || !isFree(place, end, isTime)) continue
        const made = movedFront(place, { lead, end })
        if (made !== null) return [made]
      }
    }
    return null
  })
