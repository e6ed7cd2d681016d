import type { Scholar, ScholarAnswer } from '#services/scholar/scholar.ts'

/** Registries that answer every question alike; by default those of a fresh clone, of which none is switched on. */
export const makeScholarStandIn = (
  lookUp: (query: Parameters<ReturnType<Scholar['visit']>['lookUp']>[0]) => Promise<ScholarAnswer> = async () => ({
    found: null,
    others: [],
    trouble: 'offline',
  }),
): Scholar => ({ registries: [{ id: 'crossref', name: 'Crossref' }], visit: () => ({ lookUp }) })
