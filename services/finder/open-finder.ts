import { indexNames, type Finder } from './finder.ts'
import type { IndexesOptions, IndexSettings } from './join-indexes.ts'

/** The indexes that the operator has switched on; with none, nothing leaves the house. */
export function openFinder(settings: IndexSettings, options: IndexesOptions): Finder {
  const indexes = [...new Set(settings.FINDER)].map((id) => ({ id, name: indexNames[id] }))
  let joined: Promise<Finder['ask']> | null = null
  // Brings parsers of HTML and XML, so it is loaded with the first search: most starts do without it.
  const join = () => (joined ??= import('./join-indexes.ts').then(({ joinIndexes }) => joinIndexes(settings, options)))
  return {
    indexes,
    ask: async (id, query, signal) =>
      indexes.some((index) => index.id === id) ? (await join())(id, query, signal) : { state: 'offline', works: [], took: null },
  }
}
