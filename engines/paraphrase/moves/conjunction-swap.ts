import { nameFirst, reorderSubFirst } from './antecedent.ts'
import {
  clauseAt,
  isFinite,
  mayBePast,
  prepositionalEnd,
  skipAdverbs,
  subjectNumber,
  verbGroup,
  type Clause,
} from '../../languages/en/grammar/clause.ts'
import { hasMark, joinsClause, leadEnd, opensClause } from './clause-order.ts'
import { countCommas, frontedPair, isCataphoric, pairOf, type Pair } from './coordination.ts'
import { modals } from '../../languages/en/grammar/grammar-words.ts'
import { comma, compose, lowerFirst, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isPerson, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

/** Longer first clauses than this are hard to keep in mind until the main clause comes. */
const longestFirst = 22

/** "X, but Y." to "Although X, Y." */
export const toSubordinate = (conjunction: string, subordinator: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = pairOf(sentence, end, conjunction) ?? loosePair(sentence, end, conjunction) ?? sharedPair(sentence, end, conjunction)
    if (pair === null || pair.mark - pair.lead > longestFirst || !isSimple(sentence, pair)) return null
    if (conjunction === 'but' && (isNoConcession(sentence, pair) || isOfWords(sentence, pair))) return null
    if (isGiven(sentence, pair) || (conjunction === 'so' && isPurpose(sentence, pair))) return null
    // One reason inside another: "I can't drive because my car is broken, so we walk".
    if (
      sentence
        .slice(pair.lead, pair.mark)
        .some(
          ({ lower }, i) =>
            /^(because|since|although|though|if|when|while|therefore|thus|hence|consequently)$/.test(lower) ||
            (lower === 'as' && clauseAt(sentence, pair.lead + i + 1, pair.mark) !== null),
        )
    )
      return null
    const opener = word(subordinator, 'SCONJ')
    return [
      compose(
        sentence.slice(0, pair.lead),
        [opener],
        lowerFirst(sentence.slice(pair.lead, pair.mark)),
        [comma()],
        pair.second.subjectEnd === pair.second.start ? sharedSubject(sentence, pair.first) : [],
        sentence.slice(secondStart(sentence, pair)),
      ),
    ]
  })

/** "our short, but lively history": two adjectives of one noun. */
const isOfWords = (sentence: Tokens, { mark, second }: Pair): boolean =>
  (sentence[mark - 1]?.tag === 'ADJ' || sentence[mark - 2]?.tag === 'ADJ') &&
  !/^(?:few|many|more|most|other|several|some|such)$/.test(sentence[second.start]?.lower ?? '') &&
  sentence[second.start]?.tag === 'ADJ' &&
  sentence.slice(0, mark - 1).findLast(({ tag }) => !/^(?:ADJ|ADV)$/.test(tag))?.tag !== 'AUX'

/** The word after the conjunction, which may open an adjunct: "but at first it was". */
const secondStart = (sentence: Tokens, { mark }: Pair): number => (isComma(sentence[mark]) ? mark + 2 : mark + 1)

/** No comma in the first clause, no clause that the words could be shared with; the second may go on as it likes. */
function isSimple(tokens: Tokens, { lead, first, mark, second }: Pair): boolean {
  if (countCommas(tokens, lead, mark) > 0 || hasOwnMark(tokens, second.start, second.end) || hasMark(tokens, lead, mark)) return false
  const goesOn = tokens
    .slice(second.start, second.end)
    .some((token, i, rest) => isComma(token) && /^(?:and|but|so|or|yet|not)$/.test(rest[i + 1]?.lower ?? ''))
  return !goesOn && !joinsClause(tokens, first)
}

/** A mark other than a comma. */
const hasOwnMark = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:[;:–—-]|--)$/.test(text))

/** Words before a first clause that are said of it alone. Sorted. */
const openingAdverbs = new Set(
  `eventually gradually historically lately nowadays occasionally often originally overall recently sadly sometimes today traditionally
  unfortunately usually yesterday`.split(/\s+/),
)

