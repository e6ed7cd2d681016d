export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length)

/** The value below which a share (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0
}

/** Area under the receiver's curve: how often a text of a model scores above one of a person; a tie counts half. */
export function auroc(people: readonly number[], models: readonly number[]): number {
  const ordered = people.toSorted((a, b) => a - b)
  const below = (bound: number, isWithin: (value: number) => boolean): number => {
    let [low, high] = [0, ordered.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isWithin((ordered[middle] ?? bound) - bound)) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = models.map((score) => (below(score, (gap) => gap < 0) + below(score, (gap) => gap <= 0)) / 2)
  return wins.reduce((a, b) => a + b, 0) / (people.length * models.length)
}

/** Texts of models that are found when so large a share of people's texts is flagged. */
export const foundAt = (people: readonly number[], models: readonly number[], share: number): number => {
  const bound = quantile(people, 1 - share)
  return models.filter((score) => score > bound).length / Math.max(1, models.length)
}

/** Interval of a share at 95 % (Wilson 1927). */
export function wilson(count: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const z = 1.96
  const [share, square] = [count / of, (z * z) / of]
  const centre = (share + square / 2) / (1 + square)
  const reach = (z * Math.sqrt((share * (1 - share)) / of + square / (4 * of))) / (1 + square)
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
