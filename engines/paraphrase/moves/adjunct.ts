import { clauseAt, isFinite, type Clause } from '../../languages/en/grammar/clause.ts'
import { hasMark, opensClause } from './clause-order.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives, possessives, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

/** Words that take the adjunct after them for their own: "shortly after the war". Sorted. */
const leaners = new Set(
  `again and as back due early especially even from immediately just largely late later long mainly mostly not only particularly partly
  primarily right shortly simply solely soon than`.split(/\s+/),
)

/** Verbs that a time may follow at once: "rose in May". Sorted. */
const verbsOfChange = new Set(
  `arise arrive begin change close continue decline decrease die disappear drop emerge end fall grow happen improve increase leave
  occur open peak retire return rise start`.split(/\s+/),
)

/** Nouns that "last", "every" and "next" make a time of. Sorted. */
const timeUnits = new Set(
  `autumn day evening friday monday month morning night saturday spring summer sunday thursday tuesday wednesday week weekend winter
  year`.split(/\s+/),
)

/** Finds the adjunct that starts at `i`: its end, or -1. */
export type Adjunct = (tokens: Tokens, i: number) => number

const timeNouns = new Set(
  `afternoon age autumn century childhood day decade era evening fall holiday hour january february march april may june july august
  september october november december minute moment monday tuesday wednesday thursday friday saturday sunday month morning night past
  period season semester spring summer term time war week weekend winter year 1980s 1990s 1960s 1970s 2000s 1950s`.split(/\s+/),
)
const eventNouns = new Set(
  `accident bombing campaign ceremony conference conflict crisis election event examination experiment festival fire flood game holiday
  interview lecture lesson match meeting pandemic reign revolution speech storm strike test trial trip visit war`.split(/\s+/),
)

const isYear = (text: string): boolean => /^(1\d|20)\d\d(s|[-–]\d+)?$/.test(text)

/** "in 1957", "during the war", "in recent years", "last year", "after the election", "on Monday". */
export const timePhrase: Adjunct = (tokens, i) => {
  const first = tokens[i]
  if (first === undefined) return -1
  if (/^(today|nowadays|yesterday|tomorrow)$/.test(first.lower)) return i + 1
  if (/^(last|every|each|next)$/.test(first.lower)) {
    const isTime = timeUnits.has(tokens[i + 1]?.lower ?? '')
    return isTime && !isNoun(tokens[i + 2]) ? i + 2 : -1
  }
  if (!/^(in|during|since|throughout|after|before|on|at|over|until)$/.test(first.lower)) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false })
  if (end < 0 || tokens.slice(i + 1, end).some((token) => subjectPronouns.has(token.lower))) return -1
  const head = tokens[headOf(tokens, i + 1, end)]
  if (head === undefined || head.lower === 'terms' || (head.lemma === 'age' && first.lower === 'over')) return -1
  // "measured in years": the unit, not the time.
  if (first.lower === 'in' && end === i + 2 && head.lower !== head.lemma && !isYear(head.text)) return -1
  const hasYear = tokens.slice(i + 1, end).some((token) => isYear(token.text))
  if (/^(on|at|over|until)$/.test(first.lower)) return isTimeAt(tokens, i, end) ? end : -1
  if (/^(during|throughout)$/.test(first.lower)) return end
  if (/^(after|before|since)$/.test(first.lower)) return hasYear || eventNouns.has(head.lemma) || timeNouns.has(head.lemma) ? end : -1
  return (hasYear && head.tag === 'NUM') || timeNouns.has(head.lemma) || timeNouns.has(head.lower) ? end : -1
}

function isTimeAt(tokens: Tokens, i: number, end: number): boolean {
  const head = tokens[headOf(tokens, i + 1, end)]
  const hasDate = tokens
    .slice(i + 1, end)
    .some(
      (token) =>
        /day$/.test(token.lower) ||
        /^(january|february|march|april|june|july|august|september|october|november|december)$/.test(token.lower),
    )
  if (tokens[i]?.lower === 'on') return hasDate && tokens[i + 1]?.tag !== 'ADJ'
  if (tokens[i]?.lower === 'until') return hasDate || isYear(head?.text ?? '')
  const isSpan = timeNouns.has(head?.lemma ?? '')
  if (tokens[i]?.lower === 'over') return isSpan && /^(the|these|those|this)$/.test(tokens[i + 1]?.lower ?? '')
  return (
    !/^same$/.test(tokens[i + 2]?.lower ?? '') &&
    /^(night|weekend|moment|time|christmas|noon|midnight)$/.test(head?.lemma ?? '') &&
    end - i <= 4
  )
}

/** Nouns for a place, or for the part of a text or a study where something is said or done. Sorted. */
const placeNouns = new Set(
  `act area building camp chapter city class classroom country department district essay experiment factory film forest garden hall
  hospital house kitchen laboratory library market mountains museum network north novel office ocean paper play poem region report room
  scene school sea section shop south stanza story street study suburb survey text theatre town university valley village west workplace
  world`.split(/\s+/),
)

