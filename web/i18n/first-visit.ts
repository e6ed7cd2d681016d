import { isbot } from 'isbot'
import { defaultLocale } from './locales.ts'
import { negotiateLocale } from './negotiate.ts'
import { pathOf } from './paths.ts'

/** What the answer for `/` depends on. */
export const firstVisitVary = 'Cookie, Accept-Language'

/**
 * Where the visit of `/` should go instead: the home page in the reader's language. Null when it stays: an explicit
 * prefix, a crawler, a link followed within the site, or English. Must be asked before a cached page is served.
 */
export function firstVisitRedirect(request: Request): string | null {
  const url = new URL(request.url)
  if (url.pathname !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  if (isbot(request.headers.get('user-agent')) || request.headers.get('sec-fetch-site') === 'same-origin') return null
  const locale = negotiateLocale(request.headers)
  return locale.code === defaultLocale.code ? null : pathOf('home', locale.code) + url.search
}
