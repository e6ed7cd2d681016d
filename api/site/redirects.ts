import type { MiddlewareHandler } from 'hono'
import { SettingsError } from '#config/env.ts'
import { plainPath, redirectLoop, type RedirectRule } from '#config/redirect-rules.ts'
import type { HouseEnv } from '../context.ts'

/**
 * Carries the operator's redirects out; a query goes along to a path of this site. The browser's router asks for a page's
 * data instead of the page (`/old-page.data`): it is told in its own way, and to load the whole window when the target is outside.
 */
export function redirects(rules: readonly RedirectRule[]): MiddlewareHandler<HouseEnv> {
  const byPath = new Map(rules.map((rule) => [plainPath(rule.from), rule]))
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const url = new URL(c.req.url)
    const path = plainPath(url.pathname)
    const rule = byPath.get(path)
    if (rule) return c.redirect(targetOf(rule, url), rule.status)
    const forRouter = path.endsWith('.data') ? byPath.get(pageOfData(path)) : undefined
    return forRouter ? new Response(null, { status: 204, headers: routerHeaders(forRouter, url) }) : next()
  }
}

const pageOfData = (path: string): string => (path === '/_root.data' ? '/' : path.slice(0, -'.data'.length))

/** The target as a header may hold it. */
function targetOf({ to, isExternal }: RedirectRule, asked: URL): string {
  if (isExternal) return new URL(to).href
  const target = new URL(to, asked.origin)
  // What the router names of its own routes is not the reader's query.
  for (const [name, value] of asked.searchParams) if (name !== '_routes') target.searchParams.append(name, value)
  return target.pathname + target.search
}

const routerHeaders = (rule: RedirectRule, asked: URL): Record<string, string> => ({
  'X-Remix-Redirect': targetOf(rule, asked),
  'X-Remix-Status': String(rule.status),
  'X-Remix-Reload-Document': String(rule.isExternal),
  'Cache-Control': 'no-store',
})

type RedirectsBeside = {
  readonly publicUrl: string
  /** Addresses of all pages, in small letters. */
  readonly pages: ReadonlySet<string>
  /** Where the site itself leads on from an address that names no page. */
  readonly movedPath: (path: string) => string | null
}

/**
 * Looks at the operator's rules beside the site's own pages and redirects: gives back the rules that stand before a page.
 * Throws SettingsError, naming the way, when both together lead round in a circle.
 */
export function requireWayOut(rules: readonly RedirectRule[], { publicUrl, pages, movedPath }: RedirectsBeside): readonly RedirectRule[] {
  const loop = redirectLoop(rules, { publicUrl, movedPath: (path) => (pages.has(path) ? null : movedPath(path)) })
  if (loop) throw new SettingsError(`REDIRECTS must not lead round in a circle with the site's own addresses: ${loop.join(' → ')}`)
  return rules.filter(({ from }) => pages.has(plainPath(from)))
}
