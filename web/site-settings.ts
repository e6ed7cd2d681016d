import type { PasswordPolicy } from '#tools/account/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { PaidTierId, Tier, TierId } from '#tools/tiers.ts'

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
  /** Days that signed-in people may keep their runs; 0: nothing is kept. The privacy sentences follow it. */
  readonly historyDays: number
  /** Programs of the operator that read the proofreader's texts as well. */
  readonly checkers: readonly string[]
  /** A language model of the operator that the detector's texts in these languages are sent to. */
  readonly predictor: { readonly name: string; readonly languages: readonly TextLanguage[] } | null
  readonly identity: IdentitySettings
  /** How plans are paid here. */
  readonly billing: 'stripe' | 'test' | 'off'
  readonly prices: Prices
  /** Days that a plan goes on after a payment has failed. */
  readonly graceDays: number
  /** Mails are not sent but shown at `/dev/mail`: a fresh machine. */
  readonly hasOutbox: boolean
  /** Browsers may keep pages, to work without a connection. */
  readonly keepsPages: boolean
  /** `/dev/kit` is answered. */
  readonly hasDevPages: boolean
}

/** What a page must know to offer signing in. */
export type IdentitySettings = {
  readonly kind: 'embedded' | 'firebase'
  readonly hasGoogle: boolean
  readonly policy: PasswordPolicy
  readonly tokenSyncUrl: string | null
  readonly firebase: {
    readonly projectId: string
    readonly apiKey: string
    readonly authDomain: string
    readonly emulator: string | null
  } | null
}

/** Hundredths of `currency` a month; null: the operator shows no price. */
export type Prices = { readonly currency: string; readonly includeTax: boolean } & Readonly<Record<PaidTierId, number | null>>
