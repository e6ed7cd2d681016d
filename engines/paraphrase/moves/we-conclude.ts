import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** What closes a text; of "we show" and "we find" there are more around it, and the voice would change from one to the next. Sorted. */
const findings = wordSet('conclude propose recommend')

/** "We conclude that S." to "It is concluded that S." */
export const weConclude: Structure['apply'] = rearrange((sentence, end) => {
  const close = sentence.findIndex(isComma)
  const front = close > 0 && close < 7 ? sentence.slice(0, close) : []
  const from = front.length > 0 ? close + 1 : /^(?:first|here|then|thus)$/.test(sentence[0]?.lower ?? '') ? 1 : 0
  if (sentence[from]?.lower !== 'we') return null
  // "Using this law, we conclude": the participle would lose its subject.
  if (front.some((token) => isVerb(token) || token.lower === 'to')) return null
  const at = from + 1
  const verb = sentence[at]
  if (verb?.tag !== 'VERB' || verb.isLocked || !findings.has(verb.lemma) || sentence[at + 1]?.lower !== 'that') return null
  const isPast = verb.form === 'past' || verb.form === 'participle'
  if ((!isPast && verb.lower !== verb.lemma) || !isClause(sentence, at + 2, end) || goesOn(sentence, at + 2, end)) return null
  const be = word(isPast ? 'was' : 'is', 'AUX', isPast ? 'past' : '3sg', 'be')
  const participle = inflected(verb, 'participle')
  return [compose(sentence.slice(0, from), [word('it', 'PRON'), be, participle], sentence.slice(at + 1))]
})

/** A clause that is told, or "that the rooms be cleaned", which is asked for. */
const isClause = (tokens: Tokens, from: number, end: number): boolean =>
  clauseAt(tokens, from, end) !== null || /^(?:propose|recommend|suggest)$/.test(tokens[from - 2]?.lemma ?? '')

/** "and propose a test", "that we can": what follows needs its "we". */
const goesOn = (tokens: Tokens, from: number, end: number): boolean =>
  tokens.slice(from, end).some(({ tag, text, lower }, i) => {
    const [next, after] = [tokens[from + i + 1], tokens[from + i + 2]]
    const isJoint = tag === 'CCONJ' || text === ','
    const isBare = (token: Token | undefined): boolean => token?.tag === 'VERB' && (token.lower === token.lemma || token.form === 'past')
    return (
      /^(?:our|ourselves|us|we)$/.test(lower) ||
      (isJoint && (isBare(next) || (next?.tag === 'ADV' && isBare(after)) || next?.lower === 'that'))
    )
  })
