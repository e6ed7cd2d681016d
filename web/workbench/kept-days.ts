const usual: readonly number[] = [1, 7, 30, 90, 180, 365]

/** How long a history may be kept, to choose from: the usual spans, the longest that is allowed, and the one that holds. */
export function keptDays(now: number, atMost: number): readonly number[] {
  const days = [...usual, atMost, now].filter((one) => one <= atMost)
  return [...new Set(days)].toSorted((one, other) => one - other)
}
