import type { Finder, FinderAnswer, FinderIndexId, FinderQuery } from '#services/finder/finder.ts'
import { indexNames } from '#services/finder/finder.ts'

/** Indexes that answer as they are told; by default those of a fresh clone, of which none is switched on. */
export const makeFinderStandIn = (
  ids: readonly FinderIndexId[] = [],
  ask: (id: FinderIndexId, query: FinderQuery, signal: AbortSignal) => Promise<FinderAnswer> = async () => ({
    state: 'answered',
    works: [],
    took: 1,
  }),
): Finder => ({ indexes: ids.map((id) => ({ id, name: indexNames[id] })), ask })
