import { clauseVerbs, personNouns, possessives, prepositions, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isDetermined, isTime, phraseAt, type Phrase } from './phrase.ts'
import { isFiniteAt, isMidAdverb, isModal, isVerbTag, numberOfVerb, skipAdverbs, type GrammarNumber, type Sentence } from './verbs.ts'

/** A subject with all that belongs to it; its verb stands at `verb`. */
export type Subject = {
  readonly start: number
  readonly end: number
  readonly verb: number
  readonly number: GrammarNumber | null
  /** The first phrase of it. */
  readonly phrase: Phrase
  /** Something stands between its noun and the verb. */
  readonly isLong: boolean
}

/** Verbs at whose start `-ing` can only be the action: "learning languages". Sorted. */
const actions = new Set(
  `buying cooking doing drinking eating getting giving going having helping keeping knowing learning listening living making meeting playing reading
  seeing sleeping speaking spending studying swimming taking talking travelling traveling trying understanding using visiting walking wasting watching wearing writing`.split(
    /\s+/,
  ),
)

/** Verbs that another subject and its bare verb may follow: "making products seem better". */
const causatives = /^(?:make|let|help|have|see|hear|watch|feel)$/

/** Those that make no compound with a noun: "using phones", but "eating habits". */
const plainActions = /^(?:buying|doing|getting|giving|having|making|taking|using|visiting|watching|wearing)$/

/** The subject that begins at `start` with the verb that follows it; null where the words do not show one plainly. */
export function subjectAt(tokens: Sentence, start: number): Subject | null {
  const gerund = gerundAt(tokens, start)
  if (gerund) return gerund
  const first = phraseAt(tokens, start)
  if (!first || isComparative(tokens, start)) return null
  const joined = joinedAt(tokens, first)
  const reach = pastModifiers(tokens, joined.end, first)
  if (!reach) return null
  const isSplit = reach.hasAnd && joined.number !== 'plural'
  return { start, end: reach.end, verb: reach.verb, number: isSplit ? null : joined.number, phrase: first, isLong: reach.verb > first.end }
}

const isComparative = (tokens: Sentence, start: number): boolean =>
  tokens[start]?.lower === 'the' &&
  /^(?:more|less|better|worse|further|farther)$|er$/.test(tokens[start + 1]?.lower ?? '') &&
  tokens[start + 1]?.tag !== 'NOUN'

/** "my father and the boys": the number of phrases joined by "and". */
function joinedAt(tokens: Sentence, first: Phrase): { readonly end: number; readonly number: GrammarNumber | null } {
  let { end, number } = first
  let last = first
  for (;;) {
    const word = tokens[end]?.lower
    if (word !== 'and' && word !== 'or' && word !== '&') return { end, number }
    const next = phraseAt(tokens, end + 1)
    if (!next) return { end, number: null }
    number = word === 'and' ? numberOfPair(tokens, last, next) : null
    if (/^(?:every|each|no)$/.test(tokens[first.start]?.lower ?? ''))
      number = word === 'and' && !/^(?:the|my)$/.test(tokens[next.start]?.lower ?? '') ? 'singular' : null
    last = next
    end = next.end
  }
}

function numberOfPair(tokens: Sentence, one: Phrase, other: Phrase): GrammarNumber | null {
  const [head, second] = [tokens[one.head], tokens[other.head]]
  if (
    !head ||
    !second ||
    head.lower === second.lower ||
    /^[\p{Lu}]/u.test(second.text) !== (second.tag === 'PROPN' || second.lower === 'i')
  )
    return null
  if (second.tag === 'PROPN' && !(personNouns.has(head.lower) && possessives.has(tokens[one.start]?.lower ?? ''))) return null
  if (second.lower === 'i' || (isDetermined(tokens, one) && isDetermined(tokens, other) && one.kind === 'noun')) return 'plural'
  if (one.number === 'plural' && other.number === 'plural') return 'plural'
  return relations.test(head.lower) && relations.test(second.lower) ? 'plural' : null
}

const relations =
  /^(?:mother|father|brother|sister|grandmother|grandfather|grandma|grandpa|mum|mom|dad|uncle|aunt|son|daughter|wife|husband|girl|boy|man|woman)$/

type Reach = { readonly end: number; readonly verb: number; readonly hasAnd: boolean }

/** Past prepositional phrases, brackets, relative clauses, participles and infinitives to the verb. */
function pastModifiers(tokens: Sentence, from: number, first: Phrase): Reach | null {
  let k = from
  let hasAnd = false
  for (let turn = 0; turn < 6; turn++) {
    const next = pastPhrases(tokens, k)
    if (!next) return null
    hasAnd ||= next.hasAnd
    k = next.end
    const verb = skipAdverbs(tokens, k)
    const token = tokens[verb]
    if (!token) return null
    const after = pastClause(tokens, verb, first) ?? pastBracket(tokens, k)
    if (after !== null) {
      k = after
      continue
    }
    return isFiniteAt(tokens, verb) || numberOfVerb(tokens, verb) ? { end: k, verb, hasAnd } : null
  }
  return null
}

