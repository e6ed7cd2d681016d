import type { CheckFinding } from './check.ts'
import type { LintToken } from './token.ts'

/** "10.května", "20.storočí": a day or century and its dot written together with the word behind them. */
export function findDatesWithoutSpace(tokens: readonly LintToken[], words: ReadonlySet<string>): readonly CheckFinding[] {
  return tokens.flatMap((number, i): readonly CheckFinding[] => {
    const [dot, word] = [tokens[i + 1], tokens[i + 2]]
    const isOrdinal = number.kind === 'number' && /^\d{1,2}$/.test(number.text) && dot?.text === '.' && dot.space === ''
    if (!isOrdinal || !word || word.space !== '' || !words.has(word.lower)) return []
    return [{ from: i, to: i + 3, suggestions: [`${number.text}. ${word.text}`] }]
  })
}
