import { clauseAt, isStatement, terminalStart } from './clause.ts'
import { connectiveOf } from './connective.ts'
import { comma, compose, lowerFirst, sentenceOf, word } from './grammar-tokens.ts'
import { subordinators } from './grammar-words.ts'
import type { Token } from './token.ts'

type Sentence = readonly Token[]
export type Merge = { readonly key: string; readonly tokens: Sentence }

const contrast = new Set(['however', 'nevertheless', 'nonetheless', 'yet', 'even so', 'still'])
const result = new Set(['as a result', 'consequently', 'for this reason', 'hence', 'therefore', 'thus', 'because of this'])
const addition = new Set(['additionally', 'furthermore', 'in addition', 'moreover'])

/** Neither sentence may be longer, in tokens, or the whole is hard to read. */
const longest = 18

/** Two short statements as one when the second says how it follows from the first; null when they do not fit together. */
export function mergeSentences(first: Sentence, second: Sentence): Merge | null {
  const connective = connectiveOf(second)
  if (!connective || !isStatement(first) || !isStatement(second) || first.length > longest || second.length > longest + 4) return null
  if (connectiveOf(first) || subordinators.has(first[0]?.lower ?? '') || hasMarks(first, first.length - 1)) return null
  const rest = second.slice(connective.split(' ').length)
  const body = rest[0]?.text === ',' ? rest.slice(1) : rest
  const a = first.slice(0, terminalStart(first))
  if (!clauseAt(a, 0, a.length) || !clauseAt(body, 0, body.length) || hasMarks(body, body.length - 1) || body.some(({ lower }) => lower === 'not' && contrast.has(connective) && body.length < 4)) return null
  if (contrast.has(connective)) return { key: 'although', tokens: sentenceOf([word('although', 'SCONJ')], lowerFirst(a), [comma()], lowerFirst(body)) }
  if (result.has(connective)) return { key: 'because', tokens: sentenceOf([word('because', 'SCONJ')], lowerFirst(a), [comma()], lowerFirst(body)) }
  if (addition.has(connective)) return { key: 'and', tokens: compose(a, [comma()], [word('and', 'CCONJ')], lowerFirst(body)) }
  return null
}

const hasMarks = (tokens: Sentence, end: number): boolean => tokens.slice(0, end).some(({ text }) => /^[,;:()"“”—–]$/.test(text))
