import { reorderMainFirst, reorderSubFirst } from './antecedent.ts'
import { clauseAt, isFinite, mayBePast, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { clauseVerbs, demonstratives, relatives, subjectPronouns, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

/** Words after which "if" and "when" open a question: "know if", "ask when". Sorted. */
const askingWords = new Set(
  `ask check clear consider decide depend describe determine discover examine explain find forget investigate know learn matter
  remember say see show sure test understand wonder`.split(/\s+/),
)

/** How a family of conjunctions behaves when its clause is moved. */
export type Conjunctions = {
  /** In lower case; several words apart by a space. */
  readonly conjunctions: readonly string[]
  /** Whether a comma stands before the clause when it comes last. */
  readonly comma: boolean
  /** Whether the clause tells a time or a condition, so that it may belong to an infinitive of the main clause. */
  readonly bindsToInfinitive: boolean
  /** A clause in last place is this family's only after a comma, or only without one. */
  readonly lastPlace?: 'after-comma' | 'without-comma'
  /** "As" is a reason with a state, a time with an event: only the reason may move. */
  readonly statesOnly?: boolean
}

/** The conjunction that starts at `i`, as its number of tokens, or 0. */
export function conjunctionAt(tokens: Tokens, i: number, conjunctions: readonly string[]): number {
  if (isFrequency(tokens, i)) return 0
  for (const conjunction of conjunctions) {
    const parts = conjunction.split(' ')
    if (parts.every((part, k) => tokens[i + k]?.lower === part)) return parts.length
  }
  return 0
}

/** "Once a year", "once in a while", "once more": how often, no clause. */
const isFrequency = (tokens: Tokens, i: number): boolean =>
  tokens[i]?.lower === 'once' &&
  (/^(again|and|every|for|in|more|or|per|upon)$/.test(tokens[i + 1]?.lower ?? '') ||
    (/^(a|an|each|one|this)$/.test(tokens[i + 1]?.lower ?? '') && timeNouns.has(tokens[i + 2]?.lemma ?? '')))

/** After an opening connective and its comma ("However,", "For example,") or a leading and/but/so; else 0. */
export function leadEnd(tokens: Tokens): number {
  const first = tokens[0]
  if (first?.tag === 'CCONJ' && !isComma(tokens[1])) return 1
  const close = tokens.findIndex(isComma)
  if (close < 1 || close > 4) return 0
  const lead = tokens
    .slice(0, close)
    .map((token) => token.lower)
    .join(' ')
  return leads.has(lead) ? close + 1 : 0
}

const leads = new Set([
  'additionally',
  'as a result',
  'by contrast',
  'clearly',
  'consequently',
  'finally',
  'first',
  'firstly',
  'for example',
  'for instance',
  'for this reason',
  'furthermore',
  'hence',
  'however',
  'in addition',
  'in conclusion',
  'in contrast',
  'in fact',
  'in general',
  'in my opinion',
  'in my view',
  'in other words',
  'in particular',
  'indeed',
  'moreover',
  'nevertheless',
  'nonetheless',
  'of course',
  'on the other hand',
  'second',
  'secondly',
  'similarly',
  'therefore',
  'third',
  'thirdly',
  'thus',
])

/** "Sub X, Y." to "Y sub X." */
export const clauseBack = (family: Conjunctions): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    const size = conjunctionAt(sentence, lead, family.conjunctions)
    if (size === 0) return null
    const close = sentence.findIndex((token, i) => i > lead && isComma(token))
    if (close < 0 || hasMark(sentence, close + 1, end) || hasMark(sentence, lead, close)) return null
    const sub = clauseAt(sentence, lead + size, close)
    const main = clauseAt(sentence, close + 1, end)
    if (sub === null || main === null || opensClause(sentence, main.verb.end, end)) return null
    // "After it opened, the cost fell": behind the main clause "it" would be the cost.
    if (/^(it|they)$/.test(sentence[sub.start]?.lower ?? '') && !/^(it|they|he|she|we|i|you)$/.test(sentence[main.start]?.lower ?? ''))
      return null
    if (family.bindsToInfinitive && hasInfinitive(sentence, main.verb.end, end) && !isOneSubject(sentence, main, sub)) return null
    // "If a storm does come, ...": said with force. Behind a long main clause a condition comes too late.
    if (family.bindsToInfinitive && (main.end - main.start > longestConditioned || isForced(sentence, sub))) return null
    // "If they want to raise prices, they should raise prices": behind, the condition says the same again.
    if (isSaidAgain(sentence, main, sub)) return null
    if (family.statesOnly && !isState(sentence, sub)) return null
    if (drawsClause(sentence, main, family)) return null
    // "If the groups are bad, the models cannot make up for it": the word stands for the whole clause before it.
    if (sentence.slice(main.verb.end, end).some(({ lower }) => lower === 'it') && !/^it$/.test(sentence[sub.start]?.lower ?? ''))
      return null
    if (runsOn(sentence, sub) || (sentence[main.start]?.form === 'ing' && !sub.isSimpleSubject)) return null
    const moved = reorderMainFirst(sentence, main, sub)
    if (moved === null) return null
    const conjunction = lowerFirst(sentence.slice(lead, lead + size))
    const needsComma = (family.comma && !isSpan(sentence, main, sub)) || (family.conjunctions.includes('because') && main.verb.isNegative)
    return [
      compose(sentence.slice(0, lead), moved.main, needsComma ? [comma()] : [], conjunction, lowerFirst(moved.sub), sentence.slice(end)),
    ]
  })

