import { clauseAt, isFinite, type Clause } from '../../languages/en/grammar/clause.ts'
import { isYear, timeNouns, type Adjunct } from './adjunct.ts'
import { hasMark, leadEnd, opensClause } from './clause-order.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives, possessives, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'
import { wordSet } from './word-set.ts'

/** Words that take the adjunct after them for their own: "shortly after the war". Sorted. */
const leaners = wordSet(
  `again and as back due early especially even from immediately just largely late later long mainly mostly not only particularly partly
  primarily right shortly simply solely soon than`,
)

/** Verbs that a time may follow at once: "rose in May". Sorted. */
const verbsOfChange = wordSet(
  `arise arrive begin change close continue decline decrease die disappear drop emerge end fall grow happen improve increase leave
  occur open peak retire return rise start`,
)

/** Behind more words than this after the verb the adjunct would seem to belong to the last of them. */
const longestRest = 11
/** A clause of more words than this makes an afterthought of it. */
const longestBefore = 20

/** Adjuncts that last, so that they are the time of two joined verbs as well: "met twice and wrote a report during the year". */
const lasting = /^(?:during|over|since|throughout)$/

/** "In 1957, S V ..." to "S V ... in 1957."; "By then, S V O, leading to ..." to "S V O by then, leading to ..." */
export const adjunctBack = (adjunct: Adjunct): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    const close = adjunct(sentence, lead)
    if (close < lead + 1) return null
    const from = isComma(sentence[close]) ? close + 1 : close
    if (from === close && !opensPlainly(sentence, close)) return null
    // "without the arts, lacking in colour": the participle would be that of the noun.
    const first = sentence[lead]?.lower ?? ''
    const tail = /^(?:with|without)$/.test(first) ? end : tailStart(sentence, from, end)
    const clause = clauseAt(sentence, from, tail)
    if (clause === null || !isBare(sentence, clause, lasting.test(first)) || pointsTo(sentence, clause)) return null
    if (lateTime(sentence, clause) || sharesKind(sentence, lead, clause) || isLong(clause)) return null
    if (/^(today|nowadays)$/.test(first) && sentence[clause.verb.main]?.lemma === 'be') return null
    // "However, in recent years prices": a lead that is no comma's keeps its place all the same.
    return [
      compose(
        sentence.slice(0, lead),
        sentence.slice(from, tail),
        lowerFirst(sentence.slice(lead, close)),
        sentence.slice(tail, end),
        sentence.slice(end),
      ),
    ]
  })

const isLong = ({ start, verb, end }: Clause): boolean => end - start > longestBefore || end - verb.end > longestRest

/** Behind one of these at the end of the clause a second place or circumstance would be that of the last noun. */
const placing = /^(?:across|along|around|at|for|from|in|near|on|under|with|within)$/

/** "a star with a companion" before "in models", "power for homes" before "in Scotland": the last phrase would take the adjunct for its own. */
function sharesKind(tokens: Tokens, at: number, { verb, end }: Clause): boolean {
  const first = tokens[at]?.lower ?? ''
  const isTime = tokens.slice(at, at + 5).some(({ text, lemma }) => isYear(text) || timeNouns.has(lemma))
  if (isTime || !placing.test(first)) return false
  return tokens
    .slice(Math.max(verb.end, end - 8), end)
    .some(({ lower }, i, late) => placing.test(lower) && (/^a/.test(lower) || late.length < end - verb.end || i > 0))
}

/** Without a comma the phrase is sure to end only where a determiner or a pronoun follows: "After six weeks the pain". */
const opensPlainly = (tokens: Tokens, at: number): boolean =>
  /^(?:an?|everyone|everything|he|i|many|most|my|nobody|nothing|our|people|she|some|the|they|we)$/.test(tokens[at]?.lower ?? '')

/** Words that open what may stay behind the adjunct. Sorted. */
const tailWords = wordSet('although as because since though whereas while')

/** Where ", leading to ..." or ", because ..." begins after the clause, or its end. */
function tailStart(tokens: Tokens, from: number, end: number): number {
  const at = tokens.findIndex((token, i) => i > from && i < end && isComma(token))
  const next = tokens[at + 1]
  if (at < 0 || next === undefined) return end
  // "are learning, growing and": a list of what is done.
  const rest = tokens.slice(at + 2, end)
  const goesOn = tokens.slice(from, at).some(({ form }) => form === 'ing')
  const isList = rest.some((token, i) => isComma(token) || (goesOn && token.tag === 'CCONJ' && rest[i + 1]?.form === 'ing'))
  const isResult =
    next.tag === 'VERB' && next.form === 'ing' && !isList && !/^(?:according|concerning|following|including|regarding)$/.test(next.lower)
  return isResult || (tailWords.has(next.lower) && clauseAt(tokens, at + 2, end) !== null) ? at : end
}

/** A clause about somebody known, of fewer words than this, bears no phrase before it. */
const shortestAfter = 5

