import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark, leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Adverbs of manner and of pace that say the same before the verb and after its object. Sorted. */
const manners = new Set(
  `accurately automatically carefully consistently correctly dramatically drastically effectively efficiently gradually independently
  properly quickly rapidly safely sharply significantly slowly smoothly steadily substantially successfully swiftly systematically
  thoroughly`.split(/\s+/),
)

/** Verbs that do not stand before an adverb of manner without their object. Sorted. */
const lightVerbs = new Set('be become have seem remain appear feel look sound do get'.split(' '))

/** What may follow the adverb in its new place without drawing it to itself. */
const isClosed = (tokens: Tokens, at: number, end: number): boolean =>
  at === end ||
  isComma(tokens[at]) ||
  /^(in|at|on|during|after|before|over|since|with|within|by|from|through)$/.test(tokens[at]?.lower ?? '')

/** The object that follows the verb at `at`: its end; `at + 1` when a preposition or the end of the sentence follows; -1 when unsure. */
function objectEnd(tokens: Tokens, at: number, end: number): number {
  if (isClosed(tokens, at + 1, end)) return at + 1
  const stop = nounPhraseEnd(tokens, at + 1, { join: false })
  const isShort = stop > 0 && stop - at <= 5 && isNoun(tokens[stop - 1])
  return isShort && isClosed(tokens, stop, end) ? stop : -1
}

/** The main verb of a sentence of one clause, if it may carry an adverb of manner on either side. */
function verbOf(tokens: Tokens, end: number): Clause | null {
  const clause = clauseAt(tokens, leadEnd(tokens), end)
  const verb = clause && tokens[clause.verb.main]
  if (!clause || !verb || verb.tag !== 'VERB' || verb.isLocked || lightVerbs.has(verb.lemma) || clause.verb.isNegative) return null
  return clause
}

/** "carefully examined the data" to "examined the data carefully". */
export const mannerBack: Structure['apply'] = rearrange((sentence, end) => {
  const clause = verbOf(sentence, end)
  const at = clause === null ? -1 : clause.verb.main - 1
  const adverb = sentence[at]
  if (clause === null || adverb === undefined || at < clause.subjectEnd || !manners.has(adverb.lower)) return null
  if (/^(more|most|very|so|too|quite|as|less|not)$/.test(sentence[at - 1]?.lower ?? '')) return null
  const stop = objectEnd(sentence, clause.verb.main, end)
  // "loses patience with him": what follows the object belongs to it.
  const isSplit = stop > clause.verb.main + 1 && /^(with|for|to|on)$/.test(sentence[stop]?.lower ?? '')
  return stop < 0 || isSplit || hasMark(sentence, clause.start, stop)
    ? null
    : [compose(sentence.slice(0, at), sentence.slice(at + 1, stop), [adverb], sentence.slice(stop))]
})

/** "examined the data carefully" to "carefully examined the data"; "was examined carefully" to "was carefully examined". */
export const mannerFront: Structure['apply'] = rearrange((sentence, end) => {
  const clause = verbOf(sentence, end)
  if (clause === null) return null
  const { main } = clause.verb
  const at = sentence.findIndex((token, i) => i > main && manners.has(token.lower))
  const adverb = sentence[at]
  if (
    adverb === undefined ||
    hasMark(sentence, clause.start, at) ||
    !isClosed(sentence, at + 1, end) ||
    objectEndBefore(sentence, main, at) !== at
  )
    return null
  // "found quickly, often within a week": what follows spells the adverb out.
  if (isComma(sentence[at + 1]) && /^(?:ADP|ADV|SCONJ)$/.test(sentence[at + 2]?.tag ?? '')) return null
  // "depends significantly on": the preposition belongs to the verb.
  if (at === main + 1 && /^(on|with|from|through)$/.test(sentence[at + 1]?.lower ?? '')) return null
  // "grew quickly at first": what follows says how or when too, so only an auxiliary holds the adverb before the verb.
  const isLast = at + 1 === end || isComma(sentence[at + 1])
  if (!isLast && (clause.verb.start === main || /^(first|last|least|once|times)$/.test(sentence[at + 2]?.lower ?? ''))) return null
  // "The engine slowly runs": without an object or an auxiliary the adverb stays behind.
  // So does a modal: "should think carefully".
  // And a perfect: "has grown rapidly".
  if (at === main + 1 && !clause.verb.isPassive) return null
  const before = sentence[main - 1]
  if (before?.tag === 'ADV' || (formsOfBe.has(before?.lower ?? '') && sentence[main]?.form === 'ing')) return null
  return [compose(sentence.slice(0, main), lowerFirst([adverb]), sentence.slice(main, at), sentence.slice(at + 1))]
})

/** Where the object ends that stands between the verb and the adverb at `at`; `main + 1` when none does. */
const objectEndBefore = (tokens: Tokens, main: number, at: number): number => {
  if (at === main + 1) return at
  const stop = nounPhraseEnd(tokens, main + 1, { join: false })
  return stop - main <= 5 && isNoun(tokens[stop - 1]) ? stop : -1
}
