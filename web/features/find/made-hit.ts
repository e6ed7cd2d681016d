import type { Hit } from '#tools/find/contract.ts'

/** A hit for tests. */
export const madeHit = (id: string, part: Partial<Hit> = {}): Hit => ({
  id,
  item: { id, type: 'article-journal', title: `Title ${id}` },
  kind: 'article',
  year: 2020,
  language: 'en',
  passage: null,
  titleMatches: [],
  passageMatches: [],
  matched: [],
  rank: 0.5,
  indexes: ['crossref'],
  openAccessUrl: null,
  url: null,
  retraction: null,
  keptId: null,
  ...part,
})
