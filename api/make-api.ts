import { OpenAPIHono } from '@hono/zod-openapi'
import type { HouseEnv } from './context.ts'
import type { Api, House } from './house.ts'
import { makeAddressOf } from './middleware/client-address.ts'
import { identity } from './middleware/identity.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { localeOf } from './present/locale.ts'
import { onError, onMethodNotAllowed, onNotFound } from './problem-handler.ts'
import { addAuth } from './routes/auth.ts'
import { addDocs } from './routes/docs.ts'
import { addFiles } from './routes/files.ts'
import { addHealth } from './routes/health.ts'
import { addProofread } from './routes/proofread.ts'
import { addRephrase } from './routes/rephrase.ts'
import { addSettings } from './routes/settings.ts'
import { addVariants } from './routes/variants.ts'

/**
 * The API with everything that stands before it: identity, headers, limits. Static files and pages are added behind it;
 * what is under `/api` and unknown is answered here.
 */
export function makeApi(house: House): Api {
  const { env, log, limits, locales } = house
  const app: Api = new OpenAPIHono<HouseEnv>()
  app.onError(onError(house))
  app.use(identity({ log, addressOf: makeAddressOf(env.TRUSTED_PROXIES) }))
  app.use(securityHeaders({ publicUrl: env.PUBLIC_URL }))
  app.use(async (c, next) => {
    c.set('locale', localeOf({ query: c.req.query('locale'), acceptLanguage: c.req.header('accept-language'), locales }))
    await next()
  })
  addHealth(app, house)
  app.use('/api/*', sameOrigin({ publicUrl: env.PUBLIC_URL }))
  app.on(['GET', 'POST'], '/api/*', rateLimit(limits, 'requests'))
  addAuth(app)
  addSettings(app, house)
  addRephrase(app, house)
  addVariants(app, house)
  addProofread(app, house)
  addFiles(app, house)
  addDocs(app, house)
  for (const [path, methods] of documentedMethods(app)) app.all(path, onMethodNotAllowed(house, methods))
  app.all('/api/*', onNotFound(house))
  return app
}

/** The methods of every documented address; whoever may GET may ask for the HEAD alone. */
function documentedMethods(app: Api): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, readonly string[]>()
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { path, method } = definition.route
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])])
  }
  return methods
}
