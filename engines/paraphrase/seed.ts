/** A source of numbers in [0, 1): the same seed gives the same row of numbers. */
export type Random = () => number

/** Mulberry32, by Tommy Ettinger (2017, public domain): 32 bits of state, more than enough to vary a text. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits, over the UTF-16 units of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The items in a random order; the list given stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** The item that `draw` (0 to 1) falls on, the earlier ones more often: each is twice as likely as the next. Undefined for none. */
export function pickEarly<Item>(items: readonly Item[], draw: number): Item | undefined {
  const total = 2 ** items.length - 1
  let left = draw * total
  return items.find((_, i) => (left -= 2 ** (items.length - 1 - i)) < 0) ?? items.at(-1)
}

/** A number in [0, 1) for a question: over the seeds its answers spread evenly, so that a few seeds already differ. */
export type Draw = (question: string) => number

const goldenRatio = 0.6180339887498949

/** Answers by a Weyl sequence over the seeds (H. Weyl, 1916), begun elsewhere for every text and question. */
export const makeDraw =
  (text: string, seed: number): Draw =>
  (question) =>
    (hashText(`${question}\n${text}`) / 4294967296 + seed * goldenRatio) % 1
