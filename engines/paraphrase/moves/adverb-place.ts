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

/** So many words before an adverb of frequency, and it stays where it is. */
const longestPassed = 4

/** Subjects that want the adverb before them: "occasionally someone stands up". */
const unnamed = /^(?:people|(?:any|every|some)(?:body|one|thing))$/

/** "Usually, adults forget names." to "Adults usually forget names." */
export const adverbInside: Structure['apply'] = rearrange((sentence, end) => {
  const adverb = sentence[0]
  if (adverb === undefined || !movable.has(adverb.lower)) return null
  const from = isComma(sentence[1]) ? 2 : 1
  const clause = clauseAt(sentence, from, end)
  if (clause === null || !mayTakeAdverb(sentence, clause)) return null
  if (from === 1 && sentence[1]?.tag === 'ADJ') return null
  if (unnamed.test(sentence[from]?.lower ?? '')) return null
  const at = placeFor(sentence, clause)
  return at < 0 ? null : [compose(sentence.slice(from, at), lowerFirst([adverb]), sentence.slice(at))]
})

/** "Adults usually forget names." to "Usually, adults forget names." */
export const adverbFront: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 0 && movable.has(token.lower) && token.tag === 'ADV')
  const adverb = sentence[at]
  if (
    adverb === undefined ||
    /^(?:normally|often|usually)$/.test(adverb.lower) ||
    isComma(sentence[at - 1]) ||
    isComma(sentence[at + 1]) ||
    /^(more|most|very|so|too|quite|less|only|as)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return null
  if (staysInside(sentence, at)) return null
  const rest = [...sentence.slice(0, at), ...sentence.slice(at + 1)]
  const clause = clauseAt(rest, 0, end - 1)
  if (clause === null || !mayTakeAdverb(rest, clause) || (at !== clause.subjectEnd && at !== placeFor(rest, clause))) return null
  return [compose([adverb], [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(at + 1))]
})

/** The adverb belongs to a relative clause or a participle before it, or is too light or too close to its verb to come first. */
function staysInside(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  const hasClause = tokens.slice(0, at).some((token, i) => relatives.has(token.lower) || (isVerb(token) && i < at - 1))
  if (hasClause) return true
  const isPerfect = before?.lemma === 'have' && isVerb(before) && tokens[at + 1]?.tag !== 'DET'
  if (!frequent.has(tokens[at]?.lower ?? '')) return isPerfect && subjectPronouns.has(tokens[0]?.lower ?? '')
  return at > longestPassed || isPerfect || (before?.lemma === 'be' && tokens[at + 1]?.tag === 'VERB')
}

function mayTakeAdverb(tokens: Tokens, clause: Clause): boolean {
  const first = tokens[clause.start]
  if (
    first === undefined ||
    counted.has(first.lower) ||
    /^(there|it)$/.test(first.lower) ||
    clause.verb.isNegative ||
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
  return first.tag === 'AUX' && (verb.main > verb.start || first.lemma === 'be') ? verb.start + 1 : verb.start
}