/** Prepositional phrases from `from`; null where a comparison or the like makes the number doubtful. */
export function pastPhrases(tokens: Sentence, from: number): { readonly end: number; readonly hasAnd: boolean } | null {
  let end = from
  let hasAnd = false
  for (let token = tokens[end]; token && prepositions.has(token.lower) && !isVerbTag(token); token = tokens[end]) {
    if (token.lower === 'to' && isVerbTag(tokens[end + 1] ?? token) && tokens[end + 1]?.form === 'base' && tokens[end + 1]?.tag !== 'NOUN')
      break
    if (/^(?:than|besides|except|plus)$/.test(token.lower)) return null
    const isAdverb = /^(?:above|below|around|inside|outside|behind|nearby)$/.test(token.lower) && isFiniteAt(tokens, end + 1)
    const inside = isAdverb ? end + 1 : pastObject(tokens, end + 1)
    if (inside < 0) return null
    end = inside
    while (/^(?:and|or)$/.test(tokens[end]?.lower ?? '')) {
      const next = pastObject(tokens, end + 1)
      if (next < 0) return null
      hasAnd ||= token.lower !== 'between'
      end = next
    }
  }
  return /^(?:than|as)$/.test(tokens[end]?.lower ?? '') ? null : { end, hasAnd }
}

/** Past the noun phrase or the -ing phrase at `from`; -1 when there is none. */
function pastObject(tokens: Sentence, from: number): number {
  const token = tokens[from]
  if (!token || /^(?:what|which|whose|how|whether|where|that)$/.test(token.lower)) return -1
  if (/^(?:me|him|us|them|whom|here|there|home|himself|herself|itself|themselves|myself)$/.test(token.lower)) return from + 1
  if (token.tag === 'VERB' && token.form === 'ing') {
    if (causatives.test(token.lemma ?? '')) return -1
    const object = phraseAt(tokens, skipAdverbs(tokens, from + 1))
    return object && !isNominative(tokens, object) ? object.end : skipAdverbs(tokens, from + 1)
  }
  const phrase = phraseAt(tokens, from)
  return phrase && !isNominative(tokens, phrase) ? phrase.end : token.lower === 'her' ? from + 1 : -1
}

const isNominative = (tokens: Sentence, { start }: Phrase): boolean => /^(?:i|he|she|we|they)$/.test(tokens[start]?.lower ?? '')

/** "(in red)", ", who is old,", ", together with his wife,": past what stands in brackets or between commas. */
function pastBracket(tokens: Sentence, k: number): number | null {
  if (tokens[k]?.text === '(') {
    const close = tokens.findIndex((token, i) => i > k && token.text === ')')
    return close > 0 && close - k < 14 ? close + 1 : null
  }
  if (tokens[k]?.text !== ',') return null
  const opener = tokens[k + 1]?.lower ?? ''
  const isOpener =
    /^(?:who|which|whose|however|especially|including|like|such|unlike)$/.test(opener) ||
    (opener === 'together' && tokens[k + 2]?.lower === 'with')
  const close = tokens.findIndex((token, i) => i > k && token.text === ',')
  if (!isOpener || close < 0 || close - k > 14 || tokens.slice(k + 1, close).some(({ lower }) => /^(?:and|or|but)$/.test(lower)))
    return null
  const verb = skipAdverbs(tokens, close + 1)
  return numberOfVerb(tokens, verb) ? close + 1 : null
}

/** Past a relative clause, participle or infinitive at `k`, to the main verb; null when there is none. */
function pastClause(tokens: Sentence, k: number, first: Phrase): number | null {
  const token = tokens[k]
  if (!token) return null
  const { lower, tag, form } = token
  if (/^(?:who|which|that)$/.test(lower)) return pastRelative(tokens, k + 1)
  if (lower === 'to' && isVerbTag(tokens[k + 1] ?? token) && tokens[k + 1]?.form === 'base') return toMainVerb(tokens, k + 2)
  if (tag === 'VERB' && form === 'ing') return opensObject(tokens, k + 1) ? toMainVerb(tokens, k + 1) : null
  if (/ing$/.test(lower) && tag === 'NOUN' && prepositions.has(tokens[k + 1]?.lower ?? '')) return toMainVerb(tokens, k + 1)
  if (tag === 'VERB' && mayBeParticiple(token) && prepositions.has(tokens[k + 1]?.lower ?? '')) return toMainVerb(tokens, k + 1)
  const own = phraseAt(tokens, k)
  const isOwn =
    own !== null &&
    first.kind !== 'pronoun' &&
    !isTime(tokens, first) &&
    /^(?:i|you|he|she|we|they|my|your|his|her|our|their|the|people)$/.test(lower)
  return isOwn && isFiniteAt(tokens, skipAdverbs(tokens, own.end)) ? pastRelative(tokens, k) : null
}

/** Whether the letters of the verb are those of its participle. */
const mayBeParticiple = ({ lower, lemma }: Sentence[number]): boolean =>
  /ed$/.test(lower) || (lemma !== null && inflectVerb(lemma, 'participle') === lower)

