/** Problems that say something about who is signed in, whatever was asked. */
export const accountProblems = ['user-disabled', 'user-token-expired', 'sign-in-needed'] as const
export type AccountProblem = (typeof accountProblems)[number]

const listeners = new Set<(code: AccountProblem) => void>()

/** Hears of such a problem in any answer of the API. Gives back how to stop. */
export function onAccountProblem(listener: (code: AccountProblem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called with the code of every problem that the API answers. */
export function noteProblem(code: string): void {
  const known = accountProblems.find((one) => one === code)
  if (known) for (const listener of listeners) listener(known)
}
