import type { RegistryOptions, RegistrySettings } from './join-registries.ts'
import { registryNames, type Scholar, type ScholarAnswer, type ScholarVisit } from './scholar.ts'

const offline: ScholarAnswer = { found: null, others: [], trouble: 'offline' }

/** The registries that the operator has switched on; with none, every question is answered with `offline` and nothing leaves the house. */
export function openScholar(settings: RegistrySettings, options: RegistryOptions): Scholar {
  const registries = [...new Set(settings.SCHOLAR)].map((id) => ({ id, name: registryNames[id] }))
  let joined: Promise<(signal: AbortSignal) => ScholarVisit> | null = null
  // Brings parsers of HTML and XML, so it is loaded with the first question: most starts do without it.
  const join = () => (joined ??= import('./join-registries.ts').then(({ joinRegistries }) => joinRegistries(settings, options)))
  return {
    registries,
    visit: (signal) => {
      let visit: ScholarVisit | null = null
      return {
        lookUp: async (query) => {
          if (registries.length === 0) return offline
          const begin = await join()
          visit ??= begin(signal)
          return visit.lookUp(query)
        },
      }
    },
  }
}
