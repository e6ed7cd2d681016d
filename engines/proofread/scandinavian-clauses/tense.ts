import type { CheckFinding } from '../check.ts'
import { isFinite, isPronoun, isSurelyFinite } from '../verb-second/order.ts'
import { inCaseOf, isForm, isMark, lowerAt, type Clause, type ClauseLanguage } from './clause.ts'

/** What the check of tenses must know. */
export type TenseLanguage = ClauseLanguage & {
  /** Words and phrases for a time that is over, as they open or close a clause: words apart by spaces. */
  readonly pastTimes: RegExp
  /** Verbs in the present that may stand beside such a time: "I går skriver avisen". */
  readonly timeless: ReadonlySet<string>
  /** Words before such a time that make it part of something else: "avisen fra i går". */
  readonly timeOwners: ReadonlySet<string>
  /** Conjunctions of what once was: "när jag var liten". */
  readonly whens: ReadonlySet<string>
}

type TenseClause = Clause & { readonly of: TenseLanguage }

const timeAtMost = 4

/** Verbs in the present although the time told is over. */
export function findTenses(clause: TenseClause): readonly CheckFinding[] {
  const found = behindTime(clause) ?? beforeTime(clause) ?? behindWhen(clause)
  return found ? [found] : []
}

/** How many tokens from `at` on name a time that is over; 0 where none do. */
function timeAt({ tokens, of }: TenseClause, at: number): number {
  for (let length = timeAtMost; length > 0; length--) {
    const text = tokens.slice(at, at + length)
    if (text.length === length && of.pastTimes.test(text.map(({ lower }) => lower).join(' '))) return length
  }
  return 0
}

/** A verb that is present for sure; the perfect counts where its participle follows. */
const isPresent = (clause: TenseClause, at: number): boolean => {
  const word = lowerAt(clause, at)
  const isBook = isForm(clause, word, 'present') && !isForm(clause, word, 'past', 'infinitive', 'perfect')
  return isBook && isSurelyFinite(clause.tokens[at], reading(clause)) && !clause.of.timeless.has(word)
}

const reading = ({ tokens, of, words }: Clause): { tokens: Clause['tokens']; of: ClauseLanguage['order']; words: Clause['words'] } => ({
  tokens,
  of: of.order,
  words,
})

/** "I går kjøper jeg". */
function behindTime(clause: TenseClause): CheckFinding | null {
  const length = timeAt(clause, 0)
  if (length === 0 || !isPresent(clause, length) || !isPronoun(reading(clause), length + 1)) return null
  return toPast(clause, length)
}

/** "Jeg kjøper en bil i går." */
function beforeTime(clause: TenseClause): CheckFinding | null {
  const { tokens, of } = clause
  if (!isPronoun(reading(clause), 0)) return null
  const isPerfect = of.have.has(lowerAt(clause, 1)) && isForm(clause, lowerAt(clause, 2), 'perfect')
  if (!isPerfect && !isPresent(clause, 1)) return null
  const end = tokens.findIndex((token) => isMark(token))
  const last = end < 0 ? tokens.length : end
  const time = [4, 3, 2, 1].find((length) => last - length > 1 && timeAt(clause, last - length) === length)
  if (time === undefined) return null
  const start = last - time
  const between = tokens.slice(isPerfect ? 3 : 2, start)
  if (of.timeOwners.has(lowerAt(clause, start - 1)) || (tokens[last]?.lower ?? '.') !== '.') return null
  if (between.some((token) => of.order.joiners.has(token.lower) || isFinite(token, reading(clause)) || token.lower === of.mark)) return null
  if (between.some(({ lower }) => /^s[ei]d(?:an|en)$/u.test(lower))) return null
  if (!isPerfect) return toPast(clause, 1)
  const pasts = of.order.verbs.verbsWith('perfect', lowerAt(clause, 2)).map(({ past }) => past)
  return pasts.length === 0 ? null : { from: 1, to: 3, suggestions: [...new Set(pasts)] }
}

/** "När jag var liten bor jag i Iran". */
function behindWhen(clause: TenseClause): CheckFinding | null {
  const { tokens, of } = clause
  if (!of.whens.has(lowerAt(clause, 0)) || !isPronoun(reading(clause), 1) || !isForm(clause, lowerAt(clause, 2), 'past')) return null
  for (let at = 3; at < Math.min(tokens.length, 14); at++) {
    if (of.order.joiners.has(lowerAt(clause, at)) || (isMark(tokens[at]) && lowerAt(clause, at) !== ',')) return null
    if (!isSurelyFinite(tokens[at], reading(clause))) continue
    const isMain = isPronoun(reading(clause), at + 1) && isPresent(clause, at)
    return isMain ? toPast(clause, at) : null
  }
  return null
}

function toPast(clause: Clause, at: number): CheckFinding | null {
  const pasts = clause.of.order.verbs.verbsWith('present', lowerAt(clause, at)).map(({ past }) => past)
  const right = pasts.map((past) => inCaseOf(past, clause.tokens[at]?.text))
  return right.length === 0 ? null : { from: at, to: at + 1, suggestions: [...new Set(right)] }
}
