/**
 * The same question about words, where what was asked lately is not worked out again. `atMost`: words remembered; then all are
 * forgotten. Answers must not change with time, nor be undefined.
 */
export function remembered<Answer>(ask: (word: string) => Answer, atMost: number): (word: string) => Answer {
  const known = new Map<string, Answer>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= atMost) known.clear()
    const answer = ask(word)
    known.set(word, answer)
    return answer
  }
}
