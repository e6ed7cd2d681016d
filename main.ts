import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Logger } from 'pino'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { describeError } from '#api/describe-error.ts'
import type { Api } from '#api/house.ts'
import { makeApi } from '#api/make-api.ts'
import { ListenError, serve } from '#api/serve.ts'
import { addFeeds } from '#api/site/feeds.ts'
import { addOffline } from '#api/site/add-offline.ts'
import { addSite } from '#api/site/add-site.ts'
import { addContentFiles } from '#api/site/content-files.ts'
import type { PageCache } from '#api/site/page-cache.ts'
import { requireWayOut } from '#api/site/redirects.ts'
import { iconServiceOf, siteContent } from '#api/site/site-content.ts'
import type { Site } from '#api/site/site.ts'
import { readSocialImages, type SocialImages } from '#api/site/social-images.ts'
import { staticFiles } from '#api/site/static-files.ts'
import { readEnv, SettingsError, type Env } from '#config/env.ts'
import { detectReportWords } from '#locales/detect-report-words.ts'
import { exportWords } from '#locales/export-words.ts'
import { islandWords } from '#locales/island-words.ts'
import { lintKindWord } from '#locales/lint-kind-words.ts'
import { lintWords } from '#locales/lint-words.ts'
import { mailWords } from '#locales/mail-words.ts'
import { offlineWords } from '#locales/offline-words.ts'
import { problemWords } from '#locales/problem-words.ts'
import { reportWords } from '#locales/report-words.ts'
import { sharedLibraryWords } from '#locales/shared-library-words.ts'
import { openChecking, type Checking } from '#services/checks/open-checking.ts'
import { DatabaseError } from '#services/db/database-error.ts'
import { ContentError } from '#services/content/read-content.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import { engineList } from '#services/engines/engine-list.ts'
import { makeEngines, type Engines } from '#services/engines/engines.ts'
import { openFinder } from '#services/finder/open-finder.ts'
import { openCheckers } from '#services/checkers/open-checkers.ts'
import { openPredictor } from '#services/llm/open-predictor.ts'
import { makeFileMarker } from '#services/files/file-marker.ts'
import { makeFileReader } from '#services/files/file-reader.ts'
import type { FileReader } from '#services/files/read-file.ts'
import { makeCitationStyles } from '#services/resources/citation-styles.ts'
import { makeDetectorCards } from '#services/resources/detector-models.ts'
import type { Library } from '#services/library/library.ts'
import { openLibrary } from '#services/library/open-library.ts'
import { makeHarper } from '#services/resources/harper.ts'
import { makeRateLimits, type RateLimits } from '#services/limits/rate-limits.ts'
import { makeJobs } from '#services/jobs/make-jobs.ts'
import type { Jobs } from '#services/jobs/jobs.ts'
import { makeLog } from '#services/log.ts'
import { RunEnded } from '#services/run-ended.ts'
import { openScholar } from '#services/scholar/open-scholar.ts'
import { openPeople, type PeopleHouse } from '#services/people/open-people.ts'
import { loadSecret } from '#services/secret.ts'
import { startLines } from '#services/start-lines.ts'
import { readItem } from '#tools/cite/run-items.ts'
import { gapsOf } from '#tools/library/run-work.ts'
import { contentPaths, feedWords, listedPages, pageAddresses, pathIn, readyAddresses } from '#web/addresses.ts'
import { appParts } from '#web/app-manifest.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { rightPath } from '#web/i18n/paths.ts'
import { modeScript } from '#web/shell/colour-mode.ts'
import type { SiteSettings } from '#web/site-settings.ts'
import { keepsPages, siteSettings } from './public-settings.ts'
import { addJobs, checkJobs, mailJob, type JobParts } from '#worker/jobs.ts'

/** What the build of `web/` gives: React Router's server build, whose entry is ours. */
type WebBuild = ServerBuild & { readonly entry: { readonly module: typeof import('#web/entry.server.tsx') } }

/** The start cannot go on; the message is for the person who started. */
class StartError extends Error {
  override name = 'StartError'
}

const oldestNode = 26
const root = import.meta.dirname
const buildFolder = path.join(root, 'build')
const buildFile = path.join(buildFolder, 'server/index.js')

