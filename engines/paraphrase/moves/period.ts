import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

const units = /^(seconds|minutes|hours|days|weeks|months|years)$/

/** "after 20 minutes", "within six weeks": a length of time that nothing counts from; where it begins, or -1. */
function lengthAt(tokens: Tokens, at: number): number {
  if (!/^(after|within)$/.test(tokens[at]?.lower ?? '') || tokens[at + 1]?.tag !== 'NUM' || tokens[at + 1]?.lower === 'one') return -1
  if (!units.test(tokens[at + 2]?.lower ?? '')) return -1
  const after = tokens[at + 3]?.lower ?? ''
  // "after 20 minutes' rest", "after three days a week".
  return /^(['’]|['’]s|now|a|an|per|each|every|of|old|or|ago|later|-)$/.test(after) ? -1 : at + 1
}

/** "must reply within six weeks" to "must reply within a period of six weeks". "For a period of" would only pad. */
export const namePeriod: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence.some(({ lower }) => /^(periods?|i|we|my|our|me|us|you)$/.test(lower))) return null
  for (let at = 0; at < end - 2; at++) {
    const from = lengthAt(sentence, at)
    if (from > 0) return [compose(sentence.slice(0, from), words('a period of', 'NOUN'), sentence.slice(from))]
  }
  return null
})
