import type { CheckFinding } from '../check.ts'
import { behindAdverbs, isForm, isMark, isOnlyInfinitive, isPlain, lowerAt, type Clause } from './clause.ts'

/** "prøver og lære", "försöker och lära": the word for "and" before an infinitive that nothing before it can be joined with. */
export function findJoinedInfinitives(clause: Clause, and: string): readonly CheckFinding[] {
  const { tokens, of } = clause
  return tokens.flatMap((token, at) => {
    if (token.lower !== and || token.text !== and || at === 0 || isMark(tokens[at - 1])) return []
    // "ble sittende og stirre".
    if (/[ae]nde$/u.test(lowerAt(clause, at - 1))) return []
    const verb = behindAdverbs(clause, at + 1)
    if (!isPlain(tokens[verb]) || !isOnlyInfinitive(clause, lowerAt(clause, verb))) return []
    return tokens.slice(0, at).some((_, i) => mayBeJoined(clause, i)) ? [] : [{ from: at, to: at + 1, suggestions: [of.mark] }]
  })
}

/** Something that an infinitive may be joined with, or that governs one. */
function mayBeJoined(clause: Clause, at: number): boolean {
  const { of, tokens, words } = clause
  const word = lowerAt(clause, at)
  if (tokens[at]?.kind !== 'word') return false
  if (of.modals.has(word) || word === of.mark || isForm(clause, word, 'infinitive')) return true
  return words !== null && word.length >= 5 && isLikeInfinitive(word, words.isKnown)
}

/** "sykle" beside "sykler" and "syklet", "köpa" beside "köper" and "köpte": an infinitive by its other forms. */
const isLikeInfinitive = (word: string, isKnown: (word: string) => boolean): boolean => {
  const stem = word.slice(0, -1)
  const isPresent = isKnown(`${word}r`) || isKnown(`${stem}er`)
  return /[aeoyå]$/u.test(word) && isPresent && [`${word}t`, `${word}de`, `${stem}te`, `${stem}de`].some((past) => isKnown(past))
}
