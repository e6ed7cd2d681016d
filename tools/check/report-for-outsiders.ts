import type { Report } from './contract.ts'

/**
 * A report as it may be shown to whoever has its shared address: passages of an institution's documents are named, and their text is
 * left out, since only members may read it. Sources of the report's owner are theirs to show. A report without such passages is given
 * back as it is.
 */
export function reportForOutsiders(report: Report): Report {
  const inside = new Set(report.sources.filter(({ kind }) => kind === 'institution').map(({ id }) => id))
  if (inside.size === 0) return report
  return {
    ...report,
    matches: report.matches.map((match) => (inside.has(match.source) ? { ...match, excerpt: null, runs: [] } : match)),
  }
}
