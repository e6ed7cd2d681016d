import type { FoundWork, ProviderId } from './online-search.ts'

/** A work that one query of a service found; `place` counts from 0 in its answer. */
export type Hit = { readonly provider: ProviderId; readonly query: string; readonly place: number; readonly work: FoundWork }

/** A work with what is known of it from all services. */
export type RankedWork = {
  readonly provider: ProviderId
  readonly work: FoundWork
  /** Where its text may be, the likeliest first. */
  readonly urls: readonly string[]
  /** Passages that services have sent, each once. */
  readonly snippets: readonly string[]
}

/**
 * The works that most queries found, first; between equals those that stood higher. The same work from two services or
 * under two addresses of the same form counts once, with the facts of the service that knew most of it.
 */
export function rankWorks(hits: readonly Hit[], most: number): readonly RankedWork[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) {
    const key = workKey(hit.work)
    const group = groups.get(key)
    if (group) group.push(hit)
    else groups.set(key, [hit])
  }
  return [...groups.values()]
    .map((group) => ({ group, score: scoreOf(group) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ group }) => merged(group))
}

/** Each query counts once, a little less the lower the work stood. */
function scoreOf(group: readonly Hit[]): number {
  const best = new Map<string, number>()
  for (const { query, place } of group) best.set(query, Math.max(best.get(query) ?? 0, 1 / (1 + place / 10)))
  return [...best.values()].reduce((sum, score) => sum + score, 0)
}

function merged(group: readonly Hit[]): RankedWork {
  const [first, ...others] = group.toSorted((a, b) => knownOf(b.work) - knownOf(a.work))
  if (!first) throw new Error('a group has a work')
  const all = [first, ...others].map(({ work }) => work)
  const urls = [...all.map(({ fullTextUrl }) => fullTextUrl), ...all.map(({ url }) => url)].filter((url) => url !== null)
  const snippets = all.map(({ snippet }) => snippet).filter((snippet) => snippet !== null)
  return { provider: first.provider, work: first.work, urls: [...new Set(urls)], snippets: [...new Set(snippets)] }
}

const knownOf = ({ fullTextUrl, authors, year }: FoundWork): number =>
  Number(fullTextUrl !== null) * 2 + Number(authors.length > 0) + Number(year !== null)

/** A DOI names a work wherever it stands; else the address does, without what only counts visitors. */
export function workKey({ url, fullTextUrl }: Pick<FoundWork, 'url' | 'fullTextUrl'>): string {
  const doi = [url, fullTextUrl ?? '']
    .map((address) => /\b10\.\d{4,9}\/[^\s?#"<>]+/.exec(decoded(address))?.[0])
    .find((found) => found !== undefined)
  if (doi) return doi.toLowerCase().replace(/(?:\.pdf|\/)+$/, '')
  const address = new URL(url)
  const kept = new URLSearchParams([...address.searchParams].filter(([name]) => !/^(?:utm_|fbclid$|gclid$|ref$)/.test(name)))
  kept.sort()
  return `${address.hostname.replace(/^www\./, '')}${address.pathname.replace(/\/+$/, '')}?${kept}`
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
