import type { PageKey } from '#locales/messages.ts'
import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../site-settings.ts'

/** What every page knows: the public settings, and which pages exist yet. */
export type Site = {
  readonly settings: SiteSettings
  /** Pages that are mounted, in the order of the menus. */
  readonly ready: readonly PageKey[]
  /** Content pages in the reader's language, by the names of their folders. */
  readonly texts: readonly { readonly name: string; readonly title: string; readonly path: string }[]
}

/** The site, or null when even the root's data could not be had (the error page). */
export const useOptionalSite = (): Site | null => useRouteLoaderData<() => Site>('root') ?? null

/** The site. Throws outside of a page that was served. */
export function useSite(): Site {
  const site = useOptionalSite()
  if (!site) throw new Error('the root has no data')
  return site
}
