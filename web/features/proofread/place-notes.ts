/** A card beyond the margin line: where it would like to stand, and how high it is; in pixels from the top. */
export type Card = { readonly id: string; readonly wanted: number; readonly height: number }

/**
 * Where cards stand so that none covers another: each as near to its paragraph as those before it allow. The active one
 * comes first: it stands beside its line, and those before it move up as far as there is room.
 */
export function placeNotes(cards: readonly Card[], active: string | null, gap: number): readonly number[] {
  const tops: number[] = []
  const at = cards.findIndex(({ id }) => id === active)
  let free = 0
  for (const [i, { wanted, height }] of cards.entries()) {
    const top = Math.max(wanted, free, 0)
    tops.push(top)
    free = top + height + gap
    if (i === at) free = raise({ cards, tops, at: i, gap }) + height + gap
  }
  return tops
}

type Raising = { readonly cards: readonly Card[]; readonly tops: number[]; readonly at: number; readonly gap: number }

/** Puts the card at `at` beside its line, moving those before it up; gives its top. */
function raise({ cards, tops, at, gap }: Raising): number {
  const above = cards.slice(0, at).reduce((sum, { height }) => sum + height + gap, 0)
  const top = Math.max(cards[at]?.wanted ?? 0, above)
  tops[at] = top
  let limit = top - gap
  for (let i = at - 1; i >= 0; i--) {
    const height = cards[i]?.height ?? 0
    if ((tops[i] ?? 0) + height <= limit) break
    tops[i] = limit - height
    limit = (tops[i] ?? 0) - gap
  }
  return top
}
