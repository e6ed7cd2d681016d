import type pg from 'pg'
import type { Logger } from 'pino'
import { addDocuments, type Limits } from './add-documents.ts'
import { listCollections, makeCollection, removeCollection, requireCollection } from './collections.ts'
import type { Corpus } from './corpus.ts'
import { listDocuments, ownDocuments, removeDocuments } from './documents.ts'
import { indexText, type IndexText } from './index-text.ts'
import { findCandidates } from './find-candidates.ts'
import { mergeSegments } from './merge.ts'
import { purge } from './purge.ts'
import { reindex } from './reindex.ts'
import { readStats } from './stats.ts'
import { verify } from './verify.ts'

export type CorpusOptions = {
  readonly pool: pg.Pool
  /** Told, with counts, when segments pile up. */
  readonly log: Pick<Logger, 'warn'>
  readonly limits?: Limits | undefined
  /** How texts are read for the index; by default here and now, on the thread that asks. */
  readonly index?: IndexText | undefined
}

const noLimits: Limits = { perAccount: 0, perInstitution: 0 }

/** The corpus in PostgreSQL: texts in rows, their fingerprints in packed blocks (decision 30). */
export function makeCorpus({ pool, log, limits = noLimits, index = indexText }: CorpusOptions): Corpus {
  const parts = { pool, index, limits }
  const add: Corpus['addMany'] = (viewer, collectionId, documents) => addDocuments(parts, viewer, { collectionId, documents })
  return {
    collections: (viewer) => listCollections(pool, viewer),
    requireCollection: (viewer, idOrName) => requireCollection(pool, viewer, idOrName),
    makeCollection: (viewer, wish) => makeCollection(pool, viewer, wish),
    removeCollection: (viewer, id) => removeCollection(pool, viewer, id),
    add: async (viewer, collectionId, document) => {
      const [added] = await add(viewer, collectionId, [document])
      if (!added) throw new Error('One document in, none out.')
      return added
    },
    addMany: add,
    documents: (viewer, collectionId, query) => listDocuments(pool, viewer, { collectionId, ...query }),
    all: (accountId) => ownDocuments(pool, accountId),
    remove: (viewer, collectionId, ids) => removeDocuments(pool, viewer, { collectionId, ids }),
    candidates: (query) => findCandidates(pool, query),
    stats: (viewer) => readStats(pool, viewer),
    merge: (signal, { isQuiet } = {}) => mergeSegments({ pool, log }, { signal, isQuiet }),
    purge: (signal) => purge(pool, signal),
    reindex: (signal) => reindex({ pool, index }, signal),
    verify: (signal) => verify(pool, signal),
  }
}
