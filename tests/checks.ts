import type { Checks } from '#services/checks/checks.ts'
import type { Corpus } from '#services/corpus/corpus.ts'

const none = async (): Promise<never> => {
  throw new Error('this stand-in has no such thing')
}

/** Checks that remember nothing. */
export const makeChecksStandIn = (given: Partial<Checks> = {}): Checks => ({
  begin: none,
  optionalCheck: async () => null,
  optionalState: async () => null,
  list: async () => ({ checks: [] }),
  setExclusions: async () => null,
  cancel: async () => null,
  remove: async () => false,
  share: async () => null,
  endShare: async () => false,
  optionalShared: async () => null,
  all: async function* () {},
  runDue: async () => undefined,
  sweep: async () => 0,
  ...given,
})

/** A corpus without a document. */
export const makeCorpusStandIn = (given: Partial<Corpus> = {}): Corpus => ({
  collections: async () => [],
  requireCollection: none,
  makeCollection: none,
  removeCollection: async () => undefined,
  add: none,
  addMany: async () => [],
  documents: async () => ({ documents: [], next: null }),
  all: async function* () {},
  remove: async () => 0,
  candidates: async () => ({ candidates: [], commonHashes: new Float64Array(), documents: 0, otherInstitutions: false }),
  stats: none,
  merge: async () => 0,
  purge: async () => 0,
  reindex: async () => 0,
  verify: async () => [],
  ...given,
})
