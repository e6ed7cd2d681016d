import type { Context, Handler } from 'hono'
import type { HouseEnv } from '../context.ts'
import { describeError } from '../describe-error.ts'
import { buildHeader, cacheHeader, type PageCache } from './page-cache.ts'
import { pagePolicy, type PolicyOptions } from './page-policy.ts'
import type { Site } from './site.ts'

type Serving = { readonly site: Site; readonly cache: PageCache; readonly policy: PolicyOptions; readonly buildId: string }

/** Answers with a page: where a first visit belongs, else from memory, else rendered now. */
export const servePages =
  (serving: Serving): Handler<HouseEnv> =>
  async (c) => {
    const request = c.req.raw
    const { site } = serving
    const first = site.firstVisitRedirect(request)
    const response =
      first === null
        ? await page(c, serving)
        : new Response(null, { status: 302, headers: { Location: first, 'Cache-Control': 'no-store' } })
    if (c.req.path === '/') addVary(response.headers, site.firstVisitVary)
    return response
  }

function addVary(headers: Headers, names: string): void {
  const there = (headers.get('Vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  for (const name of names.split(',').map((part) => part.trim())) if (!there.includes(name.toLowerCase())) headers.append('Vary', name)
}

async function page(c: Context<HouseEnv>, { site, cache, policy, buildId }: Serving): Promise<Response> {
  const isPlain = (c.req.method === 'GET' || c.req.method === 'HEAD') && !c.req.url.includes('?')
  if (isPlain && site.isBuilt) {
    const kept = await cache.optionalAnswer(c.req.raw)
    if (kept) return kept
  }
  const { nonce, requestId, address, log } = c.var
  const onError = (error: unknown) => log.error({ error: describeError(error) }, 'page failed')
  const rendered = await site.render(c.req.raw, { nonce, requestId, address, onError })
  const response = new Response(rendered.body, rendered)
  if (isPlain && site.isBuilt && response.headers.has(cacheHeader) && (await cache.keep(c.req.path))) {
    return (await cache.optionalAnswer(c.req.raw)) ?? response
  }
  if (response.status === 200 && response.headers.has(cacheHeader)) response.headers.set(buildHeader, buildId)
  response.headers.delete(cacheHeader)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-cache')
  if (site.isBuilt && response.headers.get('Content-Type')?.startsWith('text/html'))
    response.headers.set('Content-Security-Policy', pagePolicy({ nonce }, policy))
  if (!site.isBuilt) response.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  return response
}
