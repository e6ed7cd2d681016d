/** Verbs of which one denies the other. Lemmas. Sorted. */
const opposites: readonly (readonly [string, string])[] = [
  ['close', 'open'],
  ['decrease', 'increase'],
  ['die', 'live'],
  ['fail', 'succeed'],
  ['fall', 'rise'],
  ['gain', 'lose'],
  ['lose', 'win'],
  ['shrink', 'grow'],
]

/** "Prices rose, but wages fell": two verbs that answer each other. Lemmas. */
export const areOpposite = (one: string, other: string): boolean =>
  one !== other && opposites.some((both) => both.includes(one) && both.includes(other))
