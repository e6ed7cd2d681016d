import { comma, compose, lowerFirst, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, demonstratives } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { reorderMainFirst, reorderSubFirst } from './antecedent.ts'
import { hasMark, leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { finalTurn, frontedTurn, isMovable, loneClause, markFrom, losesCapital, opensFinite, pointers } from './subclause.ts'
import {
  hasBareComparison,
  meansOne,
  isClaim,
  isComparative,
  isReason,
  judging,
  leansOnMain,
  opensOwned,
  opensPointing,
  takesUpNoun,
} from './subclause-lean.ts'
import type { SubclauseTurn } from './subclause-lean.ts'
import { grantedWhile } from './while-clause.ts'
import { hasWord, wordSet } from './word-set.ts'

/** "X, so Y": two clauses of which each can be read by itself, joined by a comma and one of the conjunctions. */
function joinedTurn(sentence: Tokens, end: number, conjunctions: ReadonlySet<string>): SubclauseTurn | null {
  const lead = leadEnd(sentence)
  const at = sentence.findIndex(({ lower }, i) => i > lead + 2 && i < end && conjunctions.has(lower) && isComma(sentence[i - 1]))
  if (at < 0 || hasMark(sentence, lead, at - 1)) return null
  const main = loneClause(sentence, lead, at - 1)
  const sub = main === null ? null : loneClause(sentence, at + 1, markFrom(sentence, at + 1, end))
  return main === null || sub === null ? null : { sentence, lead, at, size: 1, main, sub }
}

/** Openings and verbs of comment, wish and address, which are no cause: "maybe it was late, so". Sorted. */
const notCaused = wordSet('guess hope maybe perhaps please suppose thanks wonder')
/** Words that hang on the clause before, or make a turn of speech: "so we left anyway". Sorted. */
const turning = wordSet(
  'also anyway basically either even instead just nevertheless obviously probably rather simply still then too yes yet',
)

/** A shorter clause is no end behind a reason, as "he won". */
const shortestEnd = 3

/** "so we left". */
const result = wordSet('so')

/** "The room was cold, so we left." to "Since the room was cold, we left."; with "because" where something happened. */
export const soToReason: Structure['apply'] = rearrange((sentence, end) => {
  const turn = joinedTurn(sentence, end, result)
  if (turn === null || turn.sub.end - turn.sub.start < shortestEnd) return null
  const { lead, at, main, sub } = turn
  const told = sentence.slice(main.start, at)
  const next = sentence[at + 1]?.lower ?? ''
  if (lead > 0 || /^(?:as|did|do|does|far|is|long|many|much|that|was)$/.test(next) || hasWord(sentence, notCaused)) return null
  if (hasWord(told, turning) || hasWord(sentence.slice(at, end), turning) || opensFinite(sentence, main) || losesCapital(sentence, main))
    return null
  const isAimed =
    /^(?:can|could|may|might)$/.test(sentence[sub.verb.start]?.lower ?? '') &&
    (!sub.verb.isNegative || sentence.some(({ lower }, i) => i > at && lower === 'only'))
  // "so I realize": a turn of speech.
  const isThought = /^(?:know|realise|realize|see|suppose|understand)$/.test(sentence[sub.verb.main]?.lemma ?? '')
  if (isAimed || isThought || demonstratives.has(next)) return null
  // "The house was cold because the stove was out, so": a reason of the reason.
  if (told.some(({ lower, tag }) => tag === 'SCONJ' && /^(?:as|because|since)$/.test(lower))) return null
  // "Since I was a child": with the past it would be a time.
  const isState = isReason({ ...turn, sub: main }) && !/^(?:'d|had|was|were)$/.test(sentence[main.verb.start]?.lower ?? '')
  const opener = word(isState ? 'since' : 'because', 'SCONJ')
  return [compose([opener], lowerFirst(told.slice(0, -1)), [comma()], sentence.slice(at + 1))]
})

/** Words by which a reason is measured or the only one: "because it was so late". Sorted. */
const measuring = wordSet('only so')

/** "Because X, Y.", "As it was late, we left." to "It was late, so we left." */
export const reasonToSo: Structure['apply'] = rearrange((sentence, end) => {
  const turn = frontedTurn(sentence, end, ['because', 'as', 'since'], true)
  if (turn === null || !isMovable(turn) || !(sentence[turn.at]?.lower === 'because' || isReason(turn))) return null
  const { lead, main, sub } = turn
  // "Because they were small, the boats": the noun would come behind its pronoun.
  const told = sentence.slice(sub.start, sub.end)
  if (
    leansOnMain(sentence, turn) ||
    hasWord(told, measuring) ||
    told.some(({ lower }, i) => lower === 'such' && told[i + 1]?.tag === 'DET')
  )
    return null
  // "As the days get longer, the nights get warmer" tells a measure, and "so to" an aim.
  if ((sentence[turn.at]?.lower === 'as' && told.some(isComparative)) || sentence[main.start]?.lower === 'to') return null
  return [
    compose(
      sentence.slice(0, lead),
      lowerFirst(sentence.slice(sub.start, sub.end)),
      [comma(), word('so', 'CCONJ')],
      sentence.slice(main.start),
    ),
  ]
})

/** "We left because it was late." to "It was late, so we left." */
export const reasonFirst: Structure['apply'] = rearrange((sentence, end) => {
  const turn = finalTurn(sentence, end, ['because', 'as', 'since'])
  if (turn === null || !isMovable(turn) || turn.lead > 0) return null
  const { at, main, sub } = turn
  if (!(sentence[at]?.lower === 'because' || (isReason(turn) && isComma(sentence[at - 1])))) return null
  const verb = sentence[main.verb.main]?.lemma ?? ''
  const isJudged = main.verb.hasModal || notTold.has(verb) || judging.has(verb) || sub.end - sub.start > 2 * (main.end - main.start)
  const opener = sentence[main.verb.start]
  const isBefore = opener?.lower === 'had' || (opener?.lemma === 'have' && !main.verb.isPassive)
  if (isClaim(sentence, main) || sentence[main.verb.main]?.form === 'ing') return null
  if (main.verb.isNegative || isJudged || isBefore || hasWord(sentence.slice(sub.start, sub.end), pointers)) return null
  if (meansOne(sentence, sub, main) || sentence[sub.end - 1]?.lower === 'it') return null
  const moved = reorderSubFirst(sentence, main, sub)
  if (moved === null) return null
  return [compose(moved.sub, [comma(), word('so', 'CCONJ')], lowerFirst(moved.main), sentence.slice(end))]
})

/** Verbs of being: what explains them does not bring them about, as in "he is tired because". Sorted. */
const notTold = wordSet('be have know seem')

/** "Although X, Y." to "X; however, Y." */
export const concessionToHowever: Structure['apply'] = rearrange((sentence, end) => {
  const turn = frontedTurn(sentence, end, ['although', 'though', 'even though'], true)
  if (turn === null || turn.lead > 0 || leansOnMain(sentence, turn)) return null
  const { main, sub } = turn
  if (
    sentence.some(({ text }) => /^[;:]$/.test(text)) ||
    hasWord(sentence.slice(main.start, end), turning) ||
    sub.end - sub.start < 4 ||
    main.end - main.start < 4
  )
    return null
  const joint = [word(';', 'PUNCT'), word('however', 'ADV'), comma()]
  return [compose(sentence.slice(sub.start, sub.end), joint, sentence.slice(main.start))]
})

/** "while others stayed". Sorted. */
const contrasts = wordSet('whereas while')

/** "X, while Y." to "While X, Y." */
export const contrastFront: Structure['apply'] = rearrange((sentence, end) => {
  const turn = joinedTurn(sentence, end, contrasts)
  if (turn === null) return null
  const { lead, at, main, sub } = turn
  const conjunction = sentence.slice(at, at + 1)
  // "in March, while it was still frozen": the same time.
  const isTime = sentence[at]?.lower === 'while' && /^(?:he|i|it|she|they|we|you)$/.test(sentence[sub.start]?.lower ?? '')
  // "We find that it holds, while all others fail": the second clause may be what was found, too.
  const isFound = clauseVerbs.has(sentence[main.verb.main]?.lemma ?? '') && !clauseVerbs.has(sentence[sub.verb.main]?.lemma ?? '')
  if (sentence[sub.verb.main]?.form === 'ing' || losesCapital(sentence, main) || lead > 2 || isFound || isTime) return null
  const opener = lead > 0 ? conjunction : lowerFirst(conjunction)
  return [compose(sentence.slice(0, lead), opener, lowerFirst(sentence.slice(main.start, at - 1)), [comma()], sentence.slice(at + 1))]
})

/** "While X, Y." that grants something, to "Y, although X." */
export const grantedBack: Structure['apply'] = rearrange((sentence, end) => {
  const turn = grantedWhile(sentence, end) === null ? null : frontedTurn(sentence, end, ['while'])
  if (turn === null || !isMovable(turn) || leansOnMain(sentence, turn)) return null
  const { lead, main, sub } = turn
  if (opensFinite(sentence, main) || opensOwned(sentence, main) || takesUpNoun(sentence, main, sub)) return null
  if (
    opensPointing(sentence, sub) ||
    hasBareComparison(sentence, main) ||
    main.end - main.start < 4 ||
    hasWord(sentence.slice(main.start, main.end), conceding)
  )
    return null
  const moved = reorderMainFirst(sentence, main, sub)
  if (moved === null) return null
  return [compose(sentence.slice(0, lead), moved.main, [comma(), word('although', 'SCONJ')], lowerFirst(moved.sub), sentence.slice(end))]
})
/** Words by which the main clause grants something itself: "despite the rain". Sorted. */
const conceding = wordSet('although but despite notwithstanding though')
