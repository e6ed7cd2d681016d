import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isPluralNoun } from '../../languages/en/nouns.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** What research, firms and reports do with so many things. Sorted. */
const counting =
  /^(analyse|analyze|approach|ask|assess|collect|compare|conduct|contain|cover|employ|examine|exclude|follow|identify|include|install|interview|invite|measure|monitor|observe|open|publish|receive|record|recruit|replace|review|sample|select|sell|study|survey|test|track|visit)$/
const units =
  /^(%|percent|per|cent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|miles?|metres?|meters?|kilometres?|degrees?|points?|euros?|pounds?|dollars?|grams?|cm|mm|km|kg|ml|mg|million|thousand|hundred|billion)$/

const isCount = ({ text, tag }: Tokens[number]): boolean =>
  tag === 'NUM' && /^\d{2,3}$|^\d{1,3},\d{3}$/.test(text) && !/^(19|20)\d\d$/.test(text)

/** Whether the number stands right behind a verb that counts, or behind its preposition. */
function isCounted(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  if (before?.tag === 'VERB') return counting.test(before.lemma)
  return /^(with|from|among)$/.test(before?.lower ?? '') && tokens[at - 2]?.tag === 'VERB' && counting.test(tokens[at - 2]?.lemma ?? '')
}

/** "We interviewed 24 parents." to "We interviewed a total of 24 parents." */
export const countTotal: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence.some(({ lower }) => /^(total|half|respectively|another|only|about|average|mean)$/.test(lower))) return null
  for (let at = 2; at < end - 1; at++) {
    const [number, next, after] = sentence.slice(at, at + 3)
    if (!number || !next || !isCount(number) || !isCounted(sentence, at) || units.test(next.lower)) continue
    const noun = next.tag === 'ADJ' ? after : next
    if (noun?.tag !== 'NOUN' || !isPluralNoun(noun.lower) || units.test(noun.lower)) continue
    return [compose(sentence.slice(0, at), words('a total of', 'NOUN'), sentence.slice(at))]
  }
  return null
})