/** "I shall have to write if I do not hear": whoever does both, the condition is of both. */
const isOneSubject = (tokens: Tokens, main: Clause, sub: Clause): boolean =>
  /^(?:i|they|we|you)$/.test(tokens[main.start]?.lower ?? '') && tokens[main.start]?.lower === tokens[sub.start]?.lower

/** More tokens than this before "if" or "when" make an afterthought of it. */
const longestConditioned = 16

/** "when a storm does come": said with force. */
export const isForced = (tokens: Tokens, { verb }: Clause): boolean =>
  tokens[verb.start]?.lemma === 'do' && verb.main > verb.start && !verb.isNegative

/** Whether both clauses have a verb and a noun in common. */
const isSaidAgain = (tokens: Tokens, main: Clause, sub: Clause): boolean => {
  const words = (clause: Clause, tag: string): readonly string[] =>
    tokens.slice(clause.start, clause.end).flatMap((token) => (token.tag === tag && token.lemma.length > 2 ? [token.lemma] : []))
  return ['VERB', 'NOUN'].every((tag) => words(main, tag).some((lemma) => words(sub, tag).includes(lemma)))
}

/** "Y sub X." to "Sub X, Y." */
export const clauseFront = (family: Conjunctions): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    for (let at = lead + 2; at < end - 2; at++) {
      const size = conjunctionAt(sentence, at, family.conjunctions)
      if (size === 0) continue
      return frontAt({ sentence, lead, at, size, end, family })
    }
    return null
  })

/** "We study the circuit when the field is strong": the time is that of what is studied. */
const namesStudied = (tokens: Tokens, { verb }: Clause, { bindsToInfinitive }: Conjunctions): boolean =>
  bindsToInfinitive &&
  /^(?:analyse|analyze|calculate|compare|compute|consider|describe|discuss|estimate|examine|explore|investigate|measure|model|observe|predict|show|study)$/.test(
    tokens[verb.main]?.lemma ?? '',
  )

type Place = {
  readonly sentence: Tokens
  readonly lead: number
  readonly at: number
  readonly size: number
  readonly end: number
  readonly family: Conjunctions
}

