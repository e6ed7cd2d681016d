import type { MiddlewareHandler } from 'hono'
import type { HouseEnv } from '../context.ts'

/** Leads from a page's address in other letters or with slashes at its end to the page, with the query. */
export function canonicalPath(pages: ReadonlySet<string>): MiddlewareHandler<HouseEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    // A row of slashes is tried once, from its first: strangers send long ones.
    const right = pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '')
    // Only what is the address of a page of ours is led to, so nobody is led outside.
    return right !== pathname && pages.has(right) ? c.redirect(right + search, 308) : next()
  }
}