/** "S V ... in 1957." to "In 1957, S V ..." */
export const adjunctFront = (adjunct: Adjunct): Structure['apply'] =>
  rearrange((sentence, stop) => {
    const end = tailStart(sentence, 0, stop)
    for (let at = 3; at < end - 1; at++) {
      if (adjunct(sentence, at) !== end || isComma(sentence[at - 1])) continue
      // "He died in the spring": so short a clause wants nothing before it.
      const isShort = at < shortestAfter && (subjectPronouns.has(sentence[0]?.lower ?? '') || possessives.has(sentence[0]?.lower ?? ''))
      if (isShort) return null
      const clause = clauseAt(sentence, 0, at)
      if (sentence[0]?.lower === 'there') return null
      if (clause === null || !isBare(sentence, clause, false) || clause.verb.isNegative || bindsLeft(sentence, at, clause)) return null
      if (sentence.slice(at, end).some((token) => /^(its|their|his|her)$/.test(token.lower))) return null
      // "This report examines the sales during 2022": the time belongs to what the text is about.
      if (
        sentence
          .slice(0, clause.subjectEnd)
          .some(({ lemma }) => /^(article|chapter|dissertation|essay|paper|reflection|report|review|study|survey|thesis)$/.test(lemma))
      )
        return null
      return [compose(lowerFirst(sentence.slice(at, end)), [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(end))]
    }
    return null
  })

/** One verb group, no marks, no second verb of any form, no clause: nothing else the adjunct could belong to. */
function isBare(tokens: Tokens, clause: Clause, mayJoin: boolean): boolean {
  const { verb, end } = clause
  if (hasMark(tokens, clause.start, end) || opensClause(tokens, clause.start, end) || !clause.isSimpleSubject) return false
  if (tokens[verb.start]?.space === '') return false
  return !tokens
    .slice(verb.end, end)
    .some((token, i) => token.text === '(' || (isOtherVerb(tokens, verb.end + i) && !(mayJoin && isJoined(tokens, clause, verb.end + i))))
}

/** Words that make one verb with the infinitive behind them: "has to", "was able to", "began to". Sorted. */
const oneWith = wordSet('able begin continue fail have manage seem start tend unable')

/** A verb besides that of the clause; not "an increasing number", "broken pottery", "has to". */
function isOtherVerb(tokens: Tokens, i: number): boolean {
  const token = tokens[i]
  const isOne = (at: number): boolean => oneWith.has(tokens[at - 1]?.lemma ?? '') || oneWith.has(tokens[at - 1]?.lower ?? '')
  if (token?.lower === 'to') return tokens[i + 1]?.tag === 'VERB' && !isOne(i)
  if (!isVerb(token) || (tokens[i - 1]?.lower === 'to' && isOne(i - 1))) return false
  // "a number of calls": no verb, whatever the tagger says.
  if (token?.form !== 'ing' && tokens[i - 1]?.tag === 'ADP' && tokens[i - 1]?.lower !== 'to') return false
  const isAttribute =
    /^(?:ing|participle|past)$/.test(token?.form ?? '') && isNoun(tokens[i + 1]) && !/^(?:be|have)$/.test(token?.lemma ?? '')
  return (
    !(isAttribute && /^(?:ADJ|ADP|ADV|CCONJ|DET)$/.test(tokens[i - 1]?.tag ?? '')) ||
    (isFinite(tokens, i) && tokens[i - 1]?.tag === 'CCONJ')
  )
}

/** "met four times and dealt with": the second verb has the form of the first. */
const isJoined = (tokens: Tokens, { verb }: Clause, i: number): boolean =>
  /^(?:and|or)$/.test(tokens[i - 1]?.lower ?? '') && tokens[i]?.tag === 'VERB' && tokens[i]?.form === tokens[verb.main]?.form

/** The clause means the adjunct's noun by a pronoun. */
const pointsTo = (tokens: Tokens, clause: Clause): boolean =>
  tokens
    .slice(clause.start, clause.end)
    .some(
      (token, i) =>
        (/^(it|they|them)$/.test(token.lower) && i > 0) || (demonstratives.has(token.lower) && !isNoun(tokens[clause.start + i + 1])),
    )

/** The clause has a time of its own, or ends in one. */
const lateTime = (tokens: Tokens, clause: Clause): boolean =>
  tokens
    .slice(clause.verb.end, clause.end)
    .some(
      (token, i, rest) =>
        /^(after|before|during|over|since|throughout|until|while)$/.test(token.lower) ||
        (token.lower === 'than' && !/^(?:less|more)$/.test(rest[i - 1]?.lower ?? '')),
    ) ||
  tokens
    .slice(clause.end - 4, clause.end)
    .some((token) => isYear(token.text) || timeNouns.has(token.lower) || /^(today|now|nowadays|yesterday|as|later|ago)$/.test(token.lower))

/** "is one of the most famous ships in the war": the time belongs to the noun. */
const isLocated = (tokens: Tokens, clause: Clause, at: number): boolean =>
  tokens[clause.verb.start]?.form !== 'past' &&
  tokens.slice(clause.verb.end, at).some((token) => /^(most|least|first|only)$/.test(token.lower) || /[^n]est$/.test(token.lower))

/** Something right before the adjunct takes it for its own: "the war in 1990", "until late in 1990". */
function bindsLeft(tokens: Tokens, at: number, clause: Clause): boolean {
  const before = tokens[at - 1]
  const verb = tokens[clause.verb.main]
  if (before === undefined || at <= clause.verb.main) return true
  if (verb?.lemma === 'be' && (at === clause.verb.end || isLocated(tokens, clause, at))) return true
  if (
    before === verb &&
    /^(after|before|in|on|over)$/.test(tokens[at]?.lower ?? '') &&
    !clause.verb.isPassive &&
    !verbsOfChange.has(verb?.lemma ?? '')
  )
    return true
  if (before === verb && /^(after|for)$/.test(tokens[at]?.lower ?? '')) return true
  if (before.tag === 'ADP' || before.tag === 'CCONJ' || before.tag === 'NUM' || leaners.has(before.lower)) return true
  if (tokens.slice(clause.verb.end, at).some((token) => /^(and|or|but|than|as|from|between)$/.test(token.lower))) return true
  const isPossessed = possessives.has(tokens[clause.start]?.lower ?? '') && clause.subjectEnd - clause.start === 1
  return isPossessed || timeNouns.has(before.lower) || isYear(before.text)
}
