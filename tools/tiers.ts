import type { Strength } from '#engines/paraphrase/rewrite.ts'

/** The business table of tiers. Every figure may be overridden by the operator (config/env.ts). */
export const tierIds = ['visitor', 'free', 'premium', 'platinum'] as const
export type TierId = (typeof tierIds)[number]

/** Named rights beyond amounts: printable reports, several files at once, keys for the API. */
export const entitlements = ['report:print', 'files:many', 'api:keys'] as const
export type Entitlement = (typeof entitlements)[number]

export type Tier = {
  readonly id: TierId
  /** `premiumLevel` in the JSON of GET /api/auth, and nowhere else. */
  readonly premiumLevel: 0 | 1 | 2
  /** Characters of generated text (rephrase, translate, write, present) in a month. */
  readonly charactersMonthly: number
  /** Characters in one generating run. */
  readonly charactersPerRun: number
  /** Characters in one run of proofreading or detection. */
  readonly checkedPerRun: number
  readonly plagiarismChecksMonthly: number
  readonly strengths: readonly Strength[]
  readonly entitlements: readonly Entitlement[]
}

const everyStrength: readonly Strength[] = ['mild', 'normal', 'aggressive']

export const tiers: Readonly<Record<TierId, Tier>> = {
  visitor: {
    id: 'visitor',
    premiumLevel: 0,
    charactersMonthly: 2_500,
    charactersPerRun: 2_500,
    checkedPerRun: 5_000,
    plagiarismChecksMonthly: 0,
    strengths: ['mild'],
    entitlements: [],
  },
  free: {
    id: 'free',
    premiumLevel: 0,
    charactersMonthly: 5_000,
    charactersPerRun: 5_000,
    checkedPerRun: 10_000,
    plagiarismChecksMonthly: 0,
    strengths: ['mild'],
    entitlements: [],
  },
  premium: {
    id: 'premium',
    premiumLevel: 1,
    charactersMonthly: 10_000,
    charactersPerRun: 10_000,
    checkedPerRun: 50_000,
    plagiarismChecksMonthly: 1,
    strengths: everyStrength,
    entitlements: ['report:print'],
  },
  platinum: {
    id: 'platinum',
    premiumLevel: 2,
    charactersMonthly: 100_000,
    charactersPerRun: 100_000,
    checkedPerRun: 100_000,
    plagiarismChecksMonthly: 5,
    strengths: everyStrength,
    entitlements,
  },
}

/** `TIERS=open`: every limit of the embedded engines lifted, up to what one run can hold. */
export const openTier = (tier: Tier): Tier => ({ ...tiers.platinum, id: tier.id, premiumLevel: tier.premiumLevel })

/** Tiers that can be bought. */
export const paidTierIds = ['premium', 'platinum'] as const satisfies readonly TierId[]
export type PaidTierId = (typeof paidTierIds)[number]

export const isPaidTier = (id: string): id is PaidTierId => paidTierIds.some((paid) => paid === id)

/** The tier of an account without a plan: free, or what the operator gives to every visitor if that is more. */
export const tierWithoutPlan = (visitorTier: TierId): TierId =>
  tierIds.indexOf(visitorTier) > tierIds.indexOf('free') ? visitorTier : 'free'

/** Other wordings of a text that was paid for cost nothing, up to this many times its characters. */
export const freeWordingsFactor = 5

/** The first tier that grants an entitlement, for the sentence of the upsell dialog. */
export const firstTierEntitled = (entitlement: Entitlement): TierId =>
  tierIds.find((id) => tiers[id].entitlements.includes(entitlement)) ?? 'platinum'

/** The first tier that grants a strength, for the sentence of the upsell dialog. */
export const firstTierWith = (strength: Strength): TierId => tierIds.find((id) => tiers[id].strengths.includes(strength)) ?? 'platinum'
