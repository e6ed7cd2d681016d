/** What rules of forms ask of a spelling dictionary. */
export type WordTests = {
  readonly isKnown: (word: string) => boolean
  /** Dictionary forms that a form may belong to, where the dictionary says. */
  readonly stems?: (word: string) => readonly string[]
}

/** The same function with its last answers kept: the dictionary is slow beside the rules. At most `most`; then all are forgotten. */
export function remember<Answer>(answerTo: (word: string) => Answer, most = 4000): (word: string) => Answer {
  const known = new Map<string, Answer>()
  return (word) => {
    const answer = known.get(word)
    if (answer !== undefined) return answer
    const fresh = answerTo(word)
    if (known.size >= most) known.clear()
    known.set(word, fresh)
    return fresh
  }
}
