import { tiers } from '#tools/tiers.ts'
import type { SiteSettings } from './site-settings.ts'

/** What holds when no server hands settings over: the framework's own development server, and the error page. */
export const defaultSettings: SiteSettings = {
  buildId: 'development',
  publicUrl: 'http://localhost:3000',
  tiers,
  visitorTier: 'visitor',
  areLimitsOpen: false,
  figures: { students: 0, characters: 0 },
  socialLinks: [],
  supportEmail: null,
  historyDays: 90,
  checkers: [],
  predictor: null,
  identity: {
    kind: 'embedded',
    hasGoogle: false,
    policy: { min: 6, max: 128, requires: [] },
    tokenSyncUrl: null,
    firebase: null,
  },
  billing: 'off',
  prices: { currency: 'EUR', includeTax: true, premium: null, platinum: null },
  graceDays: 7,
  hasOutbox: false,
  keepsPages: false,
  hasDevPages: true,
}
