import type { Env } from '#config/env.ts'
import type { IslandWords } from '#locales/island-words.ts'
import type { Content } from '#services/content/content.ts'
import { openContent, type ContentOptions } from '#services/content/open-content.ts'
import { makeIconService, type IconService } from '#services/icons/icon-service.ts'
import type { IslandSources } from '#services/islands/island.ts'
import { readFigure } from '#services/quality/figures.ts'
import { tiersOf } from '../present/settings.ts'

export type SiteContentOptions = {
  readonly env: Env
  /** The texts that we deliver. */
  readonly folder: string
  readonly paths: Pick<ContentOptions, 'locales' | 'fallback' | 'prefixOf' | 'pathOf'>
  readonly wordsOf: (locale: string) => IslandWords
}

/** What was written for this site: pages and posts, the operator's before ours, with what their live parts are made of. */
export const siteContent = ({ env, folder, paths, wordsOf }: SiteContentOptions): Content =>
  openContent({
    ...paths,
    folders: [folder, ...(env.CONTENT_FOLDER === undefined ? [] : [env.CONTENT_FOLDER])],
    facts: { support: env.SUPPORT_EMAIL ?? null, historyDays: env.HISTORY_DAYS },
    showsDrafts: env.NODE_ENV === 'development',
    islands: { plans: plansOf(env), figureOf: readFigure, wordsOf },
  })

/** The service of icons that the operator allows; null: none. */
export const iconServiceOf = ({ ICON_SERVICE, FETCH_ALLOW }: Pick<Env, 'ICON_SERVICE' | 'FETCH_ALLOW'>): IconService | null =>
  ICON_SERVICE === undefined ? null : makeIconService({ url: ICON_SERVICE, allow: FETCH_ALLOW })

/** The plans as a text shows them; where nothing is sold there are no prices. */
function plansOf(env: Env): IslandSources['plans'] {
  const tiers = tiersOf(env)
  const prices = { free: 0, premium: env.PRICE_PREMIUM ?? null, platinum: env.PRICE_PLATINUM ?? null }
  return {
    currency: env.BILLING === 'off' ? null : env.CURRENCY,
    includeTax: env.PRICES_INCLUDE_TAX === 'yes',
    plans: (['free', 'premium', 'platinum'] as const).map((id) => ({
      id,
      price: prices[id],
      charactersMonthly: tiers[id].charactersMonthly,
      levels: tiers[id].strengths.length,
      checks: tiers[id].plagiarismChecksMonthly,
    })),
  }
}
