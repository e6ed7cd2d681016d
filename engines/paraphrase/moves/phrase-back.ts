import { capitalFirst, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import type { Structure } from '../structure.ts'
import { isYear } from './adjunct.ts'
import { clauseOf, type ParsedClause, type Phrase } from './main-clause.ts'
import {
  bindsPronoun,
  eventPrepositions,
  firstOpening,
  isTimeNoun,
  months,
  pointsBack,
  secondOpening,
  surelyPart,
  type Opening,
  type OpeningKind,
} from './opening.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Where an opening may go, and which openings go there. */
type Landing = {
  readonly takes: (tokens: Tokens, opening: Opening) => boolean
  readonly place: (tokens: Tokens, opening: Opening) => number
}

/** Behind the object, where `takes` agrees, the phrase points at nothing and the clause bears it. */
const behind = (takes: Landing['takes']): Landing => ({
  takes: (tokens, opening) => takes(tokens, opening) && !pointsBack(tokens, opening) && fitsBehind(tokens, opening),
  place: behindObject,
})

/** "In 2016, S V O" to "S V O in 2016", where `takes` agrees; "S V O because ..." to "S V O in 2016 because ..." */
export const openingBack = (takes: Landing['takes']): Structure['apply'] => moved(firstOpening, behind(takes))

/** "S V O, and in 2016 S V O" to "S V O, and S V O in 2016". */
export const secondOpeningBack = (takes: Landing['takes']): Structure['apply'] => moved(secondOpening, behind(takes))

/** "from these results", "on the basis of this test". */
const isThisNoun = (tokens: Tokens, { start, close }: Opening): boolean =>
  tokens.slice(start, close).some(({ lower }, i, phrase) => /^(?:these|this)$/.test(lower) && i + 1 < phrase.length)

/** The opening of a sentence put where its landing says, if the parser then sees it with the same verb. */
const moved = (openingOf: (tokens: Tokens, end: number) => Opening | null, { takes, place }: Landing): Structure['apply'] =>
  rearrange((tokens, end) => {
    const opening = openingOf(tokens, end)
    if (opening === null || !takes(tokens, opening)) return null
    const at = place(tokens, opening)
    if (at < 0 || bindsPronoun(tokens, opening, at)) return null
    const { start, close, from } = opening
    const link = from - close > 1 ? tokens.slice(close + 1, from) : []
    const clause = link.length > 0 ? lowerFirst(tokens.slice(from, at)) : tokens.slice(from, at)
    const output = capitalFirst(compose(tokens.slice(0, start), link, clause, lowerFirst(tokens.slice(start, close)), tokens.slice(at)))
    return belongsAlike(tokens, output, { ...opening, at }) ? [output] : null
  })

/** "With this model, we show that S V" to "We show with this model that S V": right behind the verb, before what is long. */
export const openingBehindVerb: Structure['apply'] = moved(firstOpening, {
  // "From these results we conclude that": it stays near the start, so it may point back.
  takes: (tokens, opening) =>
    !pointsBack(tokens, opening) || (isThisNoun(tokens, opening) && /^(?:i|we)$/.test(tokens[opening.clause.subject.start]?.lower ?? '')),
  place: behindVerb,
})

/** Subjects that name nothing and are no share of anything: "they left", "this took an hour". */
const pronouns = /^(?:he|i|it|she|that|these|they|this|those|we|you)$/

/** Words that say more, or less, of the clause than the phrase would bear behind them: "only two left". Sorted. */
const limiting = wordSet(
  `alone also barely especially even hardly just mainly merely mostly n't neither never no nobody none nor not nothing n’t only
  particularly rarely scarcely seldom simply solely`,
)

/** Amounts whose reach changes with their place: "in most towns". Sorted. */
const amounts = wordSet('all any both each every few little many most much several some')

/** "Every spring they ask, and every spring I answer": the noun of the phrase comes again. */
const isRepeated = (tokens: Tokens, { start, close }: Opening): boolean => {
  const head = tokens[headOf(tokens, start + (tokens[start]?.tag === 'ADP' ? 1 : 0), close)]
  return tokens.some(
    ({ lemma, tag }, i) =>
      (i < start || i >= close) && tag !== 'NUM' && lemma === head?.lemma && head.tag !== 'NUM' && tokens[i - 1]?.tag !== 'NUM',
  )
}

/** Auxiliaries of "had doubled", which tells how long it took. Sorted. */
const perfect = wordSet('had has have')

/** Words after the verb before the phrase. */
const longestRest = 13

/** Words of the clause before the phrase. */
const longestBefore = 24

/** Whether the clause lets a phrase stand at its end without saying something else. */
function fitsBehind(tokens: Tokens, opening: Opening): boolean {
  const { from, clause, start, close, kind } = opening
  const at = behindObject(tokens, opening)
  if (at < 0 || at - from > longestBefore || at - clause.head - 1 > longestRest) return false
  const body = tokens.slice(clause.subject.end, at)
  const subject = tokens.slice(from, clause.subject.end)
  const phrase = tokens.slice(start, close)
  const isDated = kind === 'time' && !hasWord(phrase, amounts)
  // "Within three years sales came from": a state that was reached, not how long it took.
  if (phrase[0]?.lower === 'within' && !hasWord(body, perfect)) return false
  if (body.some(isComma) || isRepeated(tokens, opening)) return false
  if (body.some(({ lower }, i) => lower === 'too' && !/^(?:ADJ|ADV|DET)$/.test(body[i + 1]?.tag ?? ''))) return false
  if (hasWord(body, limiting) && !(isDated && !body.some(({ lower }) => /^(?:also|even|only|just)$/.test(lower)))) return false
  if (
    kind !== 'time' &&
    hasWord(phrase, amounts) &&
    (hasWord(subject, amounts) || hasWord(subject, limiting) || /^(?:an?|one)$/.test(subject[0]?.lower ?? ''))
  )
    return false
  if (isShare(tokens, clause.subject) && kind !== 'time') return false
  if (isOutOfPlace(tokens, opening, at)) return false
  return !isCrowded(tokens, opening, at) && !isCompared(body) && isShortlyJoined(tokens.slice(clause.head, at), kind)
}

/** What somebody's face or hand does first: "with a nod". Sorted. */
const gestures = wordSet(
  `breath frown gasp gesture glance grin groan jolt laugh nod pang realisation realization shiver shrug shudder sigh smile start thought
  wave yawn`,
)

/** "I was for two days", "visits from her for many years after the war", "this issue in this essay": where the phrase would sound odd. */
function isOutOfPlace(tokens: Tokens, { start, close, from, kind, clause }: Opening, at: number): boolean {
  const phrase = tokens.slice(start, close)
  const [first, last] = [phrase[0]?.lower ?? '', phrase.at(-1)?.lemma ?? '']
  // "for two days I was": the rest of the clause is left out.
  if (at === clause.head + 1 && tokens[clause.head]?.tag === 'AUX') return true
  // "Today, I stand on the bridge": set against what was before.
  if (/^(?:now|today)$/.test(first) && at - from > 8) return true
  // "On each test day, a bird": not one bird for all days.
  if (/^(?:each|every)$/.test(phrase[1]?.lower ?? first) && /^(?:an?|one)$/.test(tokens[from]?.lower ?? '')) return true
  if (first === 'for' && phrase.length >= 5 && at - clause.head > 6) return true
  if (first === 'with' && gestures.has(last)) return true
  // "from the crust to the sauce", "from the corner of my eye": a range, a view.
  if (first === 'from' && kind === 'circumstance' && phrase.some(({ lower }) => /^(?:corner|to)$/.test(lower))) return true
  // "gave thanks for the chance to trade through a translator": it would be said of the trade.
  const isOfSomething = kind === 'circumstance' && !phrase.some(({ lower }) => /^(?:basis|help)$/.test(lower))
  if (isOfSomething && tokens.slice(clause.head, at).some(({ tag, lower }) => (tag === 'ADP' && lower !== 'of') || lower === 'to'))
    return true
  return phrase.some(({ lower }) => lower === 'this') && tokens.slice(from, at).some(({ lower }) => /^(?:these|this)$/.test(lower))
}

/** "more phones than its rival", "the same trouble as Tom": the phrase would be said of the rival; "more than 40" may stay. */
const isCompared = (body: Tokens): boolean =>
  (body.some(({ lower }) => lower === 'as') && body.some(({ lower }) => /^(?:same|similar|such)$/.test(lower))) ||
  body.some(
    ({ lower }, i) =>
      lower === 'than' &&
      body[i + 1]?.tag !== 'NUM' &&
      !/^(?:half|quarter|third)$/.test(body[i + 1]?.lower ?? '') &&
      !/^(?:half|quarter|third)$/.test(body[i + 2]?.lower ?? ''),
  )

/** "38%", "most", "half of them": a share of those whom the phrase names. */
const isShare = (tokens: Tokens, { start, end }: Phrase): boolean => {
  const words = tokens.slice(start, end)
  const isNamed = words.some(
    (token) => isNoun(token) || pronouns.test(token.lower) || indefinite.test(token.lower) || token.lower === 'there',
  )
  return !isNamed || words.some(({ text, lower }) => text === '%' || shares.has(lower))
}

/** "everything", "nobody". */
const indefinite = /^(?:every|no|some)(?:body|one|thing)$/

/** Words for a part of a whole: "half of the pupils". Sorted. */
const shares = wordSet('half majority minority none percent proportion quarter share')

/** "the surface of the planet and of its two small moons": the phrase would be the second one's alone; "sudden and early" is one. */
const isShortlyJoined = (body: Tokens, kind: OpeningKind): boolean => {
  const last = body.findLastIndex(({ tag }, i) => tag === 'CCONJ' && !(body[i - 1]?.tag === 'ADJ' && body[i + 1]?.tag === 'ADJ'))
  return last < 0 || body.length - last <= (kind === 'time' ? 6 : 4)
}

/** Another phrase of the same kind at the end: "in the garden in France", "for a week in the evening". */
function isCrowded(tokens: Tokens, { start, close, clause, kind }: Opening, at: number): boolean {
  const first = tokens[start]?.lower ?? ''
  const isDate = tokens.slice(start, close).some(({ text }) => isYear(text))
  const late = clause.phrases.filter(({ start: one, end }) => one > clause.head && end <= at)
  const adverbials = late.filter(({ relation }) => relation === 'adverbial' || relation === 'demanded')
  const rest = tokens.slice(clause.head + 1, at)
  const isSpan = eventPrepositions.has(first) && rest.some(({ lower }) => lower === 'for')
  const isTimed =
    kind !== 'circumstance' &&
    !isSpan &&
    rest.some(
      (token, i) =>
        isYear(token.text) ||
        (isTimeNoun(token) && isNoun(token) && (kind === 'time' || rest[i - 1]?.lower !== 'per')) ||
        /^(?:today|now|yesterday|ago|later|again|once|twice)$/.test(token.lower),
    )
  const adpositions = rest.filter(({ tag, lower }) => tag === 'ADP' && lower !== 'of')
  const mayBeMany = kind === 'time' ? 1 : 0
  // "in the district in spring"
  const isEchoed = rest.slice(kind === 'time' ? -4 : 0).some(({ lower, tag }) => tag === 'ADP' && lower === first)
  return isTimed || adverbials.length > 1 + mayBeMany || adpositions.length > 2 + mayBeMany || (isEchoed && !isDate)
}

/** Relations of phrases that come behind all others of their clause. */
const lateRelations = /^(?:clause|conjunct|inserted|linking|relative)$/

/** Verbs that make one with the infinitive behind them: "began to write", "would like to". Sorted. */
const oneWithInfinitive = wordSet('begin continue have hope like need start tend use want wish')

/** The place behind the verb and its object, before clauses and joined verbs; -1 where there is none. */
function behindObject(tokens: Tokens, opening: Opening): number {
  const { clause } = opening
  let at = groupEnd(tokens, clause)
  for (const phrase of [...clause.phrases, ...clause.conjuncts].toSorted((one, other) => one.start - other.start)) {
    if (phrase.end <= at || phrase.start < clause.head) continue
    if (phrase.start !== at || isLate(tokens, clause, phrase)) break
    at = phrase.end
  }
  const hasVerb = tokens.slice(clause.head + 1, at).some((_, k) => isInnerVerb(tokens, clause.head + 1 + k, clause))
  return hasVerb || !mayFollow(tokens, opening, at) ? -1 : at
}

/** Behind the verb and its particle, "carried out". */
function groupEnd(tokens: Tokens, clause: ParsedClause): number {
  const { heads, relations } = treeOf(tokens)
  let at = clause.head + 1
  while (heads[at] === clause.head && relations[at] === 'core' && tokens[at]?.tag !== 'PUNCT') at++
  return at
}

const isLate = (tokens: Tokens, { head }: ParsedClause, phrase: Phrase): boolean => {
  const first = tokens[phrase.start]
  if (phrase.relation === 'clause' && first?.lower === 'to' && oneWithInfinitive.has(tokens[head]?.lemma ?? '')) return false
  const hasVerb = tokens.slice(phrase.start, phrase.end).some(({ tag }) => tag === 'AUX' || tag === 'VERB')
  return (
    lateRelations.test(phrase.relation) ||
    (hasVerb && (first?.tag === 'SCONJ' || subordinating.has(first?.lower ?? ''))) ||
    (/^(?:AUX|VERB)$/.test(tokens[phrase.head]?.tag ?? '') && phrase.relation !== 'predicative')
  )
}

/** Words that open a clause which may stay behind the phrase: "because it rained". Sorted. */
const subordinating = wordSet('although as because but if since so though unless until when whereas while')

/** A verb behind the main verb that is no attribute: "the house that was built", "tried to leave". */
function isInnerVerb(tokens: Tokens, i: number, clause: ParsedClause): boolean {
  const { heads, relations } = treeOf(tokens)
  const tag = tokens[i]?.tag
  if (tag !== 'VERB' && tag !== 'AUX') return false
  if (heads[i] === clause.head && oneWithInfinitive.has(tokens[clause.head]?.lemma ?? '') && relations[i] === 'clause') return false
  return !(relations[i] === 'core' && isNoun(tokens[heads[i] ?? -1]))
}

/** Whether what comes after the place may follow the phrase: nothing, a clause with its conjunction, a result, a joined clause. */
function mayFollow(tokens: Tokens, opening: Opening, at: number): boolean {
  const { clause, start, stop } = opening
  if (at >= stop) return at === stop
  const mark = tokens[at]?.text ?? ''
  if (mark === ';') return true
  if (mark === ':')
    return opening.kind === 'time' && tokens.slice(at, stop).some(({ form, tag }) => tag === 'AUX' || form === 'past' || form === '3sg')
  const hasMark = mark === ','
  const first = hasMark ? at + 1 : at
  const next = tokens[first]
  if (next === undefined || (tokens[at]?.tag === 'PUNCT' && !hasMark)) return false
  const joined = clause.conjuncts.find((one) => one.start === first && next.tag === 'CCONJ')
  if (joined !== undefined) return mayBeJoined(tokens, opening, joined, hasMark)
  if (hasMark && (next.lower === 'compared' || (next.lower === 'after' && tokens[first + 1]?.lower === 'which'))) return true
  const opener = tokens[start]?.lower ?? ''
  // "we are learning, growing": the same verb goes on.
  if (next.tag === 'VERB' && next.form === 'ing')
    return hasMark && tokens[clause.head]?.form !== 'ing' && !excluding.has(opener) && !reporting.has(next.lower)
  if (next.lower === 'to' && !hasMark) return mayHaveAim(tokens, opening, at)
  // "on my first night when he paid", "in 1990, when"; "in the north while it rose": the phrase would take the clause along.
  if ((next.lower === 'when' && opening.kind === 'time') || (next.lower === 'while' && !hasMark && opening.kind === 'place')) return false
  const isWeighed = hasMark && next.tag === 'ADV' && subordinating.has(tokens[first + 1]?.lower ?? '')
  return isWeighed || (subordinating.has(next.lower) && (hasMark || /^(?:although|because|when|while)$/.test(next.lower)))
}

/** "needed an hour to cross the lake": the aim may follow the phrase, but not "a tool for pupils to learn", "walked for a year to get home". */
const mayHaveAim = (tokens: Tokens, { start, clause }: Opening, at: number): boolean =>
  !lasting.has(tokens[start]?.lower ?? '') &&
  !tokens.slice(clause.head, at).some(({ lower }) => lower === 'for') &&
  clause.phrases.some((one) => one.start === at && one.relation === 'adverbial')

/** Words in -ing that open no clause of result: "including the mills". Sorted. */
const reporting = wordSet('according concerning following including regarding')

/** Prepositions that say what is missing or in the way: "without a map". Sorted. */
const excluding = wordSet('despite without')

/** "S V O in 1892 and moved to Rome", "S V O in 1892, and S V": the second verb may follow the phrase of the first. */
function mayBeJoined(tokens: Tokens, { clause, start, close, kind }: Opening, joined: Phrase, hasMark: boolean): boolean {
  const first = tokens[start]?.lower ?? ''
  if (!hasMark && tokens.slice(start, close).some(({ tag }) => tag === 'CCONJ')) return false
  if (tokens.slice(joined.start, joined.start + 3).some(({ lower }) => lower === first) || excluding.has(first)) return false
  if (clauseOf(tokens, joined.head) !== null) return hasMark
  const isLasting = lasting.has(first) && first !== 'during'
  if (isLasting || tokens[joined.head]?.form !== tokens[clause.head]?.form) return false
  return kind !== 'time' || eventPrepositions.has(first) || isMoment(tokens, start, close)
}

/** Prepositions of a time that lasts: "for two years". Sorted. */
const lasting = wordSet('during for over since throughout until within')

/** "in 1892", "after an hour": an event's time, not a habit's. */
const isMoment = (tokens: Tokens, start: number, close: number): boolean =>
  tokens.slice(start, close).some(({ text, lower }) => isYear(text) || months.test(lower) || moments.has(lower))

/** Nouns of a time at which one thing happens: "on that day". Sorted. */
const moments = wordSet('afternoon day days evening hour hours minutes month months morning night week weekend weeks year years')

/** Objects of fewer words than this are no reason to part them from their verb. */
const longObject = 9

/** Longer phrases would part the verb too far from what belongs to it. */
const longestBetween = 9

/** A time of more words than this is no small thing between the verb and its place. */
const longestTimeBetween = 6

/** A subject of more words puts the phrase too far from the start. */
const longestDoer = 7

/** Objects whose noun comes with fewer words than this stay with their verb. */
const shortestNamed = 4

/** The place right behind the verb, before a clause with "that", a long object with a clause in it or a place that goes on; -1 where there is none. */
function behindVerb(tokens: Tokens, opening: Opening): number {
  const { clause, start, close, kind } = opening
  const at = groupEnd(tokens, clause)
  const next = clause.phrases.find((one) => one.start === at)
  if (next === undefined || close - start > longestBetween || next.certainty < surelyPart) return -1
  if (hasWord(tokens.slice(clause.subject.end, at), limiting) || tokens[clause.head]?.tag === 'AUX') return -1
  const first = tokens[next.start]
  // "believed in one study that"
  if (/^(?:believe|think|trust)$/.test(tokens[clause.head]?.lemma ?? '') && kind !== 'time') return -1
  // "In Turkish, a speaker has to show": a place, or a language, that the whole clause is about.
  const isNamedPlace = kind === 'place' && close - start === 2 && tokens[close - 1]?.tag === 'PROPN'
  if (isRepeated(tokens, opening) || isNamedPlace || clause.subject.end - clause.subject.start > longestDoer) return -1
  if (next.relation === 'clause') return /^(?:how|that|what|whether|why)$/.test(first?.lower ?? '') ? at : -1
  const late = tokens.slice(next.start, next.end)
  const goesOn = isComma(tokens[next.end]) && /^(?:who|where|which|whose)$/.test(tokens[next.end + 1]?.lower ?? '')
  const hasClause = goesOn || late.some(({ lower }) => /^(?:that|where|which|who|whose)$/.test(lower))
  const named = late.findIndex(({ lower, text }) => text === ',' || /^(?:that|where|which|who|whose)$/.test(lower))
  const isShortTime = kind === 'time' && close - start <= longestTimeBetween
  // "flooded in May eleven nests, which": what is short stays with its verb.
  if (named >= 0 && named < shortestNamed) return -1
  if (next.relation === 'object') return hasClause && (late.length >= longObject || (isShortTime && late.length >= shortestNamed)) ? at : -1
  return isShortTime && hasClause && /^(?:at|in|near|on|to)$/.test(first?.lower ?? '') && late.length >= shortestNamed ? at : -1
}

/** How sure the arc to the moved phrase has to be in the new sentence: a time is hardly ever that of a noun. */
const surelyMoved: Readonly<Record<OpeningKind, number>> = { time: 0.3, place: 0.6, circumstance: 0.5 }

/** What is said of the subject: "small" in "the movement was small under load", "shops" in "there are shops in the north". */
const statedOf = (tokens: Tokens, { phrases, subject }: ParsedClause): readonly number[] =>
  phrases.flatMap(({ relation, head }) =>
    relation === 'predicative' && (tokens[head]?.tag === 'ADJ' || tokens[subject.start]?.lower === 'there') ? [head] : [],
  )

/** Whether the parser finds the phrase with the same verb at its new place, and all that hung on the verb still there. */
function belongsAlike(
  tokens: Tokens,
  output: Tokens,
  { start, close, from, clause, kind, at }: Opening & { readonly at: number },
): boolean {
  const placeOf = (i: number): number => {
    const link = from - close > 1 ? from - close - 1 : 0
    if (i < start) return i
    if (i >= at) return i - (from - close) + link
    return i < close ? i + link + (at - from) : i >= from ? i - (from - start) + link : i - close - 1 + start
  }
  const tree = treeOf(tokens)
  const after = treeOf(output)
  const verb = placeOf(clause.head)
  const phrase = tree.heads.findIndex((head, i) => head === clause.head && i >= start && i < close && tree.relations[i] === 'adverbial')
  const place = placeOf(phrase)
  const infinitive = clause.phrases.find(({ relation, head }) => relation === 'clause' && head < at)?.head ?? -1
  const head = after.heads[place]
  const allowed = [verb, ...[infinitive, ...statedOf(tokens, clause)].filter((one) => one >= 0).map(placeOf)]
  if (phrase < 0 || head === undefined || !allowed.includes(head)) return false
  if (head === verb && (after.certainty[place] ?? 0) < surelyMoved[kind]) return false
  return [clause.subject, ...clause.phrases, ...clause.conjuncts].every(
    ({ head: one }) => one === phrase || after.heads[placeOf(one)] === verb,
  )
}