function frontAt({ sentence, lead, at, size, end, family }: Place): readonly Tokens[] | null {
  const hasComma = isComma(sentence[at - 1])
  if ((family.lastPlace === 'after-comma' && !hasComma) || (family.lastPlace === 'without-comma' && hasComma)) return null
  const mainEnd = hasComma ? at - 1 : at
  if (hasMark(sentence, lead, mainEnd) || hasMark(sentence, at, end) || isBound(sentence, at)) return null
  const main = clauseAt(sentence, lead, mainEnd)
  const sub = clauseAt(sentence, at + size, end)
  if (end - at > longestFronted) return null
  if (main === null || sub === null || isSetting(sentence, main)) return null
  // "We would therefore be glad if", "books also make": behind the clause the word would point at it.
  if (sentence.slice(main.start, mainEnd).some(({ lower }) => pointers.has(lower))) return null
  // "They are different, since": so short a clause is no end for a long reason. "In contrast, when": what differs must come first.
  const isWeak = weakEnds.test(sentence[main.verb.main]?.lemma ?? '') && mainEnd - main.start < shortestMain
  if (isWeak && end - at > 2 * (mainEnd - main.start)) return null
  const isCondition = family.conjunctions.includes('if')
  if (lead > 0 && !isCondition && /^(?:contrast|conversely|hand|however)$/.test(sentence[lead - 2]?.lower ?? '')) return null
  // "Your plan appeals to me because": whose feeling it is comes first.
  if (/^(?:appeal|attract|fascinate|impress|please|surprise)$/.test(sentence[main.verb.main]?.lemma ?? '')) return null
  // "Such measures are only successful if": the condition is what "only" limits.
  if (sentence[at]?.lower === 'if' && sentence.slice(main.start, mainEnd).some(({ lower }) => lower === 'only')) return null
  if (hasResult(sentence, main.start, end) || hasDemonstrative(sentence, sub) || namesStudied(sentence, main, family)) return null
  // "after 1 p.m. are": a time of day, no subject.
  if (/^\d/.test(sentence[at + size]?.text ?? '')) return null
  if (sentence[at]?.lower === 'if' && /^(ask|check|decide|doubt|know|say|see|tell|wonder)$/.test(sentence[main.verb.main]?.lemma ?? ''))
    return null
  if (/^(agree|disagree)$/.test(sentence[main.verb.main]?.lemma ?? '') && lead > 0) return null
  if (opensClause(sentence, main.start, mainEnd) || joinsClause(sentence, main) || (!hasComma && joinsClause(sentence, sub))) return null
  if (
    (main.verb.isNegative && !hasComma && sentence[at]?.lower !== 'unless') ||
    sentence.slice(main.start, main.verb.end).some((token) => token.lower === 'then')
  )
    return null
  const tail = [sentence, main.verb.end, mainEnd] as const
  const isJoined = sentence.slice(main.verb.end, mainEnd).some(({ tag }) => tag === 'CCONJ')
  if (family.bindsToInfinitive && (hasInfinitive(...tail, goesAlong) || (isJoined && hasInfinitive(...tail)))) return null
  const moved = reorderSubFirst(sentence, main, sub)
  if (moved === null) return null
  const conjunction = lead > 0 ? sentence.slice(at, at + size) : lowerFirst(sentence.slice(at, at + size))
  return [compose(sentence.slice(0, lead), conjunction, moved.sub, [comma()], lowerFirst(moved.main), sentence.slice(end))]
}

/** Words that tie the main clause to the sentence before. Sorted. */
const pointers = new Set('also consequently hence however instead moreover therefore thus'.split(' '))

/** "so you can", "so that they may": what follows belongs to the purpose or the result, not to the whole. */
const hasResult = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }, i) => lower === 'so' && !/^(ADJ|ADV)$/.test(tokens[from + i + 1]?.tag ?? ''))

/** "that's a myth", "this is rare": the pronoun takes up what the main clause says, so that clause must come first. */
const hasDemonstrative = (tokens: Tokens, sub: Clause): boolean =>
  tokens
    .slice(sub.start, sub.end)
    .some(({ lower }, i) => demonstratives.has(lower) && tokens[sub.start + i + 1]?.tag === 'AUX' && !isNoun(tokens[sub.start + i - 1]))

