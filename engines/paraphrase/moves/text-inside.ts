import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** What a writer calls the text at hand. Sorted. */
const texts = wordSet('article chapter dissertation essay letter note paper report review section study thesis work')

/** Verbs of writing and research that let a phrase stand before their clause. Sorted. */
const presenting = wordSet(
  `address analyse analyze apply argue calculate compare compute consider define demonstrate derive describe determine develop
  discuss establish examine explain explore highlight illustrate introduce investigate model obtain outline present propose prove
  report review show study suggest summarise summarize survey trace`,
)

/** "In this paper, we show that ..." to "We show in this paper that ..." */
export const textInside: Structure['apply'] = rearrange((tokens, end) => {
  const lead = leadEnd(tokens)
  const close = textEnd(tokens, lead)
  if (close < 0) return null
  const from = isComma(tokens[close]) ? close + 1 : close
  if (!/^(?:i|we)$/.test(tokens[from]?.lower ?? '')) return null
  const clause = clauseAt(tokens, from, end)
  const verb = tokens[clause?.verb.main ?? -1]
  if (clause === null || verb === undefined || !presenting.has(verb.lemma) || clause.verb.isNegative) return null
  const at = clause.verb.end
  const opensThat = /^(?:how|that|what|whether|why)$/.test(tokens[at]?.lower ?? '')
  // "We present in this article a method": before an object of nouns the phrase would be in the way.
  if (!opensThat) return null
  return [compose(tokens.slice(0, lead), tokens.slice(from, at), lowerFirst(tokens.slice(lead, close)), tokens.slice(at))]
})

/** "in this paper", "throughout the present essay": its end, or -1. */
function textEnd(tokens: Tokens, at: number): number {
  if (!/^(?:in|throughout)$/.test(tokens[at]?.lower ?? '')) return -1
  const isPresent = tokens[at + 1]?.lower === 'the' && /^(?:current|following|present)$/.test(tokens[at + 2]?.lower ?? '')
  const noun = isPresent ? at + 3 : /^(?:my|our|this)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : -1
  return texts.has(tokens[noun]?.lower ?? '') ? noun + 1 : -1
}
