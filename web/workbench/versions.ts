/** The versions of a result in the order they were made, and the one on the sheet (`at` is -1 while there is none). */
export type Versions<Version> = { readonly all: readonly Version[]; readonly at: number }

export const noVersions: Versions<never> = { all: [], at: -1 }

/** As many as one run may be told to avoid. */
const most = 20

/** The version on the sheet, or null. */
export const currentVersion = <Version>({ all, at }: Versions<Version>): Version | null => all[at] ?? null

/** Adds a version after all others and shows it; the oldest goes when there are more than twenty. */
export function withVersion<Version>({ all }: Versions<Version>, version: Version): Versions<Version> {
  const kept = [...all, version].slice(-most)
  return { all: kept, at: kept.length - 1 }
}

/** Puts `version` in the place of the one on the sheet; the same value when nothing changes. */
export function withCurrent<Version>(versions: Versions<Version>, version: Version): Versions<Version> {
  if (versions.at < 0) return withVersion(versions, version)
  if (versions.all[versions.at] === version) return versions
  return { ...versions, all: versions.all.with(versions.at, version) }
}

/** One version back (-1) or on (1); the same value at either end. */
export function stepped<Version>(versions: Versions<Version>, by: -1 | 1): Versions<Version> {
  const at = versions.at + by
  return at < 0 || at >= versions.all.length ? versions : { ...versions, at }
}
