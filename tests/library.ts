import type { Library } from '#services/library/library.ts'

const none = async (): Promise<never> => {
  throw new Error('this stand-in has no such thing')
}

/** A library that remembers nothing. */
export const makeLibraryStandIn = (given: Partial<Library> = {}): Library => ({
  page: async () => ({ items: [], total: 0 }),
  overview: none,
  requireItem: none,
  add: none,
  change: none,
  remove: none,
  undo: none,
  doubles: async () => ({ pairs: [] }),
  merge: none,
  makeFolder: none,
  renameFolder: none,
  removeFolder: none,
  attach: none,
  detach: none,
  optionalFile: async () => null,
  share: none,
  shares: async () => [],
  endShare: async () => false,
  optionalShared: async () => null,
  sources: async () => [],
  keptIds: async (_, works) => works.map(() => null),
  retractionsOf: async (works) => ({ asOf: null, found: works.map(() => null) }),
  all: async function* () {},
  frame: async () => ({ folders: [], shares: [] }),
  allFiles: async function* () {},
  sweep: async () => 0,
  ...given,
})