/** What ends the main clause would take the clause behind it for its own: "longer than at the start when", "on Monday when". */
function drawsClause(tokens: Tokens, { verb, end }: Clause, family: Conjunctions): boolean {
  if (hasResult(tokens, verb.end, end)) return true
  const than = tokens.findIndex(({ lower }, i) => i >= verb.start && i < end && (lower === 'than' || isSecondAs(tokens, i, verb.start)))
  if (than >= 0 && (!family.comma || tokens.slice(than, end).some(isVerb))) return true
  return family.conjunctions.includes('when') && endsInTime(tokens, verb.end, end)
}

/** The second "as" of "as fast as". */
const isSecondAs = (tokens: Tokens, i: number, from: number): boolean =>
  tokens[i]?.lower === 'as' && tokens.slice(Math.max(from, i - 4), i - 1).some(({ lower }) => lower === 'as')

/** "last year", "at the start", "in 1815", "yesterday". */
function endsInTime(tokens: Tokens, from: number, end: number): boolean {
  const last = tokens[end - 1]
  if (last === undefined || end - 1 < from) return false
  if (timeNouns.has(last.lemma) || endTimes.has(last.lemma)) return true
  return (
    (last.tag === 'NUM' || /^\d/.test(last.text)) && /^(about|after|around|at|before|by|in|since|until)$/.test(tokens[end - 2]?.lower ?? '')
  )
}

/** Nouns and adverbs of time that may close a clause, besides those after which "when" is relative. Sorted. */
const endTimes = new Set(
  `afternoon afterwards ago april august autumn before beginning christmas date december earlier end evening february first friday january
  july june later march may monday morning november now october outset past saturday september spring start summer sunday then thursday
  today tomorrow tonight tuesday wednesday weekend winter yesterday`.split(/\s+/),
)

/** "has sold a million copies since it was published": "since" counts time from an event. */
const isSpan = (tokens: Tokens, main: Clause, sub: Clause): boolean => {
  const event = tokens[sub.verb.start]
  const isPerfect = tokens[main.verb.start]?.lemma === 'have' && main.verb.main > main.verb.start
  return tokens[sub.start - 1]?.lower === 'since' && isPerfect && event !== undefined && mayBePast(event)
}

const isState = (tokens: Tokens, { verb }: Clause): boolean =>
  tokens[verb.start]?.lemma === 'be' ||
  tokens[verb.start]?.lower === 'had' ||
  /^(can|cannot|could|know|need|want|have|believe)$/.test(tokens[verb.start]?.lemma ?? '')

/** "the trouble begins when", "it is striking because": what they lead up to comes last. */
const weakEnds = /^(?:arise|be|begin|come|differ|end|help|matter|start)$/

/** A main clause of fewer tokens than this is a weak end. */
const shortestMain = 6

/** More tokens than this before the main clause keep the reader waiting. */
const longestFronted = 22

/** "dropped it blocks": a second clause runs on without a mark. */
const runsOn = (tokens: Tokens, clause: Clause): boolean =>
  tokens
    .slice(clause.verb.end - 1, clause.end)
    .some(
      (token, i, rest) =>
        token.tag === 'VERB' &&
        token.form !== 'base' &&
        subjectPronouns.has(rest[i + 1]?.lower ?? '') &&
        isFinite(tokens, skipAdverbs(tokens, clause.verb.end + i + 1, clause.end)) &&
        !clauseVerbs.has(token.lemma),
    )

/** "It was May when", "I was ten when": the clause that follows is the news, not the setting. */
const isSetting = (tokens: Tokens, main: Clause): boolean =>
  tokens[main.verb.main]?.lemma === 'be' &&
  ((tokens[main.start]?.lower === 'it' && !isJudged(tokens, main)) ||
    tokens.slice(main.verb.end, main.end).some((token) => token.tag === 'NUM' || timeNouns.has(token.lemma)))

/** "It is hard to sleep when": what is hard, and when. */
const isJudged = (tokens: Tokens, { verb }: Clause): boolean =>
  tokens[verb.end]?.tag === 'ADJ' && /^(?:for|to)$/.test(tokens[verb.end + 1]?.lower ?? '')

/** Marks that make the parts of a sentence hard to tell: commas, semicolons, colons, dashes. */
export const hasMark = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => /^(?:[,;:–—]|--)$/.test(token.text) || (token.text === '-' && token.space !== ''))