/** The clause that begins at `from`, or behind a short adjunct: "at first it was", "sadly they were", "not all pupils are". */
export function clauseBehind(tokens: Tokens, from: number, to: number): Clause | null {
  const plain = clauseAt(tokens, from, to)
  if (plain !== null) return plain
  const first = tokens[from]
  if (first === undefined) return null
  if (/^(?:not|only)$/.test(first.lower)) {
    const isOfSubject =
      first.lower === 'only' || /^(?:all|every|everybody|everyone|everything|many|much)$/.test(tokens[from + 1]?.lower ?? '')
    return isOfSubject ? clauseAt(tokens, from + 1, to) : null
  }
  const isPhrase = first.tag === 'ADP' && !/^(?:by|instead|like|than|unlike)$/.test(first.lower)
  const end = isPhrase ? prepositionalEnd(tokens, from) : openingAdverbs.has(first.lower) ? from + 1 : -1
  if (end <= from || end - from > longestAdjunct) return null
  const clause = clauseAt(tokens, isComma(tokens[end]) ? end + 1 : end, to)
  return clause?.isSimpleSubject === true ? clause : null
}

/** More tokens than this are no light adjunct. */
const longestAdjunct = 6

/**
 * "X, but Y." with more in it than `pairOf` lets pass: an adjunct before either subject, a that-clause in the first
 * clause that cannot hold the second too. One conjunction only, behind a comma.
 */
function loosePair(sentence: Tokens, end: number, conjunction: string): Pair | null {
  const lead = leadEnd(sentence)
  const at = sentence.findIndex(({ lower }) => lower === conjunction)
  if (at < lead + 3 || !isComma(sentence[at - 1]) || sentence[at + 1]?.lower === 'that') return null
  if (sentence.slice(at + 1, end).some(({ lower }) => lower === conjunction) || sentence.some(({ text }) => text === ':')) return null
  // "at noon it is hot, but at night it is cold": two times or places side by side.
  const isOfPlaces = sentence[lead]?.tag === 'ADP' && sentence[at + 1]?.tag === 'ADP'
  if (isOfPlaces) return null
  const first = clauseBehind(sentence, lead, at - 1)
  const second = clauseBehind(sentence, at + 1, end)
  if (first === null || second === null || endsBare(sentence, first) || endsBare(sentence, second)) return null
  // "They say that it works, but it fails": the second may be what they say too.
  const holdsClause = opensClause(sentence, first.verb.end, first.end)
  const isOfSpeaker = /^(?:i|we|you|this|that|few|nobody|critics|others)$/.test(sentence[second.start]?.lower ?? '')
  return holdsClause && !isOfSpeaker ? null : { lead, first, mark: at - 1, second }
}

const subjects = /^(?:he|i|it|she|they|we|you)$/

/** The pronoun that takes up the subject of the first clause; none where it cannot be told. */
function sharedSubject(tokens: Tokens, first: Clause): Tokens {
  const own = tokens[first.start]
  if (own !== undefined && first.subjectEnd === first.start + 1 && subjects.test(own.lower))
    return [word(own.lower === 'i' ? 'I' : own.lower, 'PRON')]
  const number = subjectNumber(tokens, first)
  if (number === 'plural') return [word('they', 'PRON')]
  return number === 'singular' && isPerson(tokens, first.start, first.subjectEnd) === false ? [word('it', 'PRON')] : []
}

const isPast = (token: Token | undefined): boolean => token !== undefined && (mayBePast(token) || /^(?:had|was|were)$/.test(token.lower))

