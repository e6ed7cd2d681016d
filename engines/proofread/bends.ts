/** A part of a word, as a pattern, and what is to stand instead. */
export type Change = readonly [part: string, instead: string]

/** Suggestions of a row that bend the token of an atom, one for each change: of `['^es$', 'sea']` at 5, `$5/^es$/sea/`. */
export const bendsOf = (atom: number, changes: readonly Change[]): readonly string[] =>
  changes.map(([part, instead]) => `$${atom}/${part}/${instead}/`)
