import type { Tier, TierId } from '#tools/tiers.ts'

/** What the operator's settings mean for the pages. Everything here may be seen by anybody. */
export type SiteSettings = {
  /** Changes with every build; `/build.json` tells the latest as `{ "id": ... }`. */
  readonly buildId: string
  /** Origin without a slash at its end, for canonical and alternate addresses. */
  readonly publicUrl: string
  /** The tier table with the operator's changes; with `TIERS=open` already lifted. */
  readonly tiers: Readonly<Record<TierId, Tier>>
  /** Tier of somebody who has not signed in. */
  readonly visitorTier: TierId
  /** `TIERS=open`: no limits on the embedded engines. */
  readonly areLimitsOpen: boolean
  /** Figures of the home page; 0 hides one. */
  readonly figures: { readonly students: number; readonly characters: number }
  readonly socialLinks: readonly string[]
  readonly supportEmail: string | null
  /** Whether texts are written to disk or database anywhere; the privacy sentences follow it. */
  readonly keepsTexts: boolean
  /** `/dev/kit` is answered. */
  readonly hasDevPages: boolean
}
