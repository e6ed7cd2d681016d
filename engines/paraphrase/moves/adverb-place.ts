import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { joinsClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Adverbs of time and frequency that say the same before the subject and before the verb. Sorted. */
const movable = new Set(
  `currently eventually formerly generally gradually historically initially normally occasionally often originally previously recently
  sometimes subsequently traditionally typically usually`.split(/\s+/),
)

/** Subjects whose amount an adverb before them would change: "some people often forget". */
const counted = new Set('a all an any both each every few many more most much no nobody one several some'.split(' '))

/** How often: too light for the front of a passive, of a perfect or of a long subject. Sorted. */
const frequent = new Set('generally occasionally sometimes typically'.split(' '))

/** "Now we know.": so few words are all weight. */
const shortest = 6

/** So many words before an adverb of frequency, and it stays where it is. */
const longestPassed = 4

/** Subjects that want the adverb before them: "occasionally someone stands up". */
const unnamed = /^(?:people|(?:any|every|some)(?:body|one|thing))$/

/** Adverbs that open a sentence and stand inside it as well, though inside they do not come to the front. Sorted. */
const lowered = new Set(`apparently commonly frequently increasingly later now often slowly soon suddenly ultimately`.split(' '))
/** Adverbs that come to the front besides the movable. Sorted. */
const raised = new Set(`apparently increasingly later slowly soon suddenly ultimately`.split(' '))
/** Adverbs that stand before a negation too: "sometimes did not know". Sorted. */
const beforeNot = new Set(`currently generally normally often sometimes traditionally typically usually`.split(' '))

/** "Usually, adults forget names." to "Adults usually forget names."; "Now we have" to "We now have". */
export const adverbInside: Structure['apply'] = rearrange((sentence, end) => {
  const size = openingAdverb(sentence)
  const adverb = sentence[size - 1]
  if (adverb === undefined || end < shortest || isSaidAgain(sentence, size - 1)) return null
  const from = isComma(sentence[size]) ? size + 1 : size
  const clause = clauseAt(sentence, from, end)
  if (clause === null || !mayTakeAdverb(sentence, clause, sentence[0]?.lower ?? '')) return null
  if (from === size && (sentence[size]?.tag === 'ADJ' || isLoose(sentence, size))) return null
  if (unnamed.test(sentence[from]?.lower ?? '')) return null
  const at = placeFor(sentence, clause)
  return at < 0 ? null : [compose(sentence.slice(from, at), lowerFirst(sentence.slice(0, size)), sentence.slice(at))]
})

/** "Sometimes I win, sometimes you do": the second answers the first. */
export const isSaidAgain = (tokens: Tokens, at: number): boolean => tokens.some(({ lower }, i) => i !== at && lower === tokens[at]?.lower)

/** How many words the adverb has that opens the sentence, or 0. */
function openingAdverb(tokens: Tokens): number {
  const first = tokens[0]?.lower ?? ''
  if (first === 'once' && tokens[1]?.lower === 'again') return 2
  // "Now, my mind": a word of talk.
  if (first === 'now' && isComma(tokens[1])) return 0
  return movable.has(first) || lowered.has(first) ? 1 : 0
}

/** "Later studies", "Once again closing": without a comma a subject must be plain to see. */
const isLoose = (tokens: Tokens, at: number): boolean =>
  !movable.has(tokens[0]?.lower ?? '') && tokens[at]?.tag !== 'DET' && tokens[at]?.tag !== 'PRON'

/** "Adults usually forget names." to "Usually, adults forget names." */
export const adverbFront: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 0 && (movable.has(token.lower) || raised.has(token.lower)) && token.tag === 'ADV')
  const adverb = sentence[at]
  if (
    adverb === undefined ||
    /^(?:normally|often|usually)$/.test(adverb.lower) ||
    isComma(sentence[at - 1]) ||
    isComma(sentence[at + 1]) ||
    /^(more|most|very|so|too|quite|less|only|as)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return null
  if (staysInside(sentence, at) || isSaidAgain(sentence, at)) return null
  const rest = [...sentence.slice(0, at), ...sentence.slice(at + 1)]
  const clause = clauseAt(rest, 0, contrastAt(rest, end - 1))
  if (clause === null || !mayTakeAdverb(rest, clause, '') || (at !== clause.subjectEnd && at !== placeFor(rest, clause))) return null
  return [compose([adverb], [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(at + 1))]
})

/** Where ", but ..." begins: whether the adverb may be said before a contrast is the structure's matter. */
function contrastAt(tokens: Tokens, end: number): number {
  const at = tokens.findIndex(
    (token, i) => i < end && isComma(token) && /^(?:although|but|whereas|while)$/.test(tokens[i + 1]?.lower ?? ''),
  )
  return at < 0 ? end : at
}

/** The adverb belongs to a relative clause or a participle before it, or is too light or too close to its verb to come first. */
function staysInside(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  // "a few days later": how much later.
  if (tokens[at]?.lower === 'later' && /^(?:day|hour|minute|month|moment|week|year|decade)s?$/.test(before?.lower ?? '')) return true
  const hasClause = tokens.slice(0, at).some((token, i) => relatives.has(token.lower) || (isVerb(token) && i < at - 1))
  // "Everything the monster later says": a clause without "that".
  const hasBareClause = tokens.slice(1, at).some(({ tag }, i) => tag === 'DET' && /^(?:NOUN|PRON|PROPN)$/.test(tokens[i]?.tag ?? ''))
  if (hasClause || hasBareClause) return true
  const isPerfect = before?.lemma === 'have' && isVerb(before) && tokens[at + 1]?.tag !== 'DET'
  if (!frequent.has(tokens[at]?.lower ?? '')) return isPerfect && subjectPronouns.has(tokens[0]?.lower ?? '')
  return at > longestPassed || isPerfect || (before?.lemma === 'be' && tokens[at + 1]?.tag === 'VERB')
}

function mayTakeAdverb(tokens: Tokens, clause: Clause, adverb: string): boolean {
  const first = tokens[clause.start]
  if (
    first === undefined ||
    counted.has(first.lower) ||
    (first.lower === 'there' && adverb !== 'now') ||
    (first.lower === 'it' && adverb === '') ||
    (clause.verb.isNegative && !beforeNot.has(adverb)) ||
    joinsClause(tokens, clause)
  )
    return false
  return (
    clause.subjectEnd - clause.start <= 7 &&
    clause.verb.start === clause.subjectEnd &&
    !tokens.slice(clause.start, clause.subjectEnd).some((token) => isComma(token))
  )
}

/** Where an adverb stands in the clause: after "be" and the first auxiliary, before any other verb; -1 where it reads badly. */
function placeFor(tokens: Tokens, { verb }: Clause): number {
  const first = tokens[verb.start]
  if (first === undefined || first.space === '') return -1
  // "sometimes did not know", but "is currently not open".
  if (verb.isNegative && (first.lemma !== 'be' || tokens[verb.start + 1]?.lower !== 'not')) return verb.start
  return first.tag === 'AUX' && (verb.main > verb.start || first.lemma === 'be') ? verb.start + 1 : verb.start
}