/** "He tried hard, but failed": the second clause has the subject of the first, and a tense of its own. */
function sharedPair(sentence: Tokens, end: number, conjunction: string): Pair | null {
  const lead = leadEnd(sentence)
  const at = sentence.findIndex(({ lower }) => lower === conjunction)
  if (conjunction !== 'but' || at < lead + 3 || !isComma(sentence[at - 1])) return null
  const first = clauseAt(sentence, lead, at - 1)
  const start = skipAdverbs(sentence, at + 1, end)
  const verb = sentence[start]
  if (first === null || verb === undefined || !isFinite(sentence, start) || opensClause(sentence, first.start, first.end)) return null
  // "can swim, but dive badly", "has been praised, but ignored": no tense of its own.
  const isOwn =
    verb.tag === 'AUX' ||
    verb.form === '3sg' ||
    (first.verb.main === first.verb.start && mayBePast(verb) && isPast(sentence[first.verb.start]))
  // "but like the rest, it", "but scared by it, they": no verb of the second clause; "the deck is big, but don't use it": a command.
  const isSentence =
    !sentence.slice(at + 1, end).some((token) => isComma(token) || /^(?:but|like)$/.test(token.lower)) &&
    sentence[start + 1]?.lower !== 'by'
  if (
    !isOwn ||
    !isSentence ||
    !agrees(verb, subjectNumber(sentence, first), sentence[first.start]?.lower ?? '') ||
    !first.isSimpleSubject ||
    sharedSubject(sentence, first).length === 0
  )
    return null
  if (sentence[at + 1]?.lower === 'not' || endsBare(sentence, first)) return null
  const second = { start: at + 1, subjectEnd: at + 1, verb: verbGroup(sentence, start), end, isSimpleSubject: true }
  return { lead, first, mark: at - 1, second }
}

/** Whether a verb can go with a subject of that number. */
function agrees(verb: Token, number: Number | null, subject: string): boolean {
  const isPlural = /^(?:are|do|have|were)$/.test(verb.lower) || verb.form === 'pl' || verb.form === 'base'
  const isSingular = /^(?:does|has|is|was)$/.test(verb.lower) || verb.form === '3sg'
  const takesPlural = /^(?:i|they|we|you)$/.test(subject) || number === 'plural'
  if (modals.has(verb.lower) || (!isPlural && !isSingular)) return subject !== 'there'
  return isPlural === takesPlural && subject !== 'there'
}

