import { clauseAt } from '../clause.ts'
import { comma, compose, lowerFirst, word, type Tokens } from '../grammar-tokens.ts'
import { isComma } from '../noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Words of a report on research: with one of them "This" is a finding, else a fact. Sorted. */
const researchWords = new Set(
  `analysis correlation data difference effect evidence experiment findings group hypothesis measurement participant patient rate result
  sample study survey temperature test treatment variable`.split(/\s+/),
)

/** "This suggests that S" to "This finding suggests that S", of results that the sentence itself speaks of. */
export const nameThis: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'this') return null
  const at = sentence[1]?.tag === 'ADV' ? 2 : 1
  const verb = sentence[at]
  if (verb === undefined || verb.form !== '3sg' || sentence[at + 1]?.lower !== 'that') return null
  const clause = clauseAt(sentence, at + 2, end)
  if (clause === null) return null
  const noun = nounFor(verb.lemma, sentence)
  return noun === null ? null : [compose(sentence.slice(0, 1), [word(noun, 'NOUN')], sentence.slice(1))]
})

function nounFor(verb: string, sentence: Tokens): string | null {
  const isResearch = sentence.some((token) => researchWords.has(token.lemma))
  if (/^(suggest|indicate|imply)$/.test(verb)) return isResearch ? 'finding' : 'observation'
  if (/^(show|demonstrate|confirm|prove|reveal|illustrate)$/.test(verb)) return isResearch ? 'finding' : 'fact'
  return null
}

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
