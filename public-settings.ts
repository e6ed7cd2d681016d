import { tiersOf } from '#api/present/settings.ts'
import type { Env } from '#config/env.ts'
import { openCheckers } from '#services/checkers/open-checkers.ts'
import { openPredictor } from '#services/llm/open-predictor.ts'
import type { SiteSettings } from '#web/site-settings.ts'

type Given = { readonly env: Env; readonly buildId: string; readonly identity: SiteSettings['identity'] }

/** Whether browsers may keep pages: in development files change under the same names. */
export const keepsPages = ({ OFFLINE, isProduction }: Pick<Env, 'OFFLINE' | 'isProduction'>): boolean => OFFLINE === 'on' && isProduction

/** What the operator's settings mean for the pages. */
export const siteSettings = ({ env, buildId, identity }: Given): SiteSettings => ({
  buildId,
  publicUrl: env.PUBLIC_URL,
  tiers: tiersOf(env),
  visitorTier: env.VISITOR_TIER,
  areLimitsOpen: env.TIERS === 'open',
  figures: { students: env.STUDENTS_FIGURE, characters: env.CHARACTERS_FIGURE },
  socialLinks: env.SOCIAL_LINKS,
  supportEmail: env.SUPPORT_EMAIL ?? null,
  historyDays: env.HISTORY_DAYS,
  checkers: openCheckers(env, () => undefined).names,
  predictor: openPredictor(env, () => undefined).model,
  identity,
  billing: env.BILLING,
  prices: {
    currency: env.CURRENCY,
    includeTax: env.PRICES_INCLUDE_TAX === 'yes',
    premium: env.PRICE_PREMIUM ?? null,
    platinum: env.PRICE_PLATINUM ?? null,
  },
  graceDays: env.GRACE_DAYS,
  hasOutbox: !env.SMTP_URL && env.isLocal,
  keepsPages: keepsPages(env),
  hasDevPages: !env.isProduction,
})
