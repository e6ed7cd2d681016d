import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
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

/** "Usually, adults forget names." to "Adults usually forget names." */
export const adverbInside: Structure['apply'] = rearrange((sentence, end) => {
  const adverb = sentence[0]
  if (adverb === undefined || !movable.has(adverb.lower)) return null
  const from = isComma(sentence[1]) ? 2 : 1
  const clause = clauseAt(sentence, from, end)
  if (clause === null || !mayTakeAdverb(sentence, clause)) return null
  if (from === 1 && sentence[1]?.tag === 'ADJ') return null
  const at = placeFor(sentence, clause)
  return at < 0 ? null : [compose(sentence.slice(from, at), lowerFirst([adverb]), sentence.slice(at))]
})

/** "Adults usually forget names." to "Usually, adults forget names." */
export const adverbFront: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 0 && movable.has(token.lower) && token.tag === 'ADV')
  const adverb = sentence[at]
  if (
    adverb === undefined ||
    adverb.lower === 'often' ||
    isComma(sentence[at - 1]) ||
    isComma(sentence[at + 1]) ||
    /^(more|most|very|so|too|quite|less|only|as)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return null
  const rest = [...sentence.slice(0, at), ...sentence.slice(at + 1)]
  const clause = clauseAt(rest, 0, end - 1)
  if (clause === null || !mayTakeAdverb(rest, clause) || (at !== clause.subjectEnd && at !== placeFor(rest, clause))) return null
  return [compose([adverb], [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(at + 1))]
})

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