/** The word before the conjunction takes it for its own: "only because", "know if", "the day when", "is because". */
function isBound(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return true
  if (isComma(before)) return false
  if (binders.has(before.lower)) return true
  if (before.tag === 'AUX' || before.tag === 'ADP' || before.tag === 'DET' || before.tag === 'SCONJ') return true
  const conjunction = tokens[at]?.lower ?? ''
  if (/^(if|when|whether|where)$/.test(conjunction)) {
    if (askingWords.has(before.lemma)) return true
    if (timeNouns.has(before.lemma) || before.tag === 'NUM') return true
  }
  return /^(after|before)$/.test(conjunction) && (timeNouns.has(before.lemma) || before.tag === 'NUM')
}

const binders = new Set(
  `and as but chiefly especially even ever exactly how immediately is just largely long mainly merely most mostly not only or particularly
  partly perhaps possibly precisely presumably primarily probably right shortly simply so solely soon still such than that usually was`.split(
    ' ',
  ),
)
const timeNouns = new Set(
  `age case century day decade era example hour instance instant minute moment month night occasion period point situation stage time
  week year`.split(/\s+/),
)

/** Whether another subordinate or relative clause, or one without "that", begins in the range. */
export function opensClause(tokens: Tokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (token === undefined) return false
    if (
      subordinators.has(token.lower) &&
      !(token.lower === 'while' && tokens[i - 1]?.lower === 'a') &&
      !(token.lower === 'as' && !isFollowedByClause(tokens, i + 1, to)) &&
      !(token.lower === 'since' && !isFollowedByClause(tokens, i + 1, to))
    )
      return true
    if (
      (relatives.has(token.lower) || token.lower === 'what' || token.lower === 'how' || token.lower === 'why') &&
      !(token.lower === 'that' && token.tag === 'DET' && !isFollowedByVerb(tokens, i + 1))
    )
      return true
    if (isVerb(token) && clauseVerbs.has(token.lemma) && clauseAt(tokens, i + 1, to) !== null) return true
    const mayOpen = /^(i|we|they|he|she)$/.test(token.lower) || (/^(you|it)$/.test(token.lower) && isNoun(tokens[i - 1]))
    if (i > from + 1 && mayOpen && isFinite(tokens, skipAdverbs(tokens, i + 1, to))) return true
  }
  return false
}

const isFollowedByClause = (tokens: Tokens, from: number, to: number): boolean => clauseAt(tokens, from, to) !== null
const isFollowedByVerb = (tokens: Tokens, from: number): boolean => isFinite(tokens, skipAdverbs(tokens, from, tokens.length))

/** Whether "and ...", "but ..." with a finite verb follows the clause's own verb. */
export function joinsClause(tokens: Tokens, clause: Clause): boolean {
  for (let i = clause.verb.end; i < clause.end; i++) {
    if (tokens[i]?.tag !== 'CCONJ') continue
    const next = skipAdverbs(tokens, i + 1, clause.end)
    if (isFinite(tokens, next) || clauseAt(tokens, i + 1, clause.end) !== null || clauseAt(tokens, next, clause.end) !== null) return true
  }
  return false
}

/** "to" with a verb, or a verb in -ing, after the main verb; not "have to", "be able to", which make one verb with it. */
const hasInfinitive = (tokens: Tokens, from: number, to: number, one = makesOne): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, i) =>
        (token.lower === 'to' && tokens[from + i + 1]?.tag === 'VERB' && !one.has(tokens[from + i - 1]?.lemma ?? '')) ||
        (token.tag === 'VERB' && token.form === 'ing'),
    )

/** "People try to sleep when it is dark": what is tried is of the same time, so the clause may stand before both. Sorted. */
const goesAlong = new Set(
  `able advise afraid allow begin continue difficult easier easy enough fail force free happy hard harder have help important
  impossible keen learn likely manage need possible reluctant safe start struggle tend time try unable unlikely use used useful wise`.split(
    /\s+/,
  ),
)

const makesOne = new Set('able begin continue force have likely need start tend unable unlikely'.split(' '))
