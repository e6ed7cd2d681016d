import { clauseAt, isFinite, verbGroup, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import type { Structure } from '../structure.ts'
import { reorderMainFirst, reorderSubFirst } from './antecedent.ts'
import { conjunctionAt, hasMark, isForced, leadEnd } from './clause-order.ts'
import { certaintyWithin, clauseOf, mainClauseOf, phrasesOf, type ParsedClause, type Phrase } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import {
  countsOthers,
  endsInTime,
  endsPointing,
  hasBareAmount,
  hasObject,
  hasParticiple,
  isComment,
  leansOnMain,
  namesPersonLate,
  meansOne,
  meansPersons,
  namesOwnerLate,
  opensOwned,
  opensPointing,
  repeatsSubject,
  runsOn,
  saysAgain,
  takesUpClause,
  takesUpNoun,
  wantsInfinitive,
  withObjectNamed,
} from './subclause-lean.ts'
import type { SubclauseTurn } from './subclause-lean.ts'
import { hasWord, wordSet } from './word-set.ts'

/** How the clauses of a family of conjunctions are moved. */
export type SubclauseFamily = {
  /** In lower case; several words apart by a space. */
  readonly conjunctions: readonly string[]
  /** Whether a comma stands before the clause at the end. */
  readonly comma: boolean | ((turn: SubclauseTurn) => boolean)
  /** Sentences that stay as they are though the clause could be moved. */
  readonly unless?: (turn: SubclauseTurn) => boolean
}

/** A clause of the tree as the older moves want it. */
export function toClause(sentence: Tokens, { subject, verbStart }: ParsedClause, end: number): Clause | null {
  if (!isFinite(sentence, verbStart)) return null
  const isSimpleSubject = !sentence.slice(subject.start, subject.end).some(({ tag, text }) => tag === 'VERB' || text === ',')
  return { start: subject.start, subjectEnd: subject.end, verb: verbGroup(sentence, verbStart), end, isSimpleSubject }
}

/** Words that bind the conjunction behind them: "only because", "just when", "two years ago when". Sorted. */
const binding = wordSet(
  `about ago almost and as but chiefly especially even ever exactly except how immediately is just largely later long mainly merely
  mostly nearly not only or particularly partly perhaps possibly precisely presumably primarily probably right shortly simply so
  solely soon still such than that unless until usually was whether`,
)

/** Nouns after which "when", "after" and "before" count from or describe a time. Sorted. */
const times = wordSet(
  `afternoon age autumn case century date day decade evening hour instance minute moment month morning night occasion period point second
  situation spring stage summer time today tomorrow tonight week weekend winter year yesterday`,
)

/** "only because", "just when", "the day when": the word before holds the conjunction at `at` in its place. */
export const isBoundAt = (sentence: Tokens, at: number): boolean => {
  const before = sentence[at - 1]
  if (before === undefined) return true
  if (isComma(before)) return false
  return binding.has(before.lower) || /^(?:AUX|ADP|DET|SCONJ|NUM|CCONJ)$/.test(before.tag) || times.has(before.lemma)
}

/** Whether a verb other than the main verb stands in the range, so that what follows could belong to it. */
export const hasOtherVerb = (sentence: Tokens, from: number, to: number): boolean =>
  sentence.slice(from, to).some(({ tag, lower }) => tag === 'VERB' || tag === 'AUX' || relatives.has(lower))

/** Less certain than this nothing is moved. */
const leastCertain = 0.88
/** Where no other verb could own the clause, it needs less. */
const leastWithoutRival = 0.35
/** Where the rival is an infinitive, what explains the one explains the other: "has to leave because". */
const leastWithInfinitive = 0.65

const leastFor = (sentence: Tokens, from: number, to: number): number => {
  if (!hasOtherVerb(sentence, from, to)) return leastWithoutRival
  const isFree = sentence
    .slice(from, to)
    .every(({ tag, form, lower }) => (tag !== 'AUX' || form === 'base') && (tag !== 'VERB' || form === 'base') && !relatives.has(lower))
  return isFree ? leastWithInfinitive : leastCertain
}

/** Every arc inside of a clause that is moved. */
const leastInside = 0.3

/** "before me": no subject. */
const isObjectForm = (sentence: Tokens, at: number): boolean => /^(?:him|me|them|us)$/.test(sentence[at]?.lower ?? '')

/** The clause behind a conjunction that makes up the whole of `phrase`. */
function clauseIn(sentence: Tokens, phrase: Phrase, size: number): Clause | null {
  const parsed = clauseOf(sentence, phrase.head)
  if (parsed === null || parsed.subject.start !== phrase.start + size || isObjectForm(sentence, phrase.start + size)) return null
  return certaintyWithin(sentence, phrase.start, phrase.end) < leastInside ? null : toClause(sentence, parsed, phrase.end)
}

/** A clause that stands alone in `from` to `to`: read by itself the parser sees it better than in the whole. */
export function loneClause(sentence: Tokens, from: number, to: number): Clause | null {
  const alone = [...sentence.slice(from, to), ...sentence.slice(-1)]
  const parsed = mainClauseOf(alone)
  if (parsed === null || parsed.subject.start !== 0 || !sharesVerbs(alone, parsed)) return null
  const isSure = parsed.subject.certainty >= leastSubject || clauseAt(sentence, from, to)?.subjectEnd === from + parsed.subject.end
  if (!isSure) return null
  const clause = toClause(alone, parsed, to - from)
  return clause === null ? null : shifted(clause, from)
}

/** How sure it must be of the subject of a clause read by itself. */
const leastSubject = 0.85

/** "they meet and talk": what is joined is a verb of the same subject, of the present. */
function sharesVerbs(alone: Tokens, { head, conjuncts }: ParsedClause): boolean {
  return conjuncts.every((conjunct) => {
    const own = phrasesOf(alone, conjunct.head).some(({ relation, end }) => relation === 'subject' && end <= conjunct.head)
    return !own && conjunct.certainty >= leastSubject && alone[conjunct.head]?.form === alone[head]?.form && alone[head]?.form !== 'past'
  })
}

const shifted = ({ start, subjectEnd, verb, end, isSimpleSubject }: Clause, by: number): Clause => ({
  start: start + by,
  subjectEnd: subjectEnd + by,
  verb: { ...verb, start: verb.start + by, main: verb.main + by, end: verb.end + by },
  end: end + by,
  isSimpleSubject,
})

/** Where the sentence begins behind "However," or another linking phrase that a comma closes. */
export function leadOf(sentence: Tokens): number {
  const known = leadEnd(sentence)
  const close = known > 0 ? -1 : sentence.findIndex(isComma)
  if (close < 1 || close > longestLead) return known
  const first = mainClauseOf(sentence)?.phrases[0]
  const isLinking = first?.start === 0 && first.end === close && first.relation === 'linking' && first.certainty >= leastCertain
  return isLinking ? close + 1 : known
}
const longestLead = 4

/** Where the first mark at or behind `from` stands, or `end`. */
export function markFrom(sentence: Tokens, from: number, end: number): number {
  for (let i = from; i < end; i++) if (hasMark(sentence, i, i + 1)) return i
  return end
}

/** "Sub X, Y.": where both are, if each can be read by itself; with `isOpen` the second goes on behind a mark, as in "Sub X, Y, and Z." */
export function frontedTurn(sentence: Tokens, stop: number, conjunctions: readonly string[], isOpen = false): SubclauseTurn | null {
  const lead = leadOf(sentence)
  const size = conjunctionAt(sentence, lead, conjunctions)
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  if (size === 0 || close < lead + size + 2) return null
  const from = sentence[close + 1]?.lower === 'then' ? close + 2 : close + 1
  const end = isOpen ? markFrom(sentence, from, stop) : stop
  if (hasMark(sentence, lead, close) || hasMark(sentence, from, end)) return null
  const sub = loneClause(sentence, lead + size, close)
  const main = sub === null ? null : loneClause(sentence, from, end)
  return sub === null || main === null ? null : { sentence, lead, at: lead, size, main, sub }
}

/** "even though": the parser sees a second clause in it now and then. */
const opensConcession = (sentence: Tokens, at: number): boolean =>
  conjunctionAt(sentence, at, ['although', 'even if', 'even though', 'though']) > 0

/** The clause that the turn is about: the whole, or what follows ", but" or ", and" up to the end. */
function lastClause(sentence: Tokens, end: number): { readonly lead: number; readonly parsed: ParsedClause } | null {
  const parsed = mainClauseOf(sentence)
  if (parsed === null) return null
  const joins = parsed.conjuncts.filter(({ start }) => !opensConcession(sentence, start))
  if (joins.length === 0) return { lead: leadOf(sentence), parsed }
  const last = joins.at(-1)
  if (!last || last.end !== end || last.certainty < leastCertain || !isComma(sentence[last.start - 1])) return null
  const joined = clauseOf(sentence, last.head)
  const isJoined = /^(?:and|but)$/.test(sentence[last.start]?.lower ?? '') && joined?.subject.start === last.start + 1
  return joined !== null && isJoined && joined.conjuncts.length === 0 ? { lead: last.start + 1, parsed: joined } : null
}

/** Verbs of opinion: what explains the opinion explains the fact, as in "I think it is fair because". Sorted. */
const opining = wordSet('believe feel think')

/** "I think it is fair because": the phrases of what somebody thinks. */
const opinionOf = (sentence: Tokens, { head, subject, phrases }: ParsedClause): readonly Phrase[] => {
  const told = phrases.find(({ relation, start }) => relation === 'clause' && start > head)
  const isOpinion = opining.has(sentence[head]?.lemma ?? '') && /^(?:i|we)$/.test(sentence[subject.start]?.lower ?? '')
  return told && isOpinion && told.certainty >= leastCertain ? phrasesOf(sentence, told.head) : []
}

/** "Y sub X.": where both are, if the tree shows them plainly. */
export function finalTurn(sentence: Tokens, end: number, conjunctions: readonly string[]): SubclauseTurn | null {
  const last = lastClause(sentence, end)
  if (last === null) return null
  const { lead, parsed } = last
  const isSub = (one: Phrase): boolean =>
    one.end === end &&
    /^(?:adverbial|conjunct)$/.test(one.relation) &&
    one.start > lead + 1 &&
    conjunctionAt(sentence, one.start, conjunctions) > 0
  const phrase = [...parsed.phrases, ...parsed.conjuncts].find(isSub) ?? opinionOf(sentence, parsed).find(isSub)
  if (!phrase || parsed.subject.start !== lead || isBoundAt(sentence, phrase.start)) return null
  const isMarked = isComma(sentence[phrase.start - 1])
  // "We left, and they stayed, because": the reason of both.
  if (isMarked && lead > leadOf(sentence)) return null
  const mainEnd = isMarked ? phrase.start - 1 : phrase.start
  if (phrase.certainty < leastFor(sentence, parsed.head + 1, mainEnd)) return null
  const size = conjunctionAt(sentence, phrase.start, conjunctions)
  const sub = clauseIn(sentence, phrase, size)
  const main = toClause(sentence, parsed, mainEnd)
  return sub === null || main === null ? null : { sentence, lead, at: phrase.start, size, main, sub }
}

/** Words that tie a clause to what stands before it, or make it the news: "we therefore left". Sorted. */
export const pointers = wordSet(
  `also another consequently either even finally first former hence however instead latter likewise moreover neither nevertheless
  nonetheless one ones opposite other others same so still such then therefore though thus too yet`,
)

/** Verbs after which "if" and "when" open a question: "ask if". Sorted. */
const asking = wordSet(
  'ask calculate check consider decide depend discover doubt examine explain imagine investigate know learn remember say see study tell understand wonder',
)

/** Verbs that say no more than that it was so: the clause behind them is the news, as in "it happens when". Sorted. */
const empty = wordSet('appear arise arrive begin come differ emerge end exist happen help matter occur recur start')

/** A name that would lose its capital inside of the sentence. */
export const losesCapital = (sentence: Tokens, { start }: Clause): boolean => {
  const first = sentence[start]
  // "Whiskers slept, while Robbie ran after Whiskers": a name, whatever it seems.
  if (
    first !== undefined &&
    /^[A-Z]/.test(first.text) &&
    !/^(?:DET|PRON)$/.test(first.tag) &&
    sentence.some(({ text }, i) => i > start && text === first.text)
  )
    return true
  return first !== undefined && first.tag === 'PROPN' && !first.isName && lowerFirst([first])[0]?.text !== first.text
}

/** "Trees have returned as well": an addition to what stands before it. */
const endsAsWell = (sentence: Tokens, { end }: Clause): boolean => sentence[end - 1]?.lower === 'well' && sentence[end - 2]?.lower === 'as'

/** A main clause of more tokens than this is too long to be told before the clause. */
const longestMain = 21
/** A longer clause keeps the reader waiting. */
const longestFronted = 24

/** Whether the two clauses are plain and lean on nothing that would come to stand behind them. */
export function isMovable({ sentence, at, size, main, sub }: SubclauseTurn): boolean {
  if (hasMark(sentence, main.start, main.end) || hasMark(sentence, sub.start, sub.end)) return false
  if (hasWord(sentence.slice(main.start, main.end), pointers) || endsAsWell(sentence, main) || losesCapital(sentence, main)) return false
  if (isComment(sentence, sub) || countsOthers(sentence, main) || countsOthers(sentence, sub)) return false
  return sub.start - at === size
}

/** Where a source in brackets, "(Lee, 2018)", closes the sentence: its first token; else `end`. */
export function bodyEnd(sentence: Tokens, end: number): number {
  const open = sentence[end - 1]?.text === ')' ? sentence.findLastIndex(({ text }, i) => i < end && text === '(') : -1
  return open > 0 && sentence.slice(open, end).some(({ text }) => /^[12]\d{3}[a-z]?$/.test(text)) ? open : end
}

/** "Sub X, Y." to "Y sub X." */
export const subclauseBack = (family: SubclauseFamily): Structure['apply'] =>
  rearrange((sentence, stop) => {
    const end = bodyEnd(sentence, stop)
    const turn = frontedTurn(sentence, end, family.conjunctions)
    if (turn === null || !isMovable(turn) || family.unless?.(turn)) return null
    const { lead, size, main, sub } = turn
    if (isOfTime(sentence, lead) && (wantsInfinitive(sentence, main) || endsInTime(sentence, main))) return null
    if (relatives.has(sentence[main.start]?.lower ?? '') || isMeasure(sentence, turn) || runsOn(sentence, sub)) return null
    if (saysAgain(sentence, main, sub) || meansOne(sentence, main, sub)) return null
    const isMine = family.comma === true && /^(?:i|we)$/.test(sentence[main.start]?.lower ?? '')
    // "I think that it failed, although": what is granted is granted to both.
    if (main.end - main.start > longestMain || takesUpClause(sentence, main) || (!isMine && opensFinite(sentence, main))) return null
    const isMarked = typeof family.comma === 'boolean' ? family.comma : family.comma(turn)
    if (leansOnMain(sentence, turn) || opensOwned(sentence, main) || takesUpNoun(sentence, main, sub)) return null
    if (opensPointing(sentence, sub) || endsPointing(sentence, sub) || isForced(sentence, sub) || hasBareAmount(sentence, main)) return null
    // "As the firm's profit fell, it": the firm or the profit.
    const isOwned = sentence.slice(sub.start, sub.subjectEnd).some(({ lower }) => /^['’]s?$/.test(lower))
    if (isOwned && /^(?:he|it|she|they)$/.test(sentence[main.start]?.lower ?? '')) return null
    if (!isMarked && /^(?:as|because)$/.test(sentence[lead]?.lower ?? '') && hasParticiple(sentence, main)) return null
    // "louder than the rest when she fills a hall": the clause would be of the rest.
    if (!isMarked && sentence.slice(main.verb.end, main.end).some(({ lower }) => lower === 'than')) return null
    const asTold = namesPersonLate(sentence, main, sub) ? null : reorderMainFirst(sentence, main, sub)
    const moved = asTold ?? withObjectNamed(sentence, turn)
    if (moved === null) return null
    const conjunction = lowerFirst(sentence.slice(lead, lead + size))
    const mark = isMarked || (main.verb.isNegative && conjunction[0]?.lower === 'because') ? [comma()] : []
    return [compose(sentence.slice(0, lead), moved.main, mark, conjunction, lowerFirst(moved.sub), sentence.slice(end))]
  })

/** "a later start": tagged as a verb, but the tree makes it the noun of a phrase. */
function isNominal(sentence: Tokens, at: number): boolean {
  const { heads, relations } = treeOf(sentence)
  return relations[at] === 'core' && !/^(?:AUX|VERB)$/.test(sentence[heads[at] ?? -1]?.tag ?? 'VERB')
}

/** "noticed that", "asked who", "a diary in which": behind a second clause, the moved one would be of that. */
export const opensFinite = (sentence: Tokens, { start, end, verb }: Clause): boolean =>
  sentence.slice(start, end).some(({ lower, tag }, i) => {
    const at = start + i
    const isVerb = tag === 'VERB' || tag === 'AUX'
    return (
      at >= verb.end &&
      ((isVerb && isFinite(sentence, at) && !isNominal(sentence, at)) || relatives.has(lower) || lower === 'how' || lower === 'what')
    )
  })

/** "Y sub X." to "Sub X, Y." */
export const subclauseFront = (family: SubclauseFamily): Structure['apply'] =>
  rearrange((sentence, stop) => {
    const end = bodyEnd(sentence, stop)
    const turn = finalTurn(sentence, end, family.conjunctions)
    if (turn === null || !isMovable(turn) || family.unless?.(turn)) return null
    const { lead, at, size, main, sub } = turn
    const [mainLength, subLength] = [main.end - main.start, end - at]
    if (subLength > longestFronted || subLength > longestOver(sentence, main) || (lead > 0 && subLength > longestBehindLead)) return null
    if (takesUpClause(sentence, sub) || takesUpClause(sentence, main) || hasWord(sentence.slice(sub.start, sub.end), pointers)) return null
    const verb = sentence[main.verb.main]?.lemma ?? ''
    const isEmpty = empty.has(verb) || (verb === 'take' && sentence[main.verb.end]?.lower === 'place')
    if (asking.has(verb) || asking.has(sentence[at - 1]?.lemma ?? '') || (isEmpty && mainLength < shortestEmpty)) return null
    if (isOfTime(sentence, at) && (wantsInfinitive(sentence, main) || hasWord(sentence.slice(main.start, main.end), scarce))) return null
    // "I sing because I like it": what "it" stands for must come first.
    if (meansOne(sentence, sub, main) || runsOn(sentence, sub) || sentence[sub.end - 1]?.lower === 'it') return null
    if (isAnnounced(sentence, turn) || namesOwnerLate(sentence, main, sub)) return null
    if (repeatsSubject(sentence, main, sub) || meansPersons(sentence, main, sub) || hasBareAmount(sentence, sub)) return null
    const isDoubled = /^(?:it|they)$/.test(sentence[sub.start]?.lower ?? '') && hasObject(sentence.slice(main.verb.end, main.end))
    const moved = isDoubled ? null : reorderSubFirst(sentence, main, sub)
    if (moved === null) return null
    const conjunction = lead > 0 ? sentence.slice(at, at + size) : lowerFirst(sentence.slice(at, at + size))
    return [compose(sentence.slice(0, lead), conjunction, moved.sub, [comma()], lowerFirst(moved.main), sentence.slice(end))]
  })

/** "He had hardly left when": so soon. Sorted. */
const scarce = wordSet('barely hardly scarcely sooner')
/** "As much as we like it": no time and no reason. */
const isMeasure = (sentence: Tokens, { at }: SubclauseTurn): boolean =>
  sentence[at]?.lower === 'as' && /^(?:far|long|many|much|well)$/.test(sentence[at + 1]?.lower ?? '') && sentence[at + 2]?.lower === 'as'

/** Conjunctions of a time: "when it rains". Sorted. */
const ofTime = wordSet('after as before once since until when whenever')
/** "when it rains": the conjunction at `at` opens a time. */
const isOfTime = (sentence: Tokens, at: number): boolean => ofTime.has(sentence[at]?.lower ?? '')

/** "I am applying because", "In my view, we": what the letter is, or the view, comes first. */
const isAnnounced = (sentence: Tokens, { lead, main }: SubclauseTurn): boolean =>
  /^(?:opinion|view)$/.test(sentence[lead - 2]?.lower ?? '') ||
  (sentence[main.start]?.lower === 'i' && /^(?:apply|write)$/.test(sentence[main.verb.main]?.lemma ?? ''))

/** "they are rare": so weak an end bears a shorter clause before it. */
const longestOver = (sentence: Tokens, { start, end, verb }: Clause): number =>
  sentence[verb.main]?.tag === 'AUX' ? 2 * (end - start) + 1 : 3 * (end - start)

/** Behind "However," a longer clause keeps the main clause too far off. */
const longestBehindLead = 13
/** A shorter main clause with an empty verb is no end. */
const shortestEmpty = 7
