import type { Clause } from '../../languages/en/grammar/clause.ts'
import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isClearSubject } from './antecedent.ts'
import { hasMark, joinsClause, opensClause } from './clause-order.ts'
import { pairOf, type Pair } from './coordination.ts'
import { rearrange } from './rearrange.ts'

/** "it is clear that", "it is hard to", "it took us a day to": an "it" that means what follows. */
const isEmpty = (tokens: Tokens, { verb, end }: Clause): boolean =>
  (/^(?:cost|take)$/.test(tokens[verb.main]?.lemma ?? '') &&
    tokens.slice(verb.end, end).some(({ lower }) => /^(?:before|to|until)$/.test(lower))) ||
  (tokens[verb.main]?.lemma === 'be' &&
    tokens
      .slice(verb.end, end)
      .some(({ tag }, i, rest) => /^(?:ADJ|NOUN)$/.test(tag) && /^(that|to|why|how|whether|if|when)$/.test(rest[i + 1]?.lower ?? '')))

/** Both clauses have one subject: the same pronoun, or a pronoun that can mean nothing but the subject of the first. */
function isShared(tokens: Tokens, { first, second }: Pair): boolean {
  const pronoun = tokens[second.start]?.lower ?? ''
  if (second.subjectEnd !== second.start + 1 || !/^(i|we|you|it|they|he|she)$/.test(pronoun)) return false
  // "and it is not obvious why": nothing that was named.
  if (pronoun === 'it' && isEmpty(tokens, second)) return false
  const isSame = first.subjectEnd === first.start + 1 && tokens[first.start]?.lower === pronoun
  if (!isSame && /^(i|we|you)$/.test(pronoun)) return false
  return isSame ? pronoun !== 'it' : isClearSubject(tokens, first, pronoun)
}

const isPast = (verb: Tokens[number] | undefined): boolean => verb?.form === 'past' || /^(?:did|had|was|were)$/.test(verb?.lower ?? '')

/** Only plain groups: "to", a modal or "not" of the first clause would seem to govern the second verb. */
function standsAlone(tokens: Tokens, { lead, mark, first, second }: Pair): boolean {
  const verb = tokens[second.verb.start]
  const before = tokens.slice(first.verb.start, mark)
  // "I like dogs and I like birds": twins are said so on purpose.
  const lemma = tokens[first.verb.main]?.lemma
  if (lemma !== 'be' && lemma === tokens[second.verb.main]?.lemma) return false
  // "I grew up here, and I still love it": one subject, but two times.
  if (isPast(tokens[first.verb.start]) !== isPast(verb)) return false
  if (verb === undefined || verb.space === '' || verb.isLocked || tokens[second.start + 1]?.space === '') return false
  if (
    first.verb.hasModal !== second.verb.hasModal ||
    first.verb.isNegative ||
    opensClause(tokens, lead, mark) ||
    joinsClause(tokens, first)
  )
    return false
  return !before.some(
    (token, i) => (token.lower === 'to' && isVerb(before[i + 1])) || token.lower === 'not' || token.form === 'ing' || token.tag === 'CCONJ',
  )
}

/** "The project was expensive, but it saved lives." to "The project was expensive but saved lives." */
const share = (conjunction: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = pairOf(sentence, end, conjunction)
    if (pair === null || !isShared(sentence, pair) || !standsAlone(sentence, pair)) return null
    const { mark, second, lead } = pair
    if (hasMark(sentence, lead, mark) || hasMark(sentence, second.start, end) || joinsClause(sentence, second)) return null
    const joint = isComma(sentence[mark]) ? mark + 1 : mark
    return [compose(sentence.slice(0, mark), sentence.slice(joint, second.start), sentence.slice(second.subjectEnd))]
  })
export const shareAnd = share('and')
export const shareBut = share('but')