/** "in Ireland", "in the second stanza", "at the university". */
export const placePhrase: Adjunct = (tokens, i) => {
  if (!/^(in|at|throughout)$/.test(tokens[i]?.lower ?? '')) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false, of: false })
  if (end < 0 || end - i > 6) return -1
  const head = tokens[headOf(tokens, i + 1, end)]
  const first = tokens[i + 1]
  const isNamed =
    head?.tag === 'PROPN' && head.isName && !timeNouns.has(head.lower) && !tokens.slice(i + 1, end).some((token) => /\d/.test(token.text))
  const isPlace =
    head !== undefined &&
    placeNouns.has(head.lemma) &&
    (first?.tag === 'DET' || first?.tag === 'ADJ' || /^(my|our|this|these|many|some|most|large|small)$/.test(first?.lower ?? ''))
  return isNamed || isPlace ? end : -1
}

/** Prepositions of cause and contrast, of one or several words. Sorted. */
const causePrepositions = [
  'as a consequence of',
  'as a result of',
  'because of',
  'despite',
  'due to',
  'in spite of',
  'owing to',
  'thanks to',
  'without',
]

/** "because of the rain", "despite these problems", "as a result of the crisis". */
export const causePhrase =
  (names: readonly string[] = causePrepositions): Adjunct =>
  (tokens, i) => {
    for (const name of names) {
      const parts = name.split(' ')
      if (!parts.every((part, k) => tokens[i + k]?.lower === part)) continue
      const from = i + parts.length
      if (tokens[from]?.form === 'ing' || tokens[from + 1]?.lower === 'fact') return -1
      const phraseEnd = nounPhraseEnd(tokens, from)
      if (
        phraseEnd < 0 ||
        subjectPronouns.has(tokens[from]?.lower ?? '') ||
        !isNoun(tokens[phraseEnd - 1]) ||
        /^(doubt|question|fail|exception|delay|warning)$/.test(tokens[phraseEnd - 1]?.lower ?? '')
      )
        return -1
      return insidePhrases(tokens, phraseEnd)
    }
    return -1
  }

/** Takes "in the north", "on health" after a noun along. */
function insidePhrases(tokens: Tokens, from: number): number {
  let end = from
  while (/^(in|on|for|between|with|among|to)$/.test(tokens[end]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, end + 1)
    if (next < 0) return end
    end = next
  }
  return end
}

/** Behind a longer clause than this the adjunct would seem to belong to its last words. */
const longestBefore = 12

/** "In 1957, S V ..." to "S V ... in 1957." */
export const adjunctBack = (adjunct: Adjunct): Structure['apply'] =>
  rearrange((sentence, end) => {
    const close = sentence.findIndex(isComma)
    if (close < 1 || adjunct(sentence, 0) !== close) return null
    const clause = clauseAt(sentence, close + 1, end)
    if (clause === null || !isBare(sentence, clause) || pointsTo(sentence, clause)) return null
    if (lateTime(sentence, clause) || clause.end - clause.start > longestBefore) return null
    if (/^(today|nowadays)$/.test(sentence[0]?.lower ?? '') && sentence[clause.verb.main]?.lemma === 'be') return null
    return [compose(sentence.slice(close + 1, end), lowerFirst(sentence.slice(0, close)), sentence.slice(end))]
  })

/** A clause about somebody known, of fewer words than this, bears no phrase before it. */
const shortestAfter = 5

/** "S V ... in 1957." to "In 1957, S V ..." */
export const adjunctFront = (adjunct: Adjunct): Structure['apply'] =>
  rearrange((sentence, end) => {
    for (let at = end - 2; at > 2; at--) {
      if (adjunct(sentence, at) !== end || isComma(sentence[at - 1])) continue
      // "He died in the spring": so short a clause wants nothing before it.
      const isShort = at < shortestAfter && (subjectPronouns.has(sentence[0]?.lower ?? '') || possessives.has(sentence[0]?.lower ?? ''))
      if (isShort) return null
      const clause = clauseAt(sentence, 0, at)
      if (clause === null || !isBare(sentence, clause) || clause.verb.isNegative || bindsLeft(sentence, at, clause)) return null
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
function isBare(tokens: Tokens, clause: Clause): boolean {
  const { verb, end } = clause
  if (hasMark(tokens, clause.start, end) || opensClause(tokens, clause.start, end) || !clause.isSimpleSubject) return false
  if (tokens[clause.start]?.lower === 'there' || tokens[verb.start]?.space === '') return false
  return !tokens
    .slice(verb.end, end)
    .some(
      (token, i) =>
        isVerb(token) ||
        token.text === '(' ||
        (token.lower === 'to' && tokens[verb.end + i + 1]?.tag === 'VERB') ||
        isFinite(tokens, verb.end + i),
    )
}

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
    .some((token) => /^(after|before|during|since|than|throughout|until|while)$/.test(token.lower)) ||
  tokens
    .slice(clause.end - 4, clause.end)
    .some(
      (token) => isYear(token.text) || timeNouns.has(token.lower) || /^(today|now|nowadays|yesterday|than|as|later|ago)$/.test(token.lower),
    )

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
