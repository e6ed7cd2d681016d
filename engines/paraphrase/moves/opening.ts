import { headOf, isComma, isNoun, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { spanOf } from '../../languages/en/parse/tree.ts'
import { isYear, timeNouns, timePhrase } from './adjunct.ts'
import { leadEnd } from './clause-order.ts'
import { certaintyWithin, clauseOf, mainClauseOf, type ParsedClause } from './main-clause.ts'
import { wordSet } from './word-set.ts'

/** A phrase that opens a clause: `start` to `close`, then, behind its comma, the clause from `from` to `stop`. */
export type Opening = {
  readonly start: number
  readonly close: number
  readonly from: number
  readonly stop: number
  readonly clause: ParsedClause
  readonly kind: OpeningKind
}

/** What an opening tells: "in 2016", "in the north", "with a friend". */
export type OpeningKind = 'time' | 'place' | 'circumstance'

/** An opening with no comma behind it is sure to be one from here on. */
const surelyOpening = 0.75

/** With a comma and the subject behind it there is little else that it could be. */
const surelyMarked = 0.3

/** A subject, or what follows the verb, is sure from here on. */
export const surelyPart = 0.7

/** Each arc inside of it is at least this sure. */
const surelyWhole = 0.5

/** The comma says where the phrase ends. */
const surelyClosed = 0.2

/** More words than this are no phrase to put behind a clause. */
const longestOpening = 13

/** The opening of the sentence, behind "However," or "But" if there is such a word: "In 2016, the shop closed." */
export function firstOpening(tokens: Tokens, end: number): Opening | null {
  const clause = mainClauseOf(tokens)
  return clause === null ? null : openingAt(tokens, leadEnd(tokens), end, clause)
}

/** The opening of the last clause of the sentence, behind "and", "that", "because" or a semicolon. */
export function secondOpening(tokens: Tokens, end: number): Opening | null {
  const tree = treeOf(tokens)
  for (let head = 1; head < end; head++) {
    if (!/^(?:adverbial|clause|conjunct)$/.test(tree.relations[head] ?? '') || !/^(?:AUX|VERB)$/.test(tokens[head]?.tag ?? '')) continue
    const span = spanOf(tree, head)
    const start = linking.has(tokens[span.start]?.lower ?? '') ? span.start + 1 : tokens[span.start - 1]?.text === ';' ? span.start : -1
    const clause = start < 2 || span.end !== end ? null : clauseOf(tokens, head)
    // "not in the book, but in the reader": no clause of its own.
    const isDenied = tokens[start - 1]?.lower === 'but' && tokens.slice(0, start).some(({ lower }) => lower === 'not')
    if (isDenied) continue
    // "In her eyes I saw, and in her smile I saw": a pair.
    const isPair = tokens.slice(0, 2).some(({ lower, tag }) => tag === 'ADP' && lower === tokens[start]?.lower)
    const opening = clause === null || clause.conjuncts.length > 0 ? null : openingAt(tokens, start, end, clause)
    if (opening !== null && !(isPair && (opening.kind !== 'time' || tokens.slice(0, 3).some(({ text }) => isYear(text))))) return opening
  }
  return null
}

/** Words that join or open a clause: "and in 2016". Sorted. */
const linking = wordSet('although and because but or since so that though whereas while yet')

/** The phrase at `start` where it is an adverbial, the subject follows it, and the parser is sure of both. */
function openingAt(tokens: Tokens, start: number, stop: number, clause: ParsedClause): Opening | null {
  const phrase = clause.phrases.find((one) => one.start === start)
  if (phrase?.relation !== 'adverbial' || phrase.end - start > longestOpening) return null
  const close = phrase.end
  const isMarked = isComma(tokens[close])
  const from = isMarked ? close + 1 + linkLength(tokens, close + 1) : close
  if (from > close + 1 && start > 0) return null
  // "At six foot | eight the man was strong": where the number belongs is open.
  if (!isMarked && tokens[from]?.tag === 'NUM' && tokens[close - 1]?.tag !== 'NOUN') return null
  if (!isMarked && /^(?:feet|foot|inches)$/.test(tokens[close - 1]?.lower ?? '')) return null
  const isClear = isMarked || /^(?:he|i|she|they|we)$/.test(tokens[close]?.lower ?? '')
  if (phrase.certainty < (isClear ? surelyMarked : surelyOpening)) return null
  if (clause.subject.start !== from || clause.subject.certainty < surelyPart || clause.verbStart < clause.subject.end) return null
  if (certaintyWithin(tokens, start, close) < (isClear ? surelyClosed : surelyWhole) || !isPlainPhrase(tokens, start, close)) return null
  const kind = kindOf(tokens, start, close)
  return kind === null ? null : { start, close, from, stop, clause, kind }
}

/** The tokens of "however," behind the opening's comma: the link goes first when the phrase leaves. */
const linkLength = (tokens: Tokens, at: number): number => {
  const isExample = tokens[at]?.lower === 'for' && /^(?:example|instance)$/.test(tokens[at + 1]?.lower ?? '')
  const words = isExample ? 2 : links.has(tokens[at]?.lower ?? '') ? 1 : 0
  return words > 0 && isComma(tokens[at + words]) ? words + 1 : 0
}

/** Links that may open a sentence as well as stand inside it: "In 2016, however, the shop closed". Sorted. */
const links = wordSet('consequently hence however moreover nevertheless nonetheless therefore')

/** No mark, no clause, no verb of its own but "a broken leg". */
function isPlainPhrase(tokens: Tokens, start: number, close: number): boolean {
  const { heads, relations } = treeOf(tokens)
  return !tokens.slice(start, close).some(({ tag, text, lower, isLocked }, k) => {
    const i = start + k
    const isAttribute = tag === 'VERB' && relations[i] === 'core' && (heads[i] ?? -1) > i && isNoun(tokens[heads[i] ?? -1])
    const isMark = tag === 'PUNCT' && !/^[-–]$/.test(text)
    return (
      isMark ||
      (isLocked && /["“”()]/.test(text)) ||
      tag === 'AUX' ||
      tag === 'SCONJ' ||
      (tag === 'VERB' && !isAttribute) ||
      joining.has(lower)
    )
  })
}

/** Words that open a clause or a comparison: "in the town where". Sorted. */
const joining = wordSet('how than that what when where whether which while who whom whose why')

/** Prepositions of time: "in 2016". Sorted. */
const timePrepositions = wordSet('after at before between by during for from in on over since throughout until within')

/** Prepositions whose noun is an event: "during the war". Sorted. */
export const eventPrepositions = wordSet('after before during since throughout until')

/** Prepositions of place: "beyond the river". Sorted. */
const placePrepositions = wordSet(
  `above across along amid among amongst around at behind below beneath beside beyond in inside near on outside over throughout under
  underneath within`,
)

/** Prepositions of means, company, cause and group: "with a friend". Sorted. */
const circumstancePrepositions = wordSet('because by despite due for from thanks through under via with without')

/** Phrases that make one preposition of means or cause: "with the help of". Sorted. */
const longPrepositions = [
  'as a result of',
  'in light of',
  'in response to',
  'in spite of',
  'in the absence of',
  'on the basis of',
  'with the help of',
]

/** What the phrase tells; null for links, comments and what has another place: "in addition", "at 412 pages". */
function kindOf(tokens: Tokens, start: number, close: number): OpeningKind | null {
  const first = tokens[start]
  if (first === undefined) return null
  const opening = tokens
    .slice(start, close)
    .map(({ lower }) => lower)
    .join(' ')
  if (longPrepositions.some((name) => opening.startsWith(`${name} `))) return 'circumstance'
  if (edgeOfTime.test(opening) && tokens.slice(start + 4, close).some(isTimeNoun)) return 'time'
  const head = tokens[headOf(tokens, first.tag === 'ADP' ? start + 1 : start, close)]
  if (head === undefined || comments.has(head.lemma) || comments.has(head.lower) || measure.test(opening)) return null
  if (timePhrase(tokens, start) === close || clockTime.test(opening)) return 'time'
  const isTime = isTimeNoun(head) || timeNouns.has(head.lower)
  if (first.tag !== 'ADP') return isTime && /^(?:each|every|last|one|two|three|some)$/.test(first.lower) ? 'time' : null
  if (eventPrepositions.has(first.lower) || (isTime && timePrepositions.has(first.lower))) return 'time'
  if (!isNoun(head)) return null
  if (placePrepositions.has(first.lower)) return 'place'
  return circumstancePrepositions.has(first.lower) ? 'circumstance' : null
}

/** "at the end of the year". */
const edgeOfTime = /^(?:at|before|by|since|towards|until) the (?:beginning|end|start) of /
/** "at 112 minutes, it is too long": a measure that judges. */
const measure = /^at \S+ (?:hours?|minutes?|pages?|years?)$/
/** "at ten past nine", "at 4 a.m.", "at dawn". */
const clockTime = /^at (?:around |about )?(?:\S+ (?:[ap]\.?m\.?|past .*|o['’]clock)|noon|midnight|dawn|dusk)$/

/** Names of months and days. */
export const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day)$/

/** Nouns of time that are short or long: "at dawn". Sorted. */
const units = wordSet('aeon dawn dusk eon lunchtime midday midnight millennium noon second weekday')

/** Times that a story counts: "on the third day". Sorted. */
const counted = wordSet(
  'afternoon attempt day evening experiment hour month morning night occasion phase round stage step time trial try week weekend year',
)

/** Nouns that make a link or a comment of the phrase: "in addition", "at first sight". Sorted. */
const comments = wordSet(
  `accord addition all best case chance circumstance comparison conclusion condition connection consequence contrast course detail
  effect end essence estimate event example exception extent eye fact fairness first future general glance hand heart hindsight honesty
  instance kind last least light luck manner mean meaning means meantime moment more nature norm opinion order other part particular
  perspective point practice principle process purpose rate reality reason regard respect result return root rule run sense short side
  sight similarity spite stage standpoint starter step stroke sum summary surprise term theory thing time truth turn view viewpoint way whole
  word`,
)

/** Words that take up what was said before, or count on from it: "in this way". Sorted. */
const pointing = wordSet(
  `above again also another below earlier even following former here later latter next only other others previous same similar such that
  then there these this those thus together too`,
)

/** Texts at hand: "in this essay" points back to nothing. Sorted. */
const textsAtHand = wordSet(
  'analysis article chapter dissertation essay experiment letter note paper report review section study thesis work',
)

/** Places in a row: "on the third day". Sorted. */
const ordinals = wordSet('eighth fifth first fourth ninth second seventh sixth tenth third')

/** "In the morning", "On the Monday", "At the end": a story goes on from what was told before. */
const nextInStory = /^(?:at the (?:close|end)|(?:by|in|on) the (?:afternoon|end|evening|morning|night|weekend|\w+day))$/

/** "On the third day, she": the days of a story are counted on; "on the third day of the journey" is a date. */
const countsOn = (phrase: Tokens): boolean =>
  nextInStory.test(phrase.map(({ lower }) => lower).join(' ')) ||
  phrase.some(
    ({ lower }, i) =>
      ordinals.has(lower) &&
      /^(?:an?|the)$/.test(phrase[i - 1]?.lower ?? '') &&
      i === phrase.length - 2 &&
      counted.has(phrase[i + 1]?.lower ?? ''),
  )

/** "In this way", "After that", "In a second test", "For me", "Despite their size, we": the phrase goes on with what was said. */
export function pointsBack(tokens: Tokens, { start, close, kind, clause: { subject } }: Opening): boolean {
  const phrase = tokens.slice(start, close)
  const isOne = numberOf(tokens, subject.start, subject.end) === 'singular'
  const isNamed = isNoun(tokens[subject.head])
  if (countsOn(phrase)) return true
  // "In one village, she": others will follow.
  if (kind === 'place' && phrase[1]?.lower === 'one') return true
  return phrase.some(({ lower, tag }, i) => {
    const next = phrase[i + 1]
    if (/^(?:this|present)$/.test(lower) && textsAtHand.has(next?.lower ?? '')) return false
    if (/^(?:fourth|second|third)$/.test(lower)) return next === undefined || phrase[i - 1]?.lower !== 'the'
    if (/^(?:its|their)$/.test(lower)) return !isNamed || isOne !== (lower === 'its')
    return pointing.has(lower) || (tag === 'PRON' && /^(?:he|her|him|i|it|me|she|them|they|us|we|you)$/.test(lower) && !isNoun(next))
  })
}

/** A pronoun of the clause that stood behind its noun and would come before it: "In the city, they found it". */
export function bindsPronoun(tokens: Tokens, { start, close, from, stop, kind }: Opening, at: number): boolean {
  const things = tokens.slice(start, close).filter((token) => isNoun(token) && !isTimeNoun(token))
  const isSeveral = ({ lower, lemma }: Token): boolean => lower !== lemma && lower.endsWith('s')
  const hasName = things.some(({ tag }) => tag === 'PROPN')
  const hasPerson = hasName || things.some(({ lemma }) => /(?:er|or|ist|man|woman|child|friend)$/.test(lemma))
  return tokens.slice(from, Math.min(at, stop)).some(({ lower }, i, clause) => {
    if (/^(?:it|its|itself)$/.test(lower)) return things.some((thing) => !isSeveral(thing))
    if (/^(?:ones|their|them|they)$/.test(lower)) return things.some((thing) => isSeveral(thing) || thing.tag === 'PROPN')
    if (lower === 'there') return i > 0 && kind === 'place'
    // "With the help of a friend, she": who she is was said before.
    if (/^(?:he|her|him|his|she)$/.test(lower)) return i === 0 ? hasName : hasPerson
    return (
      i > 0 && /^(?:here|that|these|this|those)$/.test(lower) && !isNoun(clause[i + 1]) && !/^(?:ADJ|NUM)$/.test(clause[i + 1]?.tag ?? '')
    )
  })
}

/** Whether the word names a time: "summer", "1957", "Monday". */
export const isTimeNoun = ({ lemma, lower, text }: Token): boolean =>
  timeNouns.has(lemma) || units.has(lemma) || isYear(text) || months.test(lower)
