import type { WordKnowledge } from './language.ts'
import type { LintToken } from './token.ts'

type Ask<Answer> = (token: LintToken, known: WordKnowledge) => Answer

/** A question about one word, worked out once: the checks of a sentence ask the same of it again and again. Kept as long as the token. */
export function askedOnce<Answer>(ask: Ask<Answer>): Ask<Answer> {
  const kept = new WeakMap<LintToken, { readonly known: WordKnowledge; readonly answer: Answer }>()
  return (token, known) => {
    const before = kept.get(token)
    if (before?.known === known) return before.answer
    const answer = ask(token, known)
    kept.set(token, { known, answer })
    return answer
  }
}