/** "others may not", "as I am": the verb that is left out stands in the other clause. */
const endsBare = (tokens: Tokens, { end }: Clause): boolean =>
  /^(?:AUX|DET|SCONJ)$/.test(tokens[end - 1]?.tag ?? '') || /^(?:not|n['’]t|to)$/.test(tokens[end - 1]?.lower ?? '')

/** Verbs of what was wished or tried and did not come about. Sorted. */
const unfulfilled = /^(?:expect|hope|intend|mean|plan|prefer|try|want|wish)$/

/** "I'd ring them, but": a wish or a condition that is not met; "but they also": an addition. */
const isNoConcession = (tokens: Tokens, { lead, first, mark, second }: Pair): boolean =>
  tokens
    .slice(second.start, second.end)
    .some(
      ({ lower }, i, rest) =>
        (/^(?:too|even)$/.test(lower) && !/^(?:ADJ|ADV)$/.test(rest[i + 1]?.tag ?? '')) ||
        (/^(?:instead|rather)$/.test(lower) && !/^(?:of|than)$/.test(rest[i + 1]?.lower ?? '')) ||
        (lower === 'also' && !second.verb.hasModal) ||
        (lower === 'well' && rest[i - 1]?.lower === 'as'),
    ) ||
  tokens.slice(lead, mark).some(({ lower }) => /^(?:would|['’]d)$/.test(lower)) ||
  (/^(?:could|should|might|ought)$/.test(tokens[first.verb.start]?.lower ?? '') && tokens[first.verb.start + 1]?.lower === 'have') ||
  unfulfilled.test(tokens[first.verb.main]?.lemma ?? '')

/** The second clause takes up what the first said as a whole: "but this", "so that", "but so", "but then". */
const isGiven = (tokens: Tokens, { lead, first, second }: Pair): boolean =>
  (/^(that|this|these|those|so|then|there|neither|nor)$/.test(tokens[second.start]?.lower ?? '') &&
    second.subjectEnd === second.start + 1 &&
    tokens[second.start]?.lower !== 'there') ||
  /^(let|please|yes|no|perhaps|maybe)$/.test(tokens[first.start]?.lower ?? '') ||
  (lead > 0 && tokens[0]?.tag === 'CCONJ') ||
  // "I'm sorry, but": an excuse, not one side of a contrast.
  tokens.slice(first.start, first.end).some(({ lower }) => lower === 'sorry') ||
  tokens
    .slice(first.start, first.end)
    .some((token, i) => token.lower === 'not' && /^(only|just|merely|simply)$/.test(tokens[first.start + i + 1]?.lower ?? ''))

/** "We closed early, so we could go home", "We may come again, so we'll see": what is aimed at, or a turn of speech. */
export const isPurpose = (tokens: Tokens, { second }: Pair): boolean =>
  (/^(can|could|may|might)$/.test(tokens[second.verb.start]?.lower ?? '') &&
    !second.verb.isNegative &&
    tokens[second.verb.start + 1]?.lower !== 'no') ||
  /^(guess|hope|know|realise|realize|see|suppose|think|understand|wonder)$/.test(tokens[second.verb.main]?.lemma ?? '') ||
  tokens.slice(second.verb.start, second.end).some((token, i, rest) => token.lower === 'going' && rest[i + 1]?.lower === 'for')

/** "Although X, Y." to "X, but Y." */
export const toCoordinate = (subordinators: readonly string[], conjunction: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = frontedPair(sentence, end, subordinators)
    if (pair === null || hasOwnMark(sentence, pair.second.start, end) || hasMark(sentence, pair.lead, pair.mark)) return null
    const named = isCataphoric(sentence, pair.first, pair.second) ? nameFirst(sentence, pair.first, pair.second) : asWritten(sentence, pair)
    if (named === null) return null
    if (tokensOf(sentence, pair.second).some((token) => /^(nevertheless|still|yet|then)$/.test(token.lower)) && conjunction !== 'but')
      return null
    if (pair.lead > 0 && sentence[0]?.tag === 'CCONJ') return null
    return [
      compose(
        sentence.slice(0, pair.lead),
        lowerFirst(named.first),
        [comma(), word(conjunction, 'CCONJ')],
        named.second,
        sentence.slice(end),
      ),
    ]
  })

const asWritten = (tokens: Tokens, { first, mark, second }: Pair): { readonly first: Tokens; readonly second: Tokens } => ({
  first: tokens.slice(first.start, mark),
  second: tokens.slice(second.start, second.end),
})

const tokensOf = (tokens: Tokens, { start, end }: { readonly start: number; readonly end: number }): Tokens => tokens.slice(start, end)

/** "The plan is good because", "It would help because": a reason for saying so, not a cause of what happens. */
const isJudgement = (tokens: Tokens, { verb, subjectEnd }: Clause): boolean =>
  /^(would|should|could|must|may|might)$/.test(tokens[verb.start]?.lower ?? '') ||
  (tokens[verb.main]?.lemma === 'be' && isNoun(tokens[subjectEnd - 1])) ||
  // "Your plan appeals to me because": whose feeling it is, not what follows from it.
  /^(appeal|attract|fascinate|impress|interest|like|love|matter|please|surprise)$/.test(tokens[verb.main]?.lemma ?? '')

/** "Y because X." to "X, so Y.", with names and pronouns exchanged. */
export const causeFirst: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 1 && token.lower === 'because')
  // "It failed, because": the comma goes.
  const mainEnd = isComma(sentence[at - 1]) ? at - 1 : at
  if (at < 0 || sentence[at + 1]?.lower === 'of' || hasMark(sentence, 0, mainEnd) || hasMark(sentence, at, end)) return null
  const before = sentence[mainEnd - 1]
  if (before === undefined || before.tag === 'AUX' || before.tag === 'CCONJ' || before.tag === 'ADV' || before.lower === 'not') return null
  const main = clauseAt(sentence, 0, mainEnd)
  const sub = clauseAt(sentence, at + 1, end)
  if (
    main === null ||
    sub === null ||
    main.verb.isNegative ||
    sentence.slice(0, at).some(({ lower }) => lower === 'also') ||
    opensClause(sentence, 0, mainEnd) ||
    joinsClause(sentence, main) ||
    joinsClause(sentence, sub)
  )
    return null
  if (sub.end - sub.start > longestFirst || isJudgement(sentence, main)) return null
  const moved = reorderSubFirst(sentence, main, sub)
  if (moved === null || (isCataphoric(sentence, sub, main) && moved.sub[0]?.lower === sentence[at + 1]?.lower)) return null
  return [compose(moved.sub, [comma(), word('so', 'CCONJ')], lowerFirst(moved.main), sentence.slice(end))]
})
