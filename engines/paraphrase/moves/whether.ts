import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, words } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** "asked whether the plan works" to "asked whether or not the plan works". */
export const whetherOrNot: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(({ lower }) => lower === 'whether')
  // "whether A or B", "whether and how": the other side is named, or another question follows.
  if (at < 1 || sentence.slice(at + 1, end).some(({ lower }) => /^(or|whether|not|if)$/.test(lower))) return null
  // "not whether we play but how much", "ask whether you could": a contrast, and a request.
  if (sentence[at - 1]?.lower === 'not' || sentence.slice(at + 1, at + 8).some(({ lower }) => /^(could|would|might|but)$/.test(lower)))
    return null
  const clause = clauseAt(sentence, at + 1, end)
  if (clause === null || !clause.isSimpleSubject || clause.verb.isNegative || clause.end - clause.start > longest) return null
  return [compose(sentence.slice(0, at + 1), words('or not', 'ADV'), sentence.slice(at + 1))]
})

/** Before a longer clause "or not" would be lost. */
const longest = 14
