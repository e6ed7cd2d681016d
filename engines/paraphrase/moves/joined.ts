import { mayBeParticiple, mayBePast } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { modals } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { clauseOf, isSubordinate, mainClauseOf, phrasesOf, type ParsedClause, type Phrase } from './main-clause.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Two main clauses side by side: the first ends at `mark`, the second begins at `start`, behind its conjunction. */
export type Joined = {
  /** Where the first clause begins, behind a linking adverb ("In addition, "). */
  readonly lead: number
  readonly first: ParsedClause
  readonly mark: number
  readonly second: ParsedClause
  readonly start: number
  readonly certainty: number
}

/** Words of pairs that no full stop may part: "neither X nor Y". Sorted. */
const pairing = wordSet('both either neither nor whether')
/** Subordinators whose clause in front is the frame of both halves: "When it rains, X, and Y". Sorted. */
export const framing = wordSet('although as because before if once since though unless until when whenever where while')
/** Marks that make more of a sentence than two clauses. */
const otherMark = /^(?:[;:…–—]|--)$/

/** The two halves without marks at their edges. */
export const halvesOf = (
  sentence: Tokens,
  { lead, mark, start }: Joined,
  end: number,
): { readonly first: Tokens; readonly second: Tokens } => ({
  first: sentence.slice(lead, mark),
  second: sentence.slice(start, end),
})

/** "X, and Y.": two clauses of which each has its own subject, parted by a comma. */
export function joinedClauses(sentence: Tokens, end: number, conjunctions: ReadonlySet<string>): Joined | null {
  const main = mainClauseOf(sentence)
  // "so" and "yet" may be taken for the head of an adverbial.
  const all = main?.conjuncts ?? []
  const conjunct =
    all.at(-1) ??
    main?.phrases.findLast(({ start, relation }) => relation === 'adverbial' && /^(?:so|yet)$/.test(sentence[start]?.lower ?? ''))
  if (!main || !conjunct || !isLast(sentence, conjunct, end)) return null
  const others = all.slice(0, -1)
  if (others.some(({ start }) => isComma(sentence[start - 1]))) return null
  if (!conjunctions.has(sentence[conjunct.start]?.lower ?? '')) return null
  const hasComma = isComma(sentence[conjunct.start - 1])
  const second = clauseOf(sentence, conjunct.head)
  if (!second || second.subject.start <= conjunct.start || Math.min(second.subject.certainty, main.subject.certainty) < sureOfSubject)
    return null
  if (second.conjuncts.some(({ start }) => isComma(sentence[start - 1]))) return null
  if (conjunct.certainty < (hasComma ? leastFor(sentence, main, conjunct) : sureOfHolder)) return null
  if (sentence[second.verbStart]?.form === 'ing' || isSubordinate(sentence, second)) return null
  if (/^(?:ADP|ADV|AUX|CCONJ|PART|SCONJ)$/.test(sentence[second.subject.head]?.tag ?? '')) return null
  const joined = {
    lead: leadOf(sentence, main),
    first: main,
    mark: hasComma ? conjunct.start - 1 : conjunct.start,
    second,
    start: conjunct.start + 1,
    certainty: conjunct.certainty,
  }
  return isOpen(sentence, joined, end) ? joined : null
}

/** How sure it must be of both subjects. */
const sureOfSubject = 0.6
/** How sure the parser must be that the second clause is joined to the first; more so where a clause inside could have it. */
const sure = 0.75
const sureOfHolder = 0.93

/** Where the first clause has one finite verb and no commas, nothing else can have the second clause. */
const sureOfPlain = 0.3

function leastFor(sentence: Tokens, main: ParsedClause, { start }: Phrase): number {
  if (holdsClause(sentence, main, start)) return sureOfHolder
  const body = sentence.slice(main.subject.start, start - 1)
  const others = sentence.slice(0, start).filter((token, i) => (i < main.verbStart || i > main.head) && isFiniteVerb(token))
  return others.length === 0 && !body.some(isComma) ? sureOfPlain : sure
}

