import type { Forms } from './forms.ts'

/** Words remembered of a language; then all are forgotten. */
const rememberedAtMost = 2_000

/** The same forms, where what was asked lately is not worked out again: one look-up asks the same form for each of a hundred synonyms. */
export const rememberForms = ({ analyse, lexemesOf }: Forms): Forms => ({
  analyse: remembered(analyse),
  lexemesOf: remembered(lexemesOf),
})

function remembered<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= rememberedAtMost) known.clear()
    const answer = ask(word)
    known.set(word, answer)
    return answer
  }
}