async function start(): Promise<void> {
  requireNode()
  const services = requireServices()
  const env = readEnv()
  const log = makeLog({ level: env.LOG_LEVEL, isForPeople: isForPeople(env) })
  const db = await openDb({
    url: env.DATABASE_URL,
    dataFolder: env.DATA_FOLDER,
    // What we say ourselves about the database holds nothing of a person's.
    onTrouble: (error) =>
      log.error({ error: describeError(error), ...(error instanceof DatabaseError ? { why: error.message } : {}) }, 'database trouble'),
  })
  const closing: (() => Promise<void>)[] = [db.close]
  const close = async (): Promise<void> => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    const secret = loadSecret({ secret: env.SECRET, dataFolder: env.DATA_FOLDER })
    const jobs = services.has('worker') ? jobsOf(db, log) : null
    const onMail = (): void => jobs?.now(mailJob)
    const people = openPeople({ env, db, secret, log, mailWords, onMail, paths: billingPaths, describeError })
    const engines = enginesOf(env, log)
    closing.push(engines.close)
    const onCheck = (): void => checkJobs.forEach((job) => jobs?.now(job))
    const readFile = makeFileReader({ file: new URL('services/files/reader-process.ts', import.meta.url) })
    const shared = { env, db, secret, log, engines, readFile }
    const library = openLibrary(env, { db, secret, readFile, readItem, gapsOf })
    const house = { ...people, library, ...openChecking({ ...shared, quota: people.quota, onBegin: onCheck, describeError }) }
    if (jobs) closing.push(productJobs(jobs, { env, pool: db.pool, house, log }))
    const web = services.has('web') ? await startWeb({ ...shared, house, closing }) : null
    onSignal(log, async () => {
      await web?.stop()
      await close()
    })
    const lines = startLines({ env, address: web?.address ?? null, where: db.where, notes: db.notes })
    process.stdout.write(`${lines.join('\n')}\n`)
    // Nobody waits for jobs, so they begin when pages are served already.
    void jobs?.start()
    await web?.warm()
  } catch (error) {
    await close()
    throw error
  }
}

type WebParts = {
  readonly env: Env
  readonly log: Logger
  readonly db: Db
  readonly secret: string
  readonly engines: Engines
  readonly readFile: FileReader
  readonly house: PeopleHouse & Checking & { readonly library: Library }
  /** Gets what ends the parts that are opened here; the last first. */
  readonly closing: (() => Promise<void>)[]
}

/** Everything that answers requests. */
async function startWeb({ env, log, db, secret, engines, readFile, house, closing }: WebParts) {
  const harper = makeHarper()
  closing.push(harper.stop)
  const buildId = buildIdOf(env)
  const content = siteContent({ env, folder: path.join(root, 'content'), paths: contentPaths, wordsOf: islandWords })
  const app = makeApi({
    ...house,
    env,
    secret,
    db,
    engines,
    content,
    detectorCardOf: makeDetectorCards(),
    citationStyles: makeCitationStyles([path.join(env.DATA_FOLDER, 'styles'), path.join(root, 'engines/cite/styles')]),
    scholar: openScholar(env, { pool: db.pool, secret }),
    finder: openFinder(env, { pool: db.pool, secret }),
    harper,
    checkers: openCheckers(env, (name, error) => log.warn({ checker: name, error: describeError(error) }, 'a checker gave nothing')),
    predictor: openPredictor(env, (trouble) => log.warn({ trouble }, 'the language model gave nothing')),
    engineList,
    readFile,
    markFile: makeFileMarker({ file: new URL('services/files/mark-process.ts', import.meta.url) }),
    limits: limitsOf({ env, db, secret }),
    log,
    buildId,
    wordsOf: (locale, { code, facts }) => problemWords(locale, code, facts),
    lintWordsOf: lintWords,
    kindWordOf: lintKindWord,
    exportWordsOf: exportWords,
    reportWordsOf: reportWords,
    detectReportWordsOf: detectReportWords,
    sharedLibraryWordsOf: sharedLibraryWords,
    locales: localeCodes,
  })
  const server = createServer()
  const images = env.isProduction ? readSocialImages(path.join(buildFolder, 'social.json')) : {}
  addFeeds(app, { origin: env.PUBLIC_URL, content, pages: listedPages, images, locales: localeCodes, feedWords })
  addContentFiles(app, { content, iconService: iconServiceOf(env) })
  const texts = content.addresses().map(({ path: address }) => address)
  const pages = new Set([...pageAddresses, ...texts])
  const beside = { publicUrl: env.PUBLIC_URL, pages, movedPath: (address: string) => content.movedPath(address) ?? rightPath(address) }
  for (const { from, to } of requireWayOut(env.REDIRECTS, beside)) log.warn({ from, to }, 'a redirect stands before a page')
  const parts = { app, env, buildId, identity: house.identity.settings, images, pages }
  const site = env.isProduction ? await builtSite(parts) : await developmentSite({ ...parts, server })
  const onError = (error: unknown): void => log.error({ error: describeError(error) }, 'page failed')
  addOffline(app, { isKept: keepsPages(env), buildId, locales: localeCodes, wordsOf: offlineWords, headScript: modeScript, ...appParts })
  const cache = addSite(app, { env, site, buildId, onError })
  const { address, stop } = await serve({ app, server, host: env.HOST, port: env.PORT })
  return { address, stop, warm: () => warm({ engines, cache, log, texts, hasPages: site.isBuilt && env.WARM_PAGES === 'on' }) }
}

