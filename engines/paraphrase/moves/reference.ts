import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** "According to Smith (2018), S." to "S, according to Smith (2018)." */
export const sourceBack: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'according' || sentence[1]?.lower !== 'to') return null
  const close = sentence.findIndex(isComma)
  if (
    close < 3 ||
    close > 14 ||
    sentence.slice(0, close).filter((token) => token.text === '(').length !==
      sentence.slice(0, close).filter((token) => token.text === ')').length
  )
    return null
  const clause = clauseAt(sentence, close + 1, end)
  if (
    clause === null ||
    hasMark(sentence, close + 1, end) ||
    sentence.slice(clause.start, end).some((token) => /^(it|its|they|their|them|he|his|she|her|this|these)$/.test(token.lower))
  )
    return null
  return [compose(sentence.slice(close + 1, end), [comma()], lowerFirst(sentence.slice(0, close)), sentence.slice(end))]
})

/** "S, according to Smith (2018)." to "According to Smith (2018), S." */
export const sourceFront: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(
    (token, i) => i > 3 && token.lower === 'according' && sentence[i + 1]?.lower === 'to' && isComma(sentence[i - 1]),
  )
  if (at < 0 || hasMark(sentence, at, end) || end - at > 14 || hasMark(sentence, 0, at - 1)) return null
  const clause = clauseAt(sentence, 0, at - 1)
  if (clause === null || sentence.slice(at, end).some((token) => /^(its|their|his|her|this|that|which|who)$/.test(token.lower))) return null
  const body = sentence.slice(0, at - 1)
  return [compose(sentence.slice(at, end), [comma()], lowerFirst(body), sentence.slice(end))]
})
