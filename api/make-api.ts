import { OpenAPIHono } from '@hono/zod-openapi'
import type { HouseEnv } from './context.ts'
import type { Api, House } from './house.ts'
import { knowKey, requireKeyRight } from './middleware/api-key.ts'
import { makeAddressOf } from './middleware/client-address.ts'
import { identity } from './middleware/identity.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { localeOf } from './present/locale.ts'
import { onError, onMethodNotAllowed, onNotFound } from './problem-handler.ts'
import { addAccount } from './routes/account.ts'
import { addAccountSettings } from './routes/account-settings.ts'
import { addAuth } from './routes/auth.ts'
import { addCheck } from './routes/check.ts'
import { addCheckChanges } from './routes/check-changes.ts'
import { addCheckEvents } from './routes/check-events.ts'
import { addCheckReport } from './routes/check-report.ts'
import { addCheckout } from './routes/checkout.ts'
import { addCite } from './routes/cite.ts'
import { addCiteDoctor } from './routes/cite-doctor.ts'
import { addCiteFiles } from './routes/cite-files.ts'
import { addCiteRead } from './routes/cite-read.ts'
import { addCollectionDocuments } from './routes/collection-documents.ts'
import { addCollections } from './routes/collections.ts'
import { addCompare } from './routes/compare.ts'
import { addContent } from './routes/content.ts'
import { addDetect } from './routes/detect.ts'
import { addDetectBatch } from './routes/detect-batch.ts'
import { addDetectReport } from './routes/detect-report.ts'
import { addDevMail } from './routes/dev-mail.ts'
import { addDocs } from './routes/docs.ts'
import { addErrors } from './routes/errors.ts'
import { addExports } from './routes/exports.ts'
import { addFind } from './routes/find.ts'
import { addFiles } from './routes/files.ts'
import { addMarkedFiles } from './routes/marked-files.ts'
import { addHealth } from './routes/health.ts'
import { addHistory } from './routes/history.ts'
import { addKeys } from './routes/keys.ts'
import { addIslands } from './routes/islands.ts'
import { addLanguageTool } from './routes/languagetool.ts'
import { addLibrary } from './routes/library.ts'
import { addLibraryFile } from './routes/library-file.ts'
import { addLibraryFolders } from './routes/library-folders.ts'
import { addSharedLibrary } from './routes/library-shared.ts'
import { addProofread } from './routes/proofread.ts'
import { addStyleReport } from './routes/style-report.ts'
import { addQuality } from './routes/quality.ts'
import { addRephrase } from './routes/rephrase.ts'
import { addSettings } from './routes/settings.ts'
import { addStripe } from './routes/stripe.ts'
import { addSubscription } from './routes/subscription.ts'
import { addThesaurus } from './routes/thesaurus.ts'
import { addUsage } from './routes/usage.ts'
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
  addOutside(app, house)
  app.use('/api/*', knowKey(house))
  app.use('/api/*', sameOrigin({ publicUrl: env.PUBLIC_URL }))
  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', rateLimit(limits, 'requests'))
  app.use('/api/*', requireKeyRight(house))
  addAuth(app, house)
  addSettings(app, house)
  addUsage(app, house)
  addRephrase(app, house)
  addVariants(app, house)
  addCompare(app, house)
  addProofread(app, house)
  addStyleReport(app, house)
  addDetect(app, house)
  addDetectBatch(app, house)
  addDetectReport(app, house)
  addFiles(app, house)
  addMarkedFiles(app, house)
  addCheckEvents(app, house)
  addCheckReport(app, house)
  addCheckChanges(app, house)
  addCheck(app, house)
  addCite(app, house)
  addCiteDoctor(app, house)
  addCiteFiles(app, house)
  addCiteRead(app, house)
  addFind(app, house)
  addThesaurus(app, house)
  addLibraryFolders(app, house)
  addLibraryFile(app, house)
  addLibrary(app, house)
  addSharedLibrary(app, house)
  addCollections(app, house)
  addCollectionDocuments(app, house)
  addCheckout(app, house)
  addSubscription(app, house)
  addAccount(app, house)
  addAccountSettings(app, house)
  addKeys(app, house)
  addExports(app, house)
  addHistory(app, house)
  addContent(app, house)
  addIslands(app, house)
  addQuality(app)
  addErrors(app)
  addDocs(app, house)
  for (const [path, methods] of documentedMethods(app)) app.all(asPattern(path), onMethodNotAllowed(house, methods))
  app.all('/api/*', onNotFound(house))
  return app
}

/** What is not under `/api`, or is asked by others' programs; each says itself who may ask. */
function addOutside(app: Api, house: House): void {
  addHealth(app, house)
  addStripe(app, house)
  addDevMail(app, house)
  addLanguageTool(app, house)
}

/** The document writes `{id}` where the router writes `:id`. */
const asPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

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
