import type { MiddlewareFunction } from 'react-router'
import type { PageKey } from '#locales/messages.ts'
import { placeOf } from '../i18n/paths.ts'
import type { Page } from '../pages.ts'
import { settingsContext } from '../server-context.ts'
import { pageNotFound } from './page-error.ts'

/** What stands before a page on the server and may answer in its place, or change its answer. */
type Middleware = MiddlewareFunction<Response>

/** Pages name what stands before them; these are the names there are. */
const registry: Readonly<Record<string, Middleware>> = {
  /** Answered only where developer pages are on. */
  'dev-only': ({ context, url }, next) => {
    if (!context.get(settingsContext).hasDevPages) throw pageNotFound(url.pathname)
    return next()
  },
  /** Somebody's own: search engines leave it out, whatever they make of the page itself. */
  unlisted: async (_, next) => {
    const response = await next()
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  },
}

/** The middleware that these names stand for, in their order. Throws for a name that there is not. */
export function middlewareOf(names: readonly string[], asker: string): Middleware[] {
  return names.map((name) => {
    const found = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!found) throw new Error(`Unknown route middleware "${name}" before ${asker}. There are: ${Object.keys(registry).join(', ')}.`)
    return found
  })
}

/** Runs what the table of pages names for the page that is asked for. Names are looked up now, so that an unknown one stops the start. */
export function pageMiddleware(pages: Readonly<Partial<Record<PageKey, Pick<Page, 'middleware'>>>>): Middleware {
  const before = new Map(Object.entries(pages).map(([page, { middleware = [] }]) => [page, middlewareOf(middleware, `the page "${page}"`)]))
  return (args, next) => {
    const { page } = placeOf(args.url.pathname, args.url.search)
    const chain = (page === null ? undefined : before.get(page)) ?? []
    return chain.reduceRight<typeof next>((rest, one) => async () => (await one(args, rest)) ?? rest(), next)()
  }
}
