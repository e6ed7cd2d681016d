import { z } from '@hono/zod-openapi'
import { strengths } from '#tools/rephrase/contract.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { openTier, tierIds, tiers, type Tier, type TierId } from '#tools/tiers.ts'
import type { EngineListing } from '#services/engines/engine-list.ts'
import type { Env } from '#config/env.ts'

const amount = z.number().int().nonnegative()

const tierSchema = z
  .object({
    id: z.enum(tierIds),
    premiumLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    charactersMonthly: amount.meta({ description: 'Characters of generated text in a month.' }),
    charactersPerRun: amount.meta({ description: 'Characters in one generating run.' }),
    checkedPerRun: amount.meta({ description: 'Characters in one run of proofreading or detection.' }),
    plagiarismChecksMonthly: amount,
    strengths: z.array(z.enum(strengths)).readonly(),
  })
  .openapi('Tier')

/** What a page needs to know of the settings; the same for everybody in a tier, and without a secret. */
export const settingsSchema = z
  .object({
    buildId: z.string(),
    /** The tier of whoever asks, with its limits. */
    tier: tierSchema,
    /** Every tier with its limits, for the price list and the dialogs. */
    tiers: z.array(tierSchema),
    /** Whether the operator lifted the limits of the embedded engines. */
    isOpen: z.boolean(),
    /** What the home page states; 0 hides a figure. */
    figures: z.object({ students: amount, characters: amount }),
    socialLinks: z.array(z.string()),
    supportEmail: z.string().nullable(),
    engines: z.array(z.object({ tool: z.string(), engine: z.enum(['embedded', 'llm']), languages: z.array(z.enum(textLanguageCodes)) })),
    files: z.object({ kinds: z.array(z.string()), limit: amount.meta({ description: 'Bytes of one file.' }) }),
  })
  .openapi('Settings')

export type PublicSettings = z.output<typeof settingsSchema>

/** The table of tiers as this operator has it. */
export function tiersOf(env: Pick<Env, 'TIERS' | 'TIER_LIMITS'>): Readonly<Record<TierId, Tier>> {
  const tierOf = (id: TierId): Tier => {
    const changed = { ...tiers[id], ...given(env.TIER_LIMITS[id] ?? {}) }
    return env.TIERS === 'open' ? openTier(changed) : changed
  }
  return { visitor: tierOf('visitor'), free: tierOf('free'), premium: tierOf('premium'), platinum: tierOf('platinum') }
}

const given = (limits: NonNullable<Env['TIER_LIMITS'][TierId]>): Partial<Tier> =>
  Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))

type Presented = {
  readonly env: Env
  readonly buildId: string
  readonly tier: TierId
  readonly engines: readonly EngineListing[]
  readonly files: PublicSettings['files']
}

export function presentSettings({ env, buildId, tier, engines, files }: Presented): PublicSettings {
  const table = tiersOf(env)
  return {
    buildId,
    tier: table[tier],
    tiers: tierIds.map((id) => table[id]),
    isOpen: env.TIERS === 'open',
    figures: { students: env.STUDENTS_FIGURE, characters: env.CHARACTERS_FIGURE },
    socialLinks: env.SOCIAL_LINKS,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    engines: engines.map((listing) => ({ ...listing, languages: [...listing.languages] })),
    files,
  }
}
