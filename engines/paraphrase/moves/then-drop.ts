import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { compose } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'
import { conjunctionAt, hasMark, leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

const longestCondition = 16

/** "If X, then Y." to "If X, Y." */
export const dropThen: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (conjunctionAt(sentence, lead, ['if']) === 0) return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const then = sentence[close + 1]
  if (close < 0 || then?.lower !== 'then' || then.isLocked || isComma(sentence[close + 2])) return null
  // "belong to everyone, then everyone": the two would run into each other; behind a long condition "then" shows where the rest begins.
  const isLong = close - lead > longestCondition || hasMark(sentence, lead, close)
  if (isLong || sentence[close - 1]?.lower === sentence[close + 2]?.lower) return null
  const isWhole = clauseAt(sentence, lead + 1, close) !== null && clauseAt(sentence, close + 2, end) !== null
  return isWhole ? [compose(sentence.slice(0, close + 1), sentence.slice(close + 2))] : null
})
