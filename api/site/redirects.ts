import type { MiddlewareHandler } from 'hono'
import type { RedirectRule } from '#config/parts.ts'
import type { HouseEnv } from '../context.ts'

/**
 * Carries the operator's redirects out. The browser's router asks for a page's data instead of the page
 * (`/old-page.data`): it is told in its own way, and to load the whole window when the target is outside.
 */
export function redirects(rules: readonly RedirectRule[]): MiddlewareHandler<HouseEnv> {
  const byPath = new Map(rules.map((rule) => [rule.from, rule]))
  const byDataPath = new Map(rules.map((rule) => [rule.from === '/' ? '/_root.data' : `${rule.from}.data`, rule]))
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const rule = byPath.get(c.req.path)
    if (rule) return c.redirect(rule.to, rule.status)
    const forRouter = byDataPath.get(c.req.path)
    return forRouter ? new Response(null, { status: 204, headers: routerHeaders(forRouter) }) : next()
  }
}

const routerHeaders = ({ to, status, isExternal }: RedirectRule): Record<string, string> => ({
  'X-Remix-Redirect': to,
  'X-Remix-Status': String(status),
  'X-Remix-Reload-Document': String(isExternal),
  'Cache-Control': 'no-store',
})
