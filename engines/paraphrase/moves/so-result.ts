import { comma, compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isPurpose } from './conjunction-swap.ts'
import { pairOf, type Pair } from './coordination.ts'
import { rearrange } from './rearrange.ts'
import { soGoesOn } from './so-goes-on.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What is done on purpose, as a measure or a step. Sorted. */
const deliberate = wordSet(
  `add adjust collect compare conduct discard exclude include measure omit photograph prepare record reject remove repeat
  replace sample select store test use weigh`,
)

/** Talk, a cause or a result that is named already, and what somebody infers. Sorted. */
const elsewhere = wordSet(
  `'d 'll 'm 're 've because clearly consequence consequently he hence her him if let likely may maybe me might must my n't n’t obviously our perhaps please
  presumably probably reason result she since that therefore thus us would you your ’d ’ll ’m ’re ’ve`,
)

/** Whether the second clause tells what people did about it. */
function isStep(tokens: Tokens, { second }: Pair): boolean {
  if (tokens[second.verb.start]?.lower === 'should') return true
  const isDeed = deliberate.has(tokens[second.verb.main]?.lemma ?? '')
  const isOfPeople = /^(?:they|we)$/.test(tokens[second.start]?.lower ?? '') || isPerson(tokens, second.start, second.subjectEnd) === true
  return isDeed && (isOfPeople || second.verb.isPassive)
}

/** "A, so B" to "A, and as a result B"; for what was done about it "and for this reason B". */
export const soResult: Structure['apply'] = rearrange((tokens, end) => {
  const pair = pairOf(tokens, end, 'so')
  if (pair === null || !isComma(tokens[pair.mark]) || hasWord(tokens, elsewhere) || isPurpose(tokens, pair) || soGoesOn(tokens)) return null
  // "so far", "so there": and what merely is so is inferred, it does not come about.
  const opener = tokens[pair.second.start]?.lower ?? ''
  if (/^(?:i|this|these|there|those)$/.test(opener) && pair.second.subjectEnd === pair.second.start + 1) return null
  const link = isStep(tokens, pair) ? 'and for this reason' : 'and as a result'
  // "and as a result we ordered a cake": people act, it does not come about.
  if (link === 'and as a result' && /^(?:every(?:body|one)|no|nobody|they|we)$/.test(opener)) return null
  return [compose(tokens.slice(0, pair.mark), [comma()], words(link, 'ADV'), tokens.slice(pair.second.start))]
})