/** The threads of the text engines; none starts before there is work for it. */
const enginesOf = (env: Env, log: Logger): Engines =>
  makeEngines({
    file: new URL('worker/engine-thread.ts', import.meta.url),
    threads: env.ENGINE_THREADS,
    queue: env.ENGINE_QUEUE,
    timeoutSeconds: env.RUN_TIMEOUT,
    onTrouble: (error) => log.error({ error: describeError(error) }, 'engine thread lost'),
  })

const jobsOf = ({ pool }: Db, log: Logger): Jobs =>
  makeJobs({ pool, onTrouble: (error, job) => log.error({ job, error: describeError(error) }, 'job trouble') })

/** Adds the jobs of the product; what it gives back ends them. */
function productJobs(jobs: Jobs, parts: JobParts): () => Promise<void> {
  const letGo = addJobs(jobs, parts)
  return async () => {
    await jobs.stop()
    letGo()
  }
}

const limitsOf = ({ env, db, secret }: { readonly env: Env; readonly db: Db; readonly secret: string }): RateLimits =>
  makeRateLimits({
    pool: db.pool,
    secret,
    perMinute: { runs: env.RATE_RUNS, requests: env.RATE_REQUESTS },
    perDay: { 'visitor-characters': env.VISITOR_ADDRESS_CHARACTERS },
  })

function requireNode(): void {
  const [major = '0'] = process.versions.node.split('.')
  if (Number(major) < oldestNode) {
    throw new StartError(
      `Tinta's server needs Node.js ${oldestNode}; this is ${process.versions.node}. Start it with "npm start", which brings the right one.`,
    )
  }
}

type Service = 'web' | 'worker'

/** `web` answers requests, `worker` does what nobody waits for; one process may be both. */
function requireServices(): ReadonlySet<Service> {
  const { values } = parseArgs({ options: { services: { type: 'string', default: 'web,worker' } } })
  const services = values.services.split(',')
  const unknown = services.filter((name) => !isService(name))
  if (unknown.length > 0) throw new StartError(`--services knows web and worker, not ${unknown.join(', ')}.`)
  return new Set(services.filter(isService))
}

const isService = (name: string): name is Service => name === 'web' || name === 'worker'

const isForPeople = ({ LOG_FORMAT }: Env): boolean => (LOG_FORMAT === 'auto' ? process.stdout.isTTY : LOG_FORMAT === 'plain')

/** Changes with every build; written by `npm run build`. */
function buildIdOf({ isProduction }: Env): string {
  if (!isProduction) return 'development'
  const file = path.join(buildFolder, 'id.txt')
  if (!existsSync(buildFile) || !existsSync(file))
    throw new StartError('The pages are not built yet. Run "npm start", which builds them, or "npm run build".')
  return readFileSync(file, 'utf8').trim()
}

/** Pages that payers are sent to. */
const billingPaths = { checkout: pathIn('checkout'), premium: pathIn('premium'), profile: pathIn('profile') }