/** Whether nothing but marks, or the rest of a bracket, stands behind it. */
const isLast = (sentence: Tokens, { start, end: last }: Phrase, end: number): boolean =>
  sentence.slice(last, end).every(({ tag }) => tag === 'PUNCT') || sentence.slice(start, last + 1).some(({ text }) => text === '(')

/** "They say that X, and Y": a clause inside the first could have the second. */
const holdsClause = (sentence: Tokens, { phrases }: ParsedClause, before: number): boolean =>
  phrases.some(({ relation, start, end }) => relation === 'clause' && start < before && sentence.slice(start, end).some(isFiniteVerb))

const isFiniteVerb = ({ tag, form }: Tokens[number]): boolean => /^(?:AUX|VERB)$/.test(tag) && /^(?:3sg|past|pl)$/.test(form ?? '')

/** Behind an opening linking adverb and its comma. */
function leadOf(sentence: Tokens, { phrases }: ParsedClause): number {
  const opener = phrases.find(({ start }) => start === 0)
  return opener?.relation === 'linking' && isComma(sentence[opener.end]) ? opener.end + 1 : 0
}

/** No marks but commas, no pair words, no ellipsis, no question. */
function isOpen(sentence: Tokens, joined: Joined, end: number): boolean {
  const { first, second } = halvesOf(sentence, joined, end)
  if ([first, second].some((half) => half.some(({ text }) => otherMark.test(text)) || hasWord(half, pairing))) return false
  if (isGapped(sentence, joined) || (sentence[joined.start - 1]?.lower === 'and' && (isSeries(first) || isToldOn(sentence, joined))))
    return false
  if (isSpliced(sentence, joined.first, joined.lead, joined.mark) || isSpliced(sentence, joined.second, joined.start, end)) return false
  if (isFrameOpen(first) || (second[0]?.lower === 'that' && second[0].tag === 'SCONJ')) return false
  if (isSupposition(first) || hasOpenThat(first)) return false
  const last = second.findLast(({ tag }) => tag !== 'PUNCT')
  if (isPairOpener(first) || last?.tag === 'AUX' || /^(?:not|n['’]t|so|to|too)$/.test(last?.lower ?? '')) return false
  if (isRunTogether(sentence, end) || /^(?:ca|how|what|whatever|wo)$/.test(second[0]?.lower ?? '') || modals.has(second[0]?.lower ?? ''))
    return false
  return !/^["“”]$/.test(sentence[0]?.text ?? '') && sentence[0]?.tag !== 'CCONJ'
}

/** "Its wings are cold, it barely moves": a further clause stands behind the comma of one half, so the two are parts of a series. */
const isSpliced = (sentence: Tokens, { head }: ParsedClause, from: number, to: number): boolean =>
  sentence
    .slice(from, to)
    .some(
      (token, i) =>
        isComma(token) &&
        from + i > head &&
        /^(?:he|i|it|she|they|we|you)$/.test(sentence[from + i + 1]?.lower ?? '') &&
        /^(?:3sg|past|pl)$/.test(sentence.slice(from + i + 2, to).find(({ tag }) => tag !== 'ADV')?.form ?? ''),
    )

/** "The point is that when the mill shut": the clause within the clause goes on behind "and". */
const isFrameOpen = (half: Tokens): boolean =>
  half.some(({ lower }, i) => lower === 'that' && framing.has(half[i + 1]?.lower ?? '') && !half.slice(i).some(isComma))

/** "A tape was laid and a pole placed beside it": the second verb lacks its "was". */
const isGapped = (sentence: Tokens, { first, second }: Joined): boolean => {
  const verb = sentence[second.head]
  const isPassive = first.verbStart < first.head && sentence[first.verbStart]?.lemma === 'be'
  return (
    isPassive && second.verbStart === second.head && verb?.tag === 'VERB' && mayBeParticiple(verb) && !hasComplement(sentence, second.head)
  )
}

/** Verbs of saying and thinking, whose "that" may go on behind the comma. Sorted. */
const telling = wordSet(
  `add admit agree announce answer argue assert assume believe boast claim complain conclude confirm declare deny estimate expect explain
  fear feel find guess hear hold hope insist know learn maintain mean mention note notice observe predict pretend promise remark reply
  report say show state suggest suppose suspect swear tell think warn wish worry write`,
)

/** "They say that the bridge is unsafe, and the mayor wants to close it": what they say may go on behind the comma. */
function isToldOn(sentence: Tokens, { first, mark, second }: Joined): boolean {
  const told = first.phrases.find(({ relation, start }) => relation === 'clause' && start < mark && sentence[start]?.lower === 'that')
  if (!told || !telling.has(sentence[first.head]?.lemma ?? '')) return false
  const [teller, opener] = [first, second].map(({ subject }) => sentence[subject.start]?.lower ?? '')
  const isOwn = /^(?:i|we)$/.test(opener ?? '')
  if (isOwn && teller === opener) return false
  // "My parents think that housework is good for us, and I disagree"; not "They say that we are late, and we should hurry".
  if (isOwn || (opener === teller && /^(?:he|she|they)$/.test(opener ?? '')))
    return sentence.slice(told.start, mark).some(({ lower }) => lower === opener)
  // "It assumes that tenants can move, and this is seldom true": on what is said.
  if (/^(?:that|this)$/.test(opener ?? '') && second.subject.end === second.subject.start + 1) return false
  // "He said that the mill was old, and it is still there."
  const isNow = /^(?:3sg|pl)$/.test(sentence[second.verbStart]?.form ?? '')
  return !(isNow && first.verbStart === first.head && isPastOf(sentence[first.head]))
}

/** "It covers costs, plans" (but not "a hard, cold winter"): a list that "and" goes on with, since nothing behind its last comma is a clause or a phrase of its own. */
const isSeries = (first: Tokens): boolean => {
  const tail = first.slice(first.findLastIndex(isComma) + 1)
  return (
    tail.length < first.length &&
    /^(?:ADJ|DET|NOUN|PRON|PROPN)$/.test(tail[0]?.tag ?? '') &&
    tail[0]?.lower !== 'thanks' &&
    !(tail[0]?.tag === 'ADJ' && first.at(-tail.length - 2)?.tag === 'ADJ') &&
    !tail.some((token) => /^(?:AUX|CCONJ)$/.test(token.tag) || isFiniteVerb(token))
  )
}

/** "Suppose the lamp goes out, and nobody sees it": all of it is supposed. */
const isSupposition = ([opener]: Tokens): boolean => /^(?:assume|consider|imagine|picture|say|suppose|supposing)$/.test(opener?.lower ?? '')

/** "It is that when the mill closed, and": what "that" opens is still to come. */
const hasOpenThat = (first: Tokens): boolean => first.some(({ lower }, i) => lower === 'that' && framing.has(first[i + 1]?.lower ?? ''))

/** "slow.The staff": two sentences in one, or typing errors. */
const isRunTogether = (sentence: Tokens, end: number): boolean =>
  sentence.slice(0, end).some(({ text }) => text === '.' || /[\p{Ll})]\.\p{Lu}/u.test(text))

/** "not only", "not just": the second half is its answer. */
const isPairOpener = (half: Tokens): boolean =>
  half.some(({ lower }, i) => /^(?:not|n['’]t)$/.test(lower) && /^(?:just|merely|only|simply)$/.test(half[i + 1]?.lower ?? ''))

/** The phrases that stand before the subject. */
export const frontOf = ({ phrases, subject }: ParsedClause): readonly Phrase[] => phrases.filter(({ end }) => end <= subject.start)

/** "If X, Y": a condition, time or reason in front, which may be of both halves. */
export const isFramed = (sentence: Tokens, clause: ParsedClause): boolean =>
  /^(?:although|because|if|though|unless|until|whenever)$/.test(sentence[0]?.lower ?? '') ||
  frontOf(clause).some(({ start, end }) => sentence.slice(start, end).some(({ lower }) => framing.has(lower)))

/** "When I was six, I saw one": the frame is of one event, which is over when the second clause comes. */
export const isFramedOnce = (sentence: Tokens, clause: ParsedClause): boolean =>
  !/^(?:although|because|if|though|unless|until|whenever)$/.test(sentence[0]?.lower ?? '') &&
  isPastOf(sentence[clause.verbStart]) &&
  frontOf(clause).every(
    ({ start, end }) =>
      !hasWord(sentence.slice(start, end), framing) || /^(?:after|as|before|once|when|where|while)$/.test(sentence[start]?.lower ?? ''),
  )

/** Determiners and pronouns that speak of each one: "every pupil", "nobody". Sorted. */
const distributive = wordSet('any anybody anyone each every everybody everyone no nobody none')
/** Pronouns that need what the first clause names: "and she filled it in". Sorted. */
const takingUp = wordSet('he her his it its she their they')

/** "Every child got a form, and she filled it in": the pronoun is bound. */
export const isBound = (sentence: Tokens, { first, second }: Joined): boolean =>
  hasWord(sentence.slice(first.subject.start, first.subject.end), distributive) &&
  hasWord(sentence.slice(second.subject.start, second.subject.end), takingUp)

/** The words of one subject. */
export const subjectOf = (sentence: Tokens, { subject }: ParsedClause): Tokens => sentence.slice(subject.start, subject.end)

/** "S did A and did B": two verbs of one subject. */
export type JoinedVerbs = {
  readonly first: ParsedClause
  /** Where the first half ends: at its comma, or at the conjunction. */
  readonly mark: number
  /** Where the second half begins, behind the conjunction. */
  readonly start: number
  /** The second main verb. */
  readonly verb: number
  /** What the second verb needs of the auxiliaries of the first: "has been" of "has been washed and dried". */
  readonly auxiliaries: Tokens
}

/** Words before the first verb that are said of both: "never", "often". Sorted. */
const ofBoth = wordSet(
  "all always both each either even frequently hardly just merely mostly never not n't n’t often only rarely seldom simply sometimes still usually",
)
/** Conjunctions of a clause at the end that may be of both verbs: "washed and dried if it is wet". Sorted. */
const conditions = wordSet('although as because if since so though unless whenever whereas while')
/** Words that make the second verb part of a pair or a series: "and thus closed". Sorted. */
const seriesOpeners = wordSet('either neither nor or so thereby therefore thus')

/** The one verb that is joined to the main verb by "and", at the end of the sentence. */
export function joinedVerbs(sentence: Tokens, end: number): JoinedVerbs | null {
  const first = mainClauseOf(sentence)
  const [conjunct] = first?.conjuncts ?? []
  if (!first || !conjunct || first.conjuncts.length !== 1 || !isLast(sentence, conjunct, end)) return null
  const { head: verb, start: joint } = conjunct
  if (sentence[joint]?.lower !== 'and' || first.subject.certainty < leastOfVerb) return null
  const isRivalled = hasRival(sentence, first.head, joint, verb)
  // "They watched as the technique improved and learned": the verb of the clause of time may have the second.
  if (isRivalled && hasWord(sentence.slice(first.head + 1, joint), framing)) return null
  if (conjunct.certainty < (isRivalled ? sureOfVerb : leastOfVerb)) return null
  const own = phrasesOf(sentence, verb)
  if (own.some(({ relation }) => relation === 'subject' || relation === 'conjunct')) return null
  const mark = isComma(sentence[joint - 1]) ? joint - 1 : joint
  const before = [...sentence.slice(first.subject.end, first.head), ...sentence.slice(joint + 1, verb)]
  // "was aware, alert, and tired": a series.
  if (mark < joint && sentence.slice(first.verbStart, mark).some(isComma)) return null
  const isWhole = first.phrases.some(({ start }) => start > first.head) && !/^(?:ADP|DET|AUX|CCONJ)$/.test(sentence[mark - 1]?.tag ?? '')
  if (
    !isWhole ||
    hasWord(before, ofBoth) ||
    own.some(({ start, relation }) => start > verb && relation === 'adverbial' && conditions.has(sentence[start]?.lower ?? '')) ||
    seriesOpeners.has(sentence[joint + 1]?.lower ?? '')
  )
    return null
  if (sentence.some(({ text }) => otherMark.test(text)) || hasWord(sentence, pairing)) return null
  if (sentence[0]?.tag === 'CCONJ' || /^["“”]$/.test(sentence[0]?.text ?? '') || isRunTogether(sentence, end)) return null
  // "and in the process, made": more than an adverb before the second verb.
  if (sentence.slice(joint + 1, verb).some(({ tag, lower }) => !/^(?:ADV|AUX)$/.test(tag) && lower !== 'not')) return null
  const auxiliaries = neededAuxiliaries(sentence, first, verb, joint + 1)
  return auxiliaries === null ? null : { first, mark, start: joint + 1, verb, auxiliaries }
}

/** How sure the parser must be that a second verb is joined to the main verb; more so where another verb in between has its form. */
const leastOfVerb = 0.75
const sureOfVerb = 0.93

/** "wants to see the world and stay": a verb in between that could have the second at its side. */
function hasRival(sentence: Tokens, main: number, joint: number, verb: number): boolean {
  const form = sentence[verb]?.form
  const isBare = (one: string | null | undefined): boolean => one === 'base' || one === 'pl'
  return sentence
    .slice(main + 1, joint)
    .some(
      (token) =>
        /^(?:AUX|VERB)$/.test(token.tag) &&
        (token.form === form ||
          (isBare(token.form) && isBare(form)) ||
          (/^(?:past|participle)$/.test(token.form ?? '') && /^(?:past|participle)$/.test(form ?? ''))),
    )
}

/** Verbs without an object that are told in the past, and are no participles of "be": "was freed and served on a ship". Sorted. */
const ofState = wordSet(
  'appear arrive become begin belong come consist continue depend fall go happen lack last lead live look occur remain rise seem serve show stand stay take tend',
)

/** The auxiliaries that the second verb shares with the first; none where it has its own or is finite; null where that cannot be told. */
function neededAuxiliaries(sentence: Tokens, first: ParsedClause, verb: number, start: number): Tokens | null {
  const [one, other] = [sentence[first.head], sentence[verb]]
  const opener = sentence[first.verbStart]
  if (!one || !other || !opener) return null
  const own = sentence.slice(start, verb).filter(({ tag }) => tag === 'AUX')
  const group = sentence.slice(first.verbStart, first.head).filter(({ tag }) => tag === 'AUX')
  if (group.some(({ space, isLocked }, i) => isLocked || (i > 0 && space === ''))) return null
  if (own.length > 0 || other.tag === 'AUX') return isFiniteVerb(own[0] ?? other) || modals.has((own[0] ?? other).lower) ? [] : null
  const isPast = other.form === 'past' || (other.form === 'participle' && mayBePast(other))
  if (group.length === 0) {
    if (one.tag === 'AUX' && isPast) return isPastOf(one) && (hasComplement(sentence, verb) || ofState.has(other.lemma)) ? [] : null
    if (isPastOf(one)) return isPast ? [] : null
    if (one.form === '3sg') return other.form === '3sg' ? [] : null
    return other.form === 'pl' || other.form === 'base' ? [] : null
  }
  if (other.form === '3sg') return []
  if (modals.has(opener.lower) && one.form === 'base') return other.form === 'base' || other.form === 'pl' ? group : null
  if (one.form === 'ing') return other.form === 'ing' ? group : null
  if (!isPast && other.form !== 'participle') return null
  if (!mayBeParticiple(other) || (isPast && ofState.has(other.lemma))) return []
  return hasComplement(sentence, verb) && group.at(-1)?.lemma === 'be' ? null : group
}

/** "left", "had left": told in the past. */
const isPastOf = (token: Tokens[number] | undefined): boolean =>
  token !== undefined && (mayBePast(token) || /^(?:had|was|were)$/.test(token.lower))

const hasComplement = (sentence: Tokens, verb: number): boolean =>
  phrasesOf(sentence, verb).some(({ relation, start }) => start > verb && /^(?:object|clause|predicative)$/.test(relation))

/** The second half as a clause with a subject: the pronoun, the auxiliaries and what was there. */
export function clauseOfSecond(sentence: Tokens, { start, verb, auxiliaries }: JoinedVerbs, pronoun: string): Tokens {
  const opener = sentence[start]
  // "and then looked": the adverb of the order stays in front.
  const at = verb > start && sequence.has(opener?.lower ?? '') ? start + (isComma(sentence[start + 1]) ? 2 : 1) : start
  // Said again, they stand for no words of the source.
  const again = auxiliaries.map((token) => ({ ...token, origin: null }))
  return compose(sentence.slice(start, at), [word(pronoun, 'PRON')], again, sentence.slice(at))
}
/** Adverbs that tell what came next: "and then looked". Sorted. */
const sequence = wordSet('afterwards consequently eventually finally instead later now soon subsequently then today')

/** What the second of two clauses under "but" must not say: an addition or a correction. Sorted. */
const additions = wordSet('also even instead nor rather too')
/** "but it also", "but rather": no contrast of two facts. */
export const isAddition = (second: Tokens): boolean =>
  second.some(
    ({ lower }, i) =>
      additions.has(lower) &&
      !((lower === 'even' || lower === 'too') && /^(?:ADJ|ADV)$/.test(second[i + 1]?.tag ?? '')) &&
      !(lower === 'rather' && second[i + 1]?.lower === 'than') &&
      !(lower === 'instead' && second[i + 1]?.lower === 'of'),
  ) || second.some(({ lower }, i) => lower === 'well' && second[i - 1]?.lower === 'as')

/** "I walked home and went to bed", "we left the bags and climbed": the steps of a story, which a full stop would hold up. */
export const isStory = (sentence: Tokens, { first, verb }: JoinedVerbs): boolean =>
  first.subject.end === first.subject.start + 1 &&
  first.verbStart === first.head &&
  sentence[first.head]?.tag === 'VERB' &&
  sentence[verb]?.tag === 'VERB' &&
  (/^(?:he|i|she)$/.test(sentence[first.subject.start]?.lower ?? '') ||
    (/^(?:they|we)$/.test(sentence[first.subject.start]?.lower ?? '') && travelling.has(sentence[first.head]?.lemma ?? '')))
/** What people do on their way: "we reached the village". Sorted. */
const travelling = wordSet('arrive board climb drive enter go leave reach return ride run sail sit stop turn visit wake walk')

/** What something gives, does or shows beside other things: "covers the costs". Sorted. */
const additive = wordSet(
  `account achieve add advance affect boost broaden build challenge complement contain contribute cover create deepen demonstrate describe discuss employ encourage enhance
  enrich examine explain explore foster give help highlight illustrate improve include increase inspire investigate keep lower make offer open outperform play present prevent
  produce promote protect prove provide raise reduce reveal save serve share shed show speak strengthen suggest supply support teach underline underscore use`,
)

/** Whether both verbs tell of things of one weight that are so side by side: "covers the costs and offers advice". */
export const isBesides = (sentence: Tokens, { first, verb }: JoinedVerbs): boolean => {
  const [one, other] = [sentence[first.head], sentence[verb]]
  const isPresent = (token: Tokens[number] | undefined): boolean => token?.tag === 'VERB' && /^(?:3sg|base|pl)$/.test(token.form ?? '')
  return (
    isPresent(one) &&
    isPresent(other) &&
    additive.has(one?.lemma ?? '') &&
    additive.has(other?.lemma ?? '') &&
    !sentence.some(({ lower }) => lower === 'also') &&
    one?.lemma !== other?.lemma
  )
}

/** "X: Y.": two clauses with a colon between them, each with its own subject. */
export function clausesAtColon(sentence: Tokens, end: number): Joined | null {
  const colon = sentence.findIndex(({ text }) => text === ':')
  const main = mainClauseOf(sentence)
  const conjunct = main?.conjuncts.find(({ start }) => start === colon + 1)
  if (!main || !conjunct || colon < 0 || !isLast(sentence, conjunct, end) || isRunTogether(sentence, end)) return null
  const second = clauseOf(sentence, conjunct.head)
  if (!second || Math.min(conjunct.certainty, second.subject.certainty, main.subject.certainty) < sureOfSubject) return null
  if (
    sentence.slice(colon + 1, end).some(({ text }) => otherMark.test(text)) ||
    sentence.slice(0, colon).some(({ text }) => /^[;–—]$/.test(text))
  )
    return null
  return { lead: 0, first: main, mark: colon, second, start: colon + 1, certainty: conjunct.certainty }
}
