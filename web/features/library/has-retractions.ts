import type { LibraryOverview } from '#tools/library/contract.ts'

/** Whether works were compared with a list of retractions. */
export const hasRetractions = (overview: LibraryOverview | null): boolean =>
  overview !== null && ((overview.retractionsAsOf ?? null) !== null || overview.counts.retracted > 0)
