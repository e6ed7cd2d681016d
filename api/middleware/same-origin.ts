import type { MiddlewareHandler } from 'hono'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'

const harmless: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests that change something when another site's page sent them, or when they carry a cookie and
 * nothing says where they come from. Programs that send no cookie need no origin, and neither does a key, which no
 * browser adds by itself and beside which no cookie is read.
 */
export const sameOrigin =
  ({ publicUrl }: { readonly publicUrl: string }): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    if (!harmless.includes(c.req.method) && !c.env?.inProcess && !c.var.key && !isOwn(c.req.raw.headers, publicUrl))
      throw appError('origin-refused', { address: publicUrl })
    await next()
  }

function isOwn(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin) return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
  return !headers.has('cookie')
}
