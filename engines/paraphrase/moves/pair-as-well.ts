import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { areAlike } from './both-object.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Words that two things belong to together, or that count and deny: "between the plan and the cost". Sorted. */
const blocking = wordSet(
  `against among as between both combine combined combines compare compares comparing connect either equal exchange from half join joining link
  linking match mix mixing neither never no nor not only or relate relation relationship same separate than together two versus without`,
)

/** "describes the plan and the cost" to "describes the plan as well as the cost": two full phrases that end the clause. */
export const pairAsWell: Structure['apply'] = rearrange((tokens, end) => {
  for (let and = 4; and < end - 2; and++) {
    if (tokens[and]?.lower !== 'and' || isComma(tokens[and - 1])) continue
    const start = startOf(tokens, and)
    const opener = tokens[start - 1]
    if (start < 2 || opener === undefined || !isFull(tokens, start) || !isFull(tokens, and + 1)) continue
    // "and the stored carbon escapes": a verb that was taken for a noun.
    if (tokens[and + 1]?.lower === 'the' && /[^s]s$/.test(tokens[end - 1]?.lower ?? '') && tokens[end - 2]?.tag === 'NOUN') continue
    if (!(opener.tag === 'VERB' || (opener.tag === 'ADP' && /^(?:about|at|by|for|from|in|of|on|to)$/.test(opener.lower)))) continue
    // "at non-zero temperature and finite density": one state.
    if (opener.tag === 'ADP' && !isDetermined(tokens, start) && !/^(?:about|for|in|on|to)$/.test(opener.lower)) continue
    const close = nounPhraseEnd(tokens, and + 1, { join: false })
    if (
      (close !== end && !(isComma(tokens[close]) && !/^(?:and|or)$/.test(tokens[close + 1]?.lower ?? ''))) ||
      close - start < 5 ||
      !areAlike({ tokens, from: start, and, close })
    )
      continue
    if (tokens.slice(Math.max(0, start - 6), end).filter(({ tag }) => tag === 'CCONJ').length > 1) continue
    if (tokens.slice(Math.max(0, start - 8), end).some(({ lower }) => blocking.has(lower))) continue
    // "the people and the country's growth": the owner may be both.
    if (tokens.slice(and, close).some(({ lower }) => /^['’]s?$/.test(lower))) continue
    return [compose(tokens.slice(0, and), words('as well as', 'ADP'), tokens.slice(and + 1))]
  }
  return null
})

const isDetermined = (tokens: Tokens, at: number): boolean => /^(?:her|his|its|my|our|the|their|your)$/.test(tokens[at]?.lower ?? '')

/** With a determiner or an adjective of its own. */
const isFull = (tokens: Tokens, at: number): boolean => isDetermined(tokens, at) || tokens[at]?.tag === 'ADJ'

function startOf(tokens: Tokens, close: number): number {
  for (let start = Math.max(0, close - 8); start < close; start++)
    if (isFull(tokens, start) && nounPhraseEnd(tokens, start, { join: false }) === close) return start
  return -1
}
