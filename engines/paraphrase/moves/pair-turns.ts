import { takesAn } from '../../languages/en/articles.ts'
import { compose, lowerFirst, withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { possessives } from '../../languages/en/grammar/grammar-words.ts'
import { isKnownWord, tagWords } from '../../languages/en/grammar/tag.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { childrenOf, spanOf, type Tree } from '../../languages/en/parse/tree.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { isFixedPair, orderedWords } from './fixed-pairs.ts'
import {
  effectVerbs,
  firstDeeds,
  isCustomary,
  lastDeeds,
  laterNouns,
  leaning,
  leaningDeeds,
  measures,
  ordering,
  restNouns,
  spreading,
} from './pair-words.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Two joined words as the parser sees them: the first with its own words from `start`, the "and", the second up to `end`. */
type Pair = { readonly start: number; readonly first: number; readonly and: number; readonly second: number; readonly end: number }

/** A conjunct hangs on its first as surely as this; on a neighbour of its own kind, or a verb of its own form, half as sure will do. */
const sureConjunct = 0.75
const sureNeighbour = 0.36

/** What the pair hangs on stands as surely as this; below, the whole reading is in doubt. */
const sureAbove = 0.25

/** The two words that an "and" or "or" at `and` joins and that no third one is joined to; null where the parser is in doubt. */
function pairAt(sentence: Tokens, tree: Tree, and: number): Pair | null {
  const { heads, relations, certainty } = tree
  const second = heads[and] ?? -1
  const first = heads[second] ?? -1
  if (!/^(?:and|or)$/.test(sentence[and]?.lower ?? '') || second <= and || first < 0 || first >= and) return null
  const [one, other] = [sentence[first], sentence[second]]
  const isNear = one?.tag === other?.tag && one?.form === other?.form && (one?.form !== null || and === first + 1)
  const least = isNear ? sureNeighbour : sureConjunct
  if (relations[second] !== 'conjunct' || (certainty[second] ?? 0) < least || (certainty[and] ?? 0) < least) return null
  if (childrenOf(tree, first).filter((child) => relations[child] === 'conjunct').length !== 1) return null
  const own = spanOf(tree, second)
  const { start } = spanOf(tree, first)
  return own.start === and ? { start, first, and, second, end: own.end } : null
}

/** Marks inside of a phrase that may not stand in a turned pair. */
const isMark = ({ text, tag }: Token): boolean => tag === 'PUNCT' || /^[$%&*+/<=>@^_`|~\\-]+$/.test(text)

/** Capital letters in the middle, figures, locked words and names stay where they are. */
const isFixedWord = (token: Token, at: number): boolean =>
  token.isLocked ||
  token.isName ||
  token.tag === 'NUM' ||
  token.tag === 'SYM' ||
  token.tag === 'X' ||
  (at > 0 && /\p{Lu}/u.test(token.text))

const holdsFixed = (sentence: Tokens, start: number, end: number): boolean =>
  sentence.slice(start, end).some((token, i) => isMark(token) || isFixedWord(token, start + i))

const lengthOf = (tokens: Tokens): number => tokens.reduce((sum, { text }) => sum + text.length + 1, 0)

/** Phrases up to so many letters are both short; a longer one may come before another by so many letters. */
const shortest = 14
const longerBy = 4

/** "the cat and the long history of the town": the shorter stays first unless both are short or alike. */
function mayLead(before: Tokens, after: Tokens): boolean {
  const [one, other] = [lengthOf(before), lengthOf(after)]
  return (one <= shortest && other <= shortest) || one <= other + longerBy
}

const isPlural = ({ lower, lemma }: Token): boolean => lower !== lemma

/** Whether no custom, no name, time, rank or step holds the two heads in their order. */
function isOpenPair(one: Token, other: Token): boolean {
  if (one.lemma === other.lemma || isFixedPair(one, other) || isCustomary(one, other) || /-/.test(one.text + other.text)) return false
  if ([one, other].some(({ lemma }) => orderedWords.has(lemma) || restNouns.has(lemma))) return false
  if (one.lower.endsWith(other.lower) || other.lower.endsWith(one.lower)) return false
  if (measures.has(one.lemma) && measures.has(other.lemma)) return false
  return !laterNouns.has(other.lemma) && !laterNouns.has(one.lemma)
}

/** Determiners that both nouns may share, whatever their number. */
const sharedByAll = /^(?:the|my|our|your|his|her|its|their|no|any|some)$/

/** Where the determiner or quantity of a noun phrase ends: "the", "our", "many", "two of the" counts as none. */
const determinerEnd = (sentence: Tokens, start: number, head: number): number => {
  const first = sentence[start]
  return start < head && first !== undefined && (first.tag === 'DET' || possessives.has(first.lower)) ? start + 1 : start
}

/** "improved sleep and energy levels", "the oldest mills and quiet barns": what stands before the first noun may be of both. */
const isSpread = (one: Tokens, other: Tokens): boolean =>
  one.length !== other.length ||
  other.some(({ tag }) => tag === 'NOUN') ||
  one.some(({ lower, tag }, i) => spreading.has(lower) || tag !== other[i]?.tag || (tag === 'ADJ' && /[^u]est$/.test(lower)))

/** "into the bathroom and puke": the second may be no noun, but what is done next. */
const mayBeDeed = (one: Token, other: Token): boolean =>
  (!isPlural(other) || !isPlural(one)) && mayBeVerb(other) && (!mayBeVerb(one) || isPlural(one) !== isPlural(other))

const mayBeVerb = ({ lemma }: Token): boolean => tagWords(`to ${lemma} it`)[1]?.tag === 'VERB'

type Parts = { readonly kept: number; readonly one: Tokens; readonly other: Tokens; readonly oneEnd: number; readonly otherEnd: number }

/** What is exchanged: whole phrases where each has its determiner or neither, the words behind it where they share it. */
function partsOf(sentence: Tokens, { start, first, and, second, end }: Pair): Parts | null {
  const [one, other] = [sentence[first], sentence[second]]
  if (!one || !other) return null
  const from = determinerEnd(sentence, start, first)
  const to = determinerEnd(sentence, and + 1, second)
  const isOwn = to > and + 1
  if (isOwn && from === start) return null
  // "in a bed and my eyes opened": two clauses.
  if (isOwn && [start, and + 1].filter((at) => /^an?$/.test(sentence[at]?.lower ?? '')).length === 1) return null
  const determiner = sentence[start]?.lower ?? ''
  if (!isOwn && from > start && !sharedByAll.test(determiner) && isPlural(one) !== isPlural(other)) return null
  if (!isOwn && from > start && /^an?$/.test(determiner) && (isPlural(one) || isPlural(other) || sentence[and]?.lower !== 'or')) return null
  const kept = isOwn ? start : from
  // "sea surface roughness and foam effects", "students' life and mental health": what comes first may be of both.
  if (!isOwn && sentence.slice(from, first).some(({ tag }) => tag === 'PART' || (tag === 'NOUN' && (from > start || first > from + 1))))
    return null
  if (!isOwn && (from > start || sentence[from]?.tag === 'ADJ') && mayBeDeed(one, other)) return null
  const [oneHas, otherHas] = [first > from, second > to]
  if (!isOwn && oneHas && isSpread(sentence.slice(from, first), sentence.slice(to, second))) return null
  if (oneHas !== otherHas && !(isOwn && oneHas)) return null
  const [oneBehind, otherBehind] = [and > first + 1, end > second + 1]
  if (oneBehind && !otherBehind) return isOwn ? whole(sentence, { kept, and, end }) : null
  if (!oneBehind && otherBehind) {
    // "the beauty and complexity of the music": of both.
    const isShared = !isOwn && !oneHas && !otherHas && from > start && sentence[second + 1]?.lower === 'of' && determiner === 'the'
    return isShared ? whole(sentence, { kept, and, end: second + 1 }) : null
  }
  if (oneBehind && !isOwn && from > start) return null
  return whole(sentence, { kept, and, end })
}

const whole = (sentence: Tokens, { kept, and, end }: { readonly kept: number; readonly and: number; readonly end: number }): Parts => ({
  kept,
  one: sentence.slice(kept, and),
  other: sentence.slice(and + 1, end),
  oneEnd: and,
  otherEnd: end,
})

/** What follows may belong to the second noun alone. */
function isLeftOpen(sentence: Tokens, tree: Tree, end: number): boolean {
  const next = sentence[end]
  if (next === undefined) return true
  if (
    /^(?:such|like|including|and|or|as|than|['’]s|['’]|[-–—(/&:"“]|who|which|that|whose|where|whom|of|alike|respectively)$/.test(next.lower)
  )
    return true
  if (next.text === ',')
    return /^(?:which|who|whose|where|and|or|such|including|like|especially|particularly|namely|the|an?)$/.test(
      sentence[end + 1]?.lower ?? '',
    )
  if (/^(?:NOUN|PROPN|NUM|ADJ|PRON|SYM|X)$/.test(next.tag)) return true
  if (/^(?:not|to|.*ly)$/.test(next.lower) || next.form === 'ing') return true
  if (next.tag === 'ADP' || next.tag === 'PART' || (next.tag === 'VERB' && /^(?:ing|participle)$/.test(next.form ?? '')))
    return (tree.certainty[end] ?? 0) < 0.85
  return next.tag === 'VERB' && (tree.certainty[end] ?? 0) < 0.8
}

/** "teachers and tutors": of persons the order is often that of rank. */
const isAgreed = (sentence: Tokens, { first, second, and }: Pair): boolean => {
  const [one, other] = [sentence[first], sentence[second]]
  return one !== undefined && other !== undefined && (sentence[and]?.lower === 'and' || isPlural(one) === isPlural(other))
}

/** Two pairs in one clause may answer each other word by word. */
const hasMorePairs = (sentence: Tokens, tree: Tree, { start, end, and }: Pair): boolean =>
  sentence.some(
    ({ tag, lower }, i) =>
      i !== and &&
      (tag === 'CCONJ' || lower === 'versus') &&
      /^(?:NOUN|PROPN|ADJ|ADV)$/.test(sentence[tree.heads[i] ?? -1]?.tag ?? '') &&
      !sentence.slice(Math.min(i, end), Math.max(i, start)).some(({ text }) => /^[,;:]$/.test(text)),
  )

/** "a" becomes "an" where the word that now follows asks for it. */
function withArticle(tokens: Tokens, next: Token | undefined): Tokens {
  const article = tokens.at(-1)
  if (!article || !next || article.tag !== 'DET' || !/^an?$/.test(article.lower)) return tokens
  const text = takesAn(next.text) ? 'an' : 'a'
  return text === article.lower ? tokens : [...tokens.slice(0, -1), withText(article, /^A/.test(article.text) ? `A${text.slice(1)}` : text)]
}

const exchange = (sentence: Tokens, { kept, one, other, oneEnd, otherEnd }: Parts): Tokens =>
  compose(
    withArticle(sentence.slice(0, kept), other[0]),
    kept === 0 ? other : lowerFirst(other),
    sentence.slice(oneEnd, oneEnd + 1),
    kept === 0 ? lowerFirst(one) : one,
    sentence.slice(otherEnd),
  )

/** "the mixture of thyme and clove was no stronger than thyme": the sentence goes on with one of the two. */
const isSaidAgain = (sentence: Tokens, { first, second }: Pair): boolean =>
  sentence.some(({ lemma }, i) => i !== first && i !== second && (lemma === sentence[first]?.lemma || lemma === sentence[second]?.lemma))

/** "tourism and farming" to "farming and tourism", "the loss of jobs and the lack of homes" to "the lack of homes and the loss of jobs". */
export const turnNounPair: Structure['apply'] = rearrange((sentence, end) => {
  if (hasWord(sentence, ordering)) return null
  const tree = treeOf(sentence)
  for (let and = 1; and < end - 1; and++) {
    const pair = pairAt(sentence, tree, and)
    const [one, other] = [sentence[pair?.first ?? -1], sentence[pair?.second ?? -1]]
    if (!pair || one?.tag !== 'NOUN' || other?.tag !== 'NOUN' || !isOpenPair(one, other) || !isAgreed(sentence, pair)) continue
    if ((tree.certainty[tree.heads[pair.first] ?? -1] ?? 1) < sureAbove) continue
    if (isSaidAgain(sentence, pair) || !isKnownWord(one.lemma) || !isKnownWord(other.lemma)) continue
    if (
      /^(?:and|or|['’]s|[-/&:])$/.test(sentence[pair.start - 1]?.lower ?? '') ||
      /^(?:ADJ|NOUN|PART|PROPN)$/.test(sentence[pair.start - 1]?.tag ?? '') ||
      isLeftOpen(sentence, tree, pair.end)
    )
      continue
    if (holdsFixed(sentence, pair.start, pair.end) || hasMorePairs(sentence, tree, pair)) continue
    const parts = partsOf(sentence, pair)
    if (parts === null || hasWord(parts.other, leaning) || hasWord(parts.one, leaning) || !mayLead(parts.other, parts.one)) continue
    return [exchange(sentence, parts)]
  }
  return null
})

/** The last two of three nouns: "the noise, the dust and the traffic", with the first of the three. */
type Tail = Pair & { readonly lead: number }

function tailAt(sentence: Tokens, tree: Tree, and: number): Tail | null {
  const { heads, relations, certainty } = tree
  const second = heads[and] ?? -1
  const lead = heads[second] ?? -1
  if (!/^(?:and|or)$/.test(sentence[and]?.lower ?? '') || second <= and || lead < 0 || relations[second] !== 'conjunct') return null
  const joined = childrenOf(tree, lead).filter((child) => relations[child] === 'conjunct')
  const [first] = joined
  if (first === undefined || joined.length !== 2 || joined[1] !== second || first > and) return null
  if (Math.min(certainty[first] ?? 0, certainty[second] ?? 0, certainty[and] ?? 0) < sureTail) return null
  const [one, other] = [spanOf(tree, first), spanOf(tree, second)]
  const isTight =
    sentence[one.start - 1]?.text === ',' &&
    other.start === and &&
    (one.end === and || (one.end === and - 1 && sentence[one.end]?.text === ','))
  return isTight ? { start: one.start, first, and, second, end: other.end, lead } : null
}

/** "the hope and the doubt, the joy and the fear": pairs and not one list. */
const isDouble = (sentence: Tokens, start: number): boolean =>
  sentence.slice(Math.max(0, start - 8), start).some(({ lower }) => /^(?:and|both|or)$/.test(lower))

/** "through mills, barns and caves": the steps of a way. */
const isCourse = (sentence: Tokens, { lead }: Tail): boolean =>
  sentence.slice(Math.max(0, lead - 4), lead).some(({ lower }) => /^(?:from|through)$/.test(lower))

/** The last two of three hang on the first as surely as this. */
const sureTail = 0.5

/** "ideas, habits and songs" to "ideas, songs and habits". */
export const turnListTail: Structure['apply'] = rearrange((sentence, end) => {
  if (hasWord(sentence, ordering)) return null
  const tree = treeOf(sentence)
  for (let and = 3; and < end - 1; and++) {
    const tail = tailAt(sentence, tree, and)
    const items = [sentence[tail?.lead ?? -1], sentence[tail?.first ?? -1], sentence[tail?.second ?? -1]]
    const [lead, one, other] = items
    if (!tail || !lead || !one || !other || items.some((item) => item?.tag !== 'NOUN')) continue
    if (!isOpenPair(one, other) || !isOpenPair(lead, one) || !isOpenPair(lead, other) || isPlural(one) !== isPlural(other)) continue
    const { first, second, start } = tail
    const [from, to] = [determinerEnd(sentence, start, first), determinerEnd(sentence, and + 1, second)]
    // "she lowers her head, charges and lunges": what is done, and not a list of things.
    if (!isPlural(lead) && isPlural(one) && mayBeVerb(one) && mayBeVerb(other)) continue
    if (isSaidAgain(sentence, tail) || isDouble(sentence, start) || sentence[start - 2] !== lead || isCourse(sentence, tail)) continue
    // "stone, wood, glass and wool": four in a row, perhaps in an order.
    if (sentence[start - 3]?.text === ',' || (sentence[start - 4]?.text === ',' && sentence[start - 3]?.tag === 'DET')) continue
    const isAlike = from > start === to > and + 1 && first > from === second > to && tail.end === second + 1
    const oneEnd = sentence[and - 1]?.text === ',' ? and - 1 : and
    if (
      !isAlike ||
      oneEnd !== first + 1 ||
      isLeftOpen(sentence, tree, tail.end) ||
      holdsFixed(sentence, tail.start, oneEnd) ||
      holdsFixed(sentence, and + 1, tail.end) ||
      sentence.slice(start, tail.end).some(({ tag }) => tag === 'ADV')
    )
      continue
    if (sentence.slice(spanOf(tree, tail.lead).start, tail.lead).some((token) => isFixedWord(token, 1)) || lead.isName || lead.isLocked)
      continue
    const [before, after] = [sentence.slice(start, oneEnd), sentence.slice(and + 1, tail.end)]
    if (hasWord(before, leaning) || hasWord(after, leaning) || !mayLead(after, before)) continue
    return [compose(sentence.slice(0, start), after, sentence.slice(oneEnd, and + 1), before, sentence.slice(tail.end))]
  }
  return null
})

/** Words that stand for something, which may stand in the first of the two only: "clean the room and paint it". Sorted. */
const thirdPersons = wordSet('he her hers herself him himself his it its itself she their theirs them themselves they')

/** Whether a pronoun of the second deed would come before what it stands for. */
const pointsBack = (one: Tokens, other: Tokens): boolean =>
  hasWord(other, leaningDeeds) || other.some(({ lower }) => thirdPersons.has(lower) && !one.some((token) => token.lower === lower))

/** Whether the deed is a verb and its objects, and nothing that could be of both. */
const isPlainDeed = (tree: Tree, sentence: Tokens, head: number, from: number): boolean => {
  const kids = childrenOf(tree, head).filter((child) => child >= from && tree.relations[child] !== 'conjunct')
  return (
    kids.some((child) => child > head && /^(?:object|demanded)$/.test(tree.relations[child] ?? '')) &&
    kids.every(
      (child) => child <= head || (/^(?:object|demanded)$/.test(tree.relations[child] ?? '') && (tree.certainty[child] ?? 0) >= 0.6),
    ) &&
    kids.every(
      (child) => child > head || /^(?:and|or|to)$/.test(sentence[child]?.lower ?? '') || (sentence[child]?.tag === 'ADV' && child > from),
    )
  )
}

/** "reduce the noise and improve the air" to "improve the air and reduce the noise". */
export const turnDeeds: Structure['apply'] = rearrange((sentence, end) => {
  if (hasWord(sentence, ordering)) return null
  const tree = treeOf(sentence)
  for (let and = 2; and < end - 1; and++) {
    const pair = pairAt(sentence, tree, and)
    const [one, other] = [sentence[pair?.first ?? -1], sentence[pair?.second ?? -1]]
    if (!pair || one?.tag !== 'VERB' || other?.tag !== 'VERB' || one.form !== other.form || one.lemma === other.lemma) continue
    if (other.lemma === 'lead' || (firstDeeds.has(one.lemma) && lastDeeds.has(other.lemma))) continue
    if (!effectVerbs.has(one.lemma) || !effectVerbs.has(other.lemma) || sentence[and]?.lower !== 'and') continue
    const hasTo = sentence[and + 1]?.lower === 'to'
    const from = hasTo ? pair.first - 1 : pair.first
    if ((hasTo && sentence[from]?.lower !== 'to') || pair.second !== and + (hasTo ? 2 : 1)) continue
    if (!isPlainDeed(tree, sentence, pair.first, from) || !isPlainDeed(tree, sentence, pair.second, and)) continue
    const [before, after] = [sentence.slice(from, and), sentence.slice(and + 1, pair.end)]
    if (holdsFixed(sentence, from, pair.end) || pointsBack(before, after) || !mayLead(after, before)) continue
    if (
      [...before, ...after].filter(({ tag }) => tag === 'VERB').length > 2 ||
      [...before, ...after].some(({ tag }) => tag === 'CCONJ' || tag === 'SCONJ')
    )
      continue
    if (
      !/^[.,;]$/.test(sentence[pair.end]?.text ?? '') ||
      /^(?:and|which|who|by|such|making|leading)$/.test(sentence[pair.end + 1]?.lower ?? '')
    )
      continue
    return [exchange(sentence, { kept: from, one: before, other: after, oneEnd: and, otherEnd: pair.end })]
  }
  return null
})
