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
  keepsTexts: false,
  hasDevPages: true,
}
