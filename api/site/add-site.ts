import { compress } from 'hono/compress'
import type { Env } from '#config/env.ts'
import { plainPath } from '#config/redirect-rules.ts'
import { identitySettings } from '#services/auth/identity-settings.ts'
import type { Api } from '../house.ts'
import { canonicalPath } from './canonical-path.ts'
import { makePageCache, type PageCache } from './page-cache.ts'
import { policyHosts } from './page-policy.ts'
import { redirects } from './redirects.ts'
import { servePages } from './serve-pages.ts'
import type { Site } from './site.ts'

export type SiteOptions = {
  readonly env: Env
  readonly site: Site
  readonly buildId: string
  /** Takes errors of pages that are rendered for nobody in particular, to be kept. */
  readonly onError: (error: unknown) => void
}

/**
 * Adds everything that stands behind the API: the build's id and manifest, the operator's redirects, files, and pages.
 * Gives back the cache of pages, for warming it.
 */
export function addSite(app: Api, { env, site, buildId, onError }: SiteOptions): PageCache {
  const policy = { isSecure: env.PUBLIC_URL.startsWith('https://'), hosts: policyHosts(identitySettings(env)) }
  const cache = makePageCache({
    origin: env.PUBLIC_URL,
    buildId,
    policy,
    render: (request) => site.render(request, { requestId: 'kept', address: '', nonce: null, onError }),
  })

  const manifest = {
    id: buildId,
    redirects: env.REDIRECTS.map(({ from, to, isExternal }) => ({ from: plainPath(from), to, isExternal })),
  }
  // The id is in the address, and the settings may change without it.
  app.get('/builds/:file', (c) =>
    c.req.param('file') === `${buildId}.json`
      ? c.json(manifest, 200, { 'Cache-Control': 'no-cache' })
      : c.text('Not found.\n', 404, { 'Cache-Control': 'no-store' }),
  )
  app.get('/build.json', (c) => c.json({ id: buildId }, 200, { 'Cache-Control': 'no-store' }))
  app.use(redirects(env.REDIRECTS))
  app.use(site.files)
  app.use(canonicalPath(site.pages))
  app.use(compress())
  app.all('*', servePages({ site, cache, policy, buildId }))
  return cache
}
