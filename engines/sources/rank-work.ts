import type { RecordMatch } from './match-words.ts'

export type RankFacts = {
  readonly shares: RecordMatch['shares']
  /** Indexes that know it. */
  readonly indexes: number
  readonly citations: number | null
  readonly year: number | null
  /** The year that it is now. */
  readonly thisYear: number
}

/** Parts of what a text and a work have in common; together 1. */
const parts = { whole: 0.66, title: 0.18, sentence: 0.16 } as const
/** What else lifts a work, as parts of the last tenth; together 1. */
const extras = { agreement: 0.4, citations: 0.4, recency: 0.2 } as const
const extraShare = 0.1
/** From here on, more indexes, citations and years make no difference. */
const most = { indexes: 3, citations: 1_000, years: 30 } as const

/**
 * How well a work answers a search, from 0 to 1: `c * (0.9 + 0.1 * e)`.
 *
 * `c` is what the work and the text have in common: 0.66 of the share of key words that it holds anywhere, each weighed by its rarity, since a rare word tells
 * more; 0.18 of the share in its title, which says what a work is about while an abstract names much in passing; 0.16 of the share in
 * the one sentence or title that holds most, since words that stand together mean the same matter and words that are strewn over an abstract need not.
 *
 * `e` is what speaks for a work by itself: several indexes that found it (0.4), its citations on a logarithmic scale (0.4) and its year (0.2; 30 years
 * old counts nothing). It multiplies `c`, so a work that has nothing in common with the text stays at 0 however famous it is, and no popularity makes up for a
 * tenth of what is lacking in `c`.
 */
export function rankOf({ shares, indexes, citations, year, thisYear }: RankFacts): number {
  const sentence = Math.max(shares.title, shares.passage)
  const common = parts.whole * shares.whole + parts.title * shares.title + parts.sentence * sentence
  const extra =
    extras.agreement * within((indexes - 1) / (most.indexes - 1)) +
    extras.citations * within(Math.log1p(citations ?? 0) / Math.log1p(most.citations)) +
    extras.recency * (year === null ? 0 : within(1 - (thisYear - year) / most.years))
  return within(common * (1 - extraShare + extraShare * extra))
}

const within = (value: number): number => Math.min(1, Math.max(0, value))
