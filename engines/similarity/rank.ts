import type { Query } from './fingerprint.ts'
import type { Span } from '../text/span.ts'
import type { StopHash } from './segment.ts'

/** The postings of one segment whose hashes the query has, in any order. */
export type SegmentHits = {
  readonly hashes: ArrayLike<number>
  readonly ordinals: ArrayLike<number>
  /** Of the hashes asked for, those known to be in more documents than have postings. */
  readonly stopHashes?: readonly StopHash[]
}

/** A document that may hold passages of the query: the segment's index in the list asked, and the ordinal in it. */
export type Candidate = {
  readonly segment: number
  readonly ordinal: number
  readonly score: number
  /** Different hashes shared. */
  readonly hits: number
  /** Where in the checked text shared shingles stand; empty when the query's places are not known. */
  readonly near: readonly Span[]
}

export type RankOptions = {
  /** The query with its places: passages are then the unit, so that a long document does not win by chance hits. */
  readonly query?: Query
  /** UTF-16 units of the checked text: above 20,000 more candidates are kept. */
  readonly characters?: number
  /** Candidates kept; by default 20, or 50 for a long text. */
  readonly limit?: number
}

/** Documents below this share too little to be worth aligning: two rare shingles are enough. */
const leastScore = 0.9
const longText = 20_000
/** Shingles of the query that make a passage: about 90 words. */
const passage = 48
/** What hits outside the best passage count. */
const elsewhere = 0.15

/**
 * The documents most likely to hold passages of a text, best first. A shared hash counts 1/sqrt(documents that have it); a
 * document's score is the best sum over a passage of the query and a little for hits elsewhere.
 */
export function rankDocuments(hitsPerSegment: readonly SegmentHits[], options: RankOptions = {}): readonly Candidate[] {
  const weights = weightsOf(hitsPerSegment)
  const placeOf = options.query ? placesOf(options.query) : null
  const candidates: (Omit<Candidate, 'near'> & { readonly shared: readonly Hit[] })[] = []
  for (const [segment, { hashes, ordinals }] of hitsPerSegment.entries()) {
    const byDocument = new Map<number, Set<number>>()
    for (let i = 0; i < hashes.length; i++) {
      const ordinal = ordinals[i] ?? 0
      const own = byDocument.get(ordinal)
      if (own) own.add(hashes[i] ?? 0)
      else byDocument.set(ordinal, new Set([hashes[i] ?? 0]))
    }
    for (const [ordinal, own] of byDocument) {
      const hits = [...own].map((hash) => ({ place: placeOf?.get(hash) ?? 0, weight: weights.get(hash) ?? 0 }))
      const score = placeOf ? scorePassage(hits) : sum(hits)
      if (score >= leastScore) candidates.push({ segment, ordinal, score, hits: own.size, shared: hits })
    }
  }
  const limit = options.limit ?? ((options.characters ?? 0) > longText ? 50 : 20)
  const best = candidates.sort((a, b) => b.score - a.score || a.segment - b.segment || a.ordinal - b.ordinal).slice(0, limit)
  return best.map(({ shared, ...candidate }) => ({ ...candidate, near: nearOf(shared, options.query) }))
}

type Hit = { readonly place: number; readonly weight: number }

const sum = (hits: readonly Hit[]): number => hits.reduce((total, { weight }) => total + weight, 0)

function scorePassage(hits: readonly Hit[]): number {
  const ordered = [...hits].sort((a, b) => a.place - b.place)
  let best = 0
  let inside = 0
  let first = 0
  for (const { place, weight } of ordered) {
    inside += weight
    while (place - (ordered[first]?.place ?? place) > passage) inside -= ordered[first++]?.weight ?? 0
    if (inside > best) best = inside
  }
  return best + elsewhere * (sum(hits) - best)
}

function weightsOf(segments: readonly SegmentHits[]): Map<number, number> {
  const documents = new Map<number, number>()
  for (const { hashes, stopHashes = [] } of segments) {
    const stopped = new Set<number>()
    for (const { hash, documents: known } of stopHashes) {
      stopped.add(hash)
      documents.set(hash, (documents.get(hash) ?? 0) + known)
    }
    for (let i = 0; i < hashes.length; i++) {
      const hash = hashes[i] ?? 0
      if (!stopped.has(hash)) documents.set(hash, (documents.get(hash) ?? 0) + 1)
    }
  }
  return new Map([...documents].map(([hash, count]) => [hash, 1 / Math.sqrt(count)]))
}

const placesOf = ({ hashes, places }: Query): ReadonlyMap<number, number> => {
  const known = new Map<number, number>()
  for (let i = 0; i < hashes.length; i++) known.set(hashes[i] ?? 0, places[i] ?? 0)
  return known
}

/** Hits closer than this, in shingles, are one place. */
const joined = 24

function nearOf(hits: readonly Hit[], query: Query | undefined): readonly Span[] {
  if (!query) return []
  const places = hits.map(({ place }) => place).sort((a, b) => a - b)
  const spans: { start: number; end: number; last: number }[] = []
  for (const place of places) {
    const open = spans.at(-1)
    const end = query.ends[place] ?? 0
    if (open && place - open.last <= joined) Object.assign(open, { end: Math.max(open.end, end), last: place })
    else spans.push({ start: query.starts[place] ?? 0, end, last: place })
  }
  return spans.map(({ start, end }) => ({ start, end }))
}