type SiteParts = {
  readonly app: Api
  readonly env: Env
  readonly buildId: string
  readonly identity: SiteSettings['identity']
  /** Pictures for links to the pages, by address. */
  readonly images: SocialImages
  /** Addresses of all pages, in small letters. */
  readonly pages: ReadonlySet<string>
}

async function builtSite(parts: SiteParts): Promise<Site> {
  const build: WebBuild = await import(buildFile)
  const handle = createRequestHandler(build, 'production')
  const { firstVisitRedirect, firstVisitVary } = build.entry.module
  return {
    isBuilt: true,
    pages: parts.pages,
    firstVisitRedirect,
    firstVisitVary,
    files: await staticFiles({ folder: path.join(buildFolder, 'client'), keptFolder: path.join(buildFolder, 'kept') }),
    render: (request, page) => handle(request, contextOf(build, parts, page)),
  }
}

/**
 * Vite's development server under the same order: API, files, pages. Node must run with `--conditions=development`:
 * the pages get that form of React Router, and the classes of the other form would be strangers to it.
 */
async function developmentSite(parts: SiteParts & { readonly server: Server }): Promise<Site> {
  const { createServer: createViteServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createViteServer({ root, server: { middlewareMode: true, ws: { server: parts.server } }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new StartError('Vite cannot run the pages in this process.')
  const load = (): Promise<WebBuild> => ssr.runner.import('virtual:react-router/server-build')
  const { firstVisitRedirect, firstVisitVary } = (await load()).entry.module
  return {
    isBuilt: false,
    pages: parts.pages,
    firstVisitRedirect,
    firstVisitVary,
    files: async (c, next) => {
      const { incoming, outgoing } = c.env
      if (!incoming || !outgoing || !('writeHead' in outgoing)) return next()
      const { promise, resolve } = Promise.withResolvers<boolean>()
      outgoing.once('finish', () => resolve(true))
      vite.middlewares(incoming, outgoing, () => resolve(false))
      return (await promise) ? RESPONSE_ALREADY_SENT : next()
    },
    render: async (request, page) => {
      const build = await load()
      return createRequestHandler(build, 'development')(request, contextOf(build, parts, page))
    },
  }
}

function contextOf(build: WebBuild, { app, env, buildId, identity, images }: SiteParts, page: Parameters<Site['render']>[1]) {
  const { requestId, address, nonce, onError } = page
  return build.entry.module.pageContext({
    settings: siteSettings({ env, buildId, identity }),
    images,
    api: async (request) => app.fetch(request, { inProcess: { address, requestId } }),
    nonce,
    requestId,
    logError: onError,
  })
}

type Warming = {
  readonly engines: { readonly warmUp: () => Promise<void> }
  readonly cache: PageCache
  readonly log: Logger
  /** Addresses of content pages and posts. */
  readonly texts: readonly string[]
  /** Whether pages are rendered ahead. */
  readonly hasPages: boolean
}

/** Renders what is kept and starts the first engine, so that the first visitor waits for neither. */
async function warm({ engines, cache, log, texts, hasPages }: Warming): Promise<void> {
  const start = performance.now()
  try {
    const paths = hasPages ? [...readyAddresses, ...texts] : []
    await engines.warmUp()
    for (const path of paths) await cache.keep(path)
    log.info({ pages: paths.length, milliseconds: Math.round(performance.now() - start) }, 'warm')
  } catch (error) {
    if (!(error instanceof RunEnded)) log.error({ error: describeError(error) }, 'warming failed')
  }
}

/** One Ctrl+C may arrive more than once: from the terminal, from npm and from the bootstrap. */
const sameKeyMilliseconds = 1_500

/** Runs `stop` once, on the first signal to end; a later second signal ends at once. */
function onSignal(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false
  let since = 0
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) {
      if (performance.now() - since > sameKeyMilliseconds) process.exit(1)
      return
    }
    since = performance.now()
    isStopping = true
    log.info({ signal }, 'stopping')
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ error: describeError(error) }, 'stopping failed')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, (name) => void end(name))
}

try {
  await start()
} catch (error) {
  const isForPeople = [StartError, SettingsError, ContentError, DatabaseError, ListenError].some((kind) => error instanceof kind)
  process.stderr.write(`${isForPeople && error instanceof Error ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