/** A relative clause that begins after its pronoun: its own verb, then the verb of the sentence. */
function pastRelative(tokens: Sentence, from: number): number | null {
  let own = skipAdverbs(tokens, from)
  if (!isFiniteAt(tokens, own) && !numberOfVerb(tokens, own)) {
    const subject = phraseAt(tokens, from)
    if (!subject) return null
    const reach = pastPhrases(tokens, subject.end)
    if (!reach) return null
    own = skipAdverbs(tokens, reach.end)
    const verb = tokens[own]
    if (!verb || !isVerbTag(verb) || verb.form === 'ing') return null
  }
  let last = own
  for (let next = skipAdverbs(tokens, last + 1); isGroupVerb(tokens, last, next); next = skipAdverbs(tokens, last + 1)) last = next
  const lemma = tokens[last]?.lemma ?? ''
  return takesClause(lemma) || (causatives.test(lemma) && isBare(tokens, toMainVerb(tokens, last + 1)))
    ? null
    : toMainVerb(tokens, last + 1)
}

/** Whether the verb after adverbs at `at` is a bare one: "products that make life seem". */
function isBare(tokens: Sentence, at: number | null): boolean {
  const verb = at === null ? undefined : tokens[skipAdverbs(tokens, at)]
  return verb !== undefined && verb.lower === verb.lemma && verb.lower !== 'are'
}

const takesClause = (lemma: string): boolean =>
  clauseVerbs.has(lemma) && !/^(?:write|find|see|show|hear|learn|worry|observe|notice|report|consider|discover|remember|know)$/.test(lemma)

function isGroupVerb(tokens: Sentence, last: number, next: number): boolean {
  const [verb, token] = [tokens[last], tokens[next]]
  if (!verb || !token || !(verb.tag === 'AUX' || isModal(verb) || /^(?:be|have|do)$/.test(verb.lemma ?? ''))) return false
  return token.lower === "n't" || token.lower === 'not' || isVerbTag(token)
}

const stops = /^(?:and|or|but|that|which|who|whom|what|how|where|why|when|because|if|than|as|so)$/

/** From inside a clause that belongs to the subject to the verb of the sentence, over phrases only; null when something else stands between. */
export function toMainVerb(tokens: Sentence, from: number): number | null {
  for (let k = from; k < tokens.length && k < from + 12; k++) {
    const token = tokens[k]
    const lower = token?.lower ?? ''
    if (!token || token.kind === 'mark' || stops.test(token.lower) || subordinators.has(token.lower)) return null
    if (/^(?:i|he|she|we|they)$/.test(lower) || (lower === 'it' && tokens[k - 1]?.tag === 'NOUN')) return null
    const before = tokens[backOverAdverbs(tokens, k) - 1]
    const isInside = (before?.lower === 'to' && !/^(?:is|are|was|were|has|does)$/.test(lower)) || before?.tag === 'AUX'
    const isVerb = isVerbTag(token) && !isInside && (isFiniteAt(tokens, k) || numberOfVerb(tokens, k) !== null)
    if (isVerb && tokens[k - 1]?.tag === 'ADP' && token.lower === token.lemma) return null
    if (isVerb) return k > from ? backOverAdverbs(tokens, k) : null
  }
  return null
}

/** Whether what follows an -ing form shows that it is a verb: a preposition, an adverb or a determiner. */
const opensObject = (tokens: Sentence, k: number): boolean =>
  /^(?:ADP|ADV|DET|PRON|PART)$/.test(tokens[k]?.tag ?? '') && tokens[k]?.lower !== "'s"

function backOverAdverbs(tokens: Sentence, verb: number): number {
  let k = verb
  for (let token = tokens[k - 1]; token && isMidAdverb(token); token = tokens[k - 1]) k--
  return k
}

/** "Living in big cities", "Learning languages": an action is one thing. */
function gerundAt(tokens: Sentence, start: number): Subject | null {
  const token = tokens[start]
  if (!token || causatives.test(token.lemma ?? '') || !/ing$/.test(token.lower) || !/^(?:VERB|NOUN)$/.test(token.tag ?? '')) return null
  const next = tokens[start + 1]
  const isPhrase =
    next !== undefined && prepositions.has(next.lower) && next.lower !== 'of' && (token.tag === 'VERB' || actions.has(token.lower))
  const isSpending = token.lower === 'spending' && /^(?:time|money|hours)$/.test(next?.lower ?? '')
  const isAction = actions.has(token.lower) && (token.tag === 'VERB' || isSpending || plainActions.test(token.lower))
  if (!isPhrase && !isAction) return null
  let end = start + 1
  if (isAction && !isPhrase) {
    const object = phraseAt(tokens, skipAdverbs(tokens, end))
    if (!object || isNominative(tokens, object)) return null
    end = object.end
  }
  const reach = pastPhrases(tokens, end)
  if (!reach || reach.hasAnd || /^(?:and|or)$/.test(tokens[reach.end]?.lower ?? '')) return null
  const verb = skipAdverbs(tokens, reach.end)
  const phrase: Phrase = { start, end: start + 1, head: start, number: 'singular', kind: 'noun' }
  return numberOfVerb(tokens, verb) ? { start, end: reach.end, verb, number: 'singular', phrase, isLong: true } : null
}
