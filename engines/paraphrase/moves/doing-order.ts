import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark, joinsClause, leadEnd, opensClause } from './clause-order.ts'
import { isOfPresent } from './order-guards.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** "when asking", "before making": a clause without a subject, which is the doer of the main clause. */
const opensDoing = (tokens: Tokens, at: number): boolean =>
  /^(?:after|before|when|while)$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.tag === 'VERB' && tokens[at + 1]?.form === 'ing'

/** With these "while" sets one effect against another. Sorted. */
const effects = wordSet('avoid develop downplay ensure improve increase keep leave maintain promote provide reduce save support')
/** Words that the main clause must explain, or by which a clause goes on. Sorted. */
const leaning = wordSet(
  'also another he her him his it its one other others same she such that them then these they this those thus too which who',
)
/** Pronouns and nouns for those who can do both. Sorted. */
const doers = wordSet('anyone drivers everybody everyone i nobody one parents people pupils students they we you')

/** A longer clause keeps the reader waiting. */
const longestDoing = 11
/** A shorter main clause is no end. */
const shortestMain = 4
/** A longer main clause bears nothing behind it. */
const longestMain = 11

/** Somebody who can do both, and does: no passive, no "is". */
const isDoer = (tokens: Tokens, main: Clause): boolean =>
  !main.verb.isPassive &&
  !main.verb.isNegative &&
  (doers.has(tokens[main.start]?.lower ?? '') || isPerson(tokens, main.start, main.subjectEnd) === true)

/** "hope to eat while waiting": the time is that of the infinitive, or of the word in -ing. */
const hasOtherVerb = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ tag, form, lower }, i, rest) => (tag === 'VERB' && form === 'ing') || (lower === 'to' && rest[i + 1]?.tag === 'VERB'))

/** "People often wait before calling for help." to "Before calling for help, people often wait." */
export const doingFront: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const at = sentence.findIndex((_, i) => i > lead + 2 && opensDoing(sentence, i))
  const before = sentence[at - 1]
  if (at < 0 || before === undefined || end - at > longestDoing || hasMark(sentence, lead, end)) return null
  // "shortly before leaving", "three years after", "is when": the word before binds it.
  if (/^(?:ADP|AUX|CCONJ|DET|NUM|SCONJ)$/.test(before.tag) || /^(?:even|just|long|not|only|shortly|soon)$/.test(before.lower)) return null
  if (/^(?:day|decade|hour|minute|month|second|time|week|year)$/.test(before.lemma) && sentence[at]?.lower !== 'when') return null
  const main = clauseAt(sentence, lead, at)
  if (main === null || at - lead < shortestMain || !isDoer(sentence, main) || sentence[main.verb.main]?.lemma === 'be') return null
  if (opensClause(sentence, lead, at) || joinsClause(sentence, main) || opensClause(sentence, at + 1, end)) return null
  const doing = sentence.slice(at, end)
  if (
    hasOtherVerb(sentence, main.verb.end, at) ||
    hasWord(doing, leaning) ||
    sentence.slice(lead, at).some(({ lower }) => /^(?:also|only|then)$/.test(lower))
  )
    return null
  // "He tried three keys before giving up": what came last in a story stays last.
  if (sentence[at]?.lower === 'before' && !isOfPresent(sentence.slice(lead, at))) return null
  if (sentence[at]?.lower === 'while' && effects.has(sentence[at + 1]?.lemma ?? '')) return null
  // "before going home and sleeping", "after leaving and went": what "and" joins is not plain.
  if (doing.some(({ tag }) => tag === 'CCONJ')) return null
  const opener = lead > 0 ? doing : lowerFirst(doing)
  return [compose(sentence.slice(0, lead), opener, [comma()], lowerFirst(sentence.slice(lead, at)), sentence.slice(end))]
})

/** "When asking for help, people should be polite." to "People should be polite when asking for help." */
export const doingBack: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  // "After leaving, she moved": a story tells first what came first.
  if (sentence[lead]?.lower === 'after') return null
  if (close < 0 || !opensDoing(sentence, lead) || close - lead > longestDoing || hasMark(sentence, close + 1, end)) return null
  const main = clauseAt(sentence, close + 1, end)
  const tail = sentence.slice(close + 1, end)
  if (main === null || tail.length > longestMain || !isDoer(sentence, main) || !isOfPresent(tail)) return null
  if (opensClause(sentence, close + 1, end) || joinsClause(sentence, main) || opensClause(sentence, lead + 1, close)) return null
  if (hasOtherVerb(sentence, main.verb.end, end) || hasWord(tail, leaning)) return null
  return [compose(sentence.slice(0, lead), tail, lowerFirst(sentence.slice(lead, close)), sentence.slice(end))]
})
