import { localeOfPath, type LocaleCode } from '../i18n/locales.ts'
import { pathOf } from '../i18n/paths.ts'
import { pageKeys } from '../i18n/slugs.ts'
import type { KeepMessage, WorkerMessage } from './keep-message.ts'

export type Keeping = {
  /** Id of the page's build. */
  readonly build: string
  /** Whether pages may be fetched that only might be of use. */
  readonly mayPrefetch: boolean
}

/** Brings the worker to this browser and tells it what to keep; called when the page is at work. */
export async function keepForOffline({ build, mayPrefetch }: Keeping): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const tell = (rest: Partial<KeepMessage>): void =>
    send(serviceWorker.controller, { kind: 'keep', build, pages: [keptAddress()], assets: [], parts: [], routes: null, ...rest })
  const tellAll = (): void => tell(everything(mayPrefetch))
  await pageIsLoaded()
  serviceWorker.addEventListener('controllerchange', tellAll)
  tellAll()
  // Where the browser does not say that the reader went on, whole documents and the pages below are kept.
  if ('navigation' in globalThis) navigation.addEventListener('navigatesuccess', () => tell({}))
  try {
    takeOver(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }), build)
  } catch {
    // A browser that refuses (a private window, no network) works as it did before there were workers.
  }
}

/** A worker of this page's build waits for no other tab: those of the build before find their files in either. */
function takeOver(registration: ServiceWorkerRegistration, build: string): void {
  const offer = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed') send(worker, { kind: 'take-over', build })
    else worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  }
  offer(registration.waiting)
  offer(registration.installing)
  registration.addEventListener('updatefound', () => offer(registration.installing))
}

const send = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message)

function pageIsLoaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}

/** Pages that work without a network, fetched ahead. */
const ahead = ['home', 'paraphraser', 'citation'] as const

/** This page and the one that says that there is no network, with their files; where it may be, the pages of `ahead`, too. */
function everything(mayPrefetch: boolean): Partial<KeepMessage> {
  const { code } = localeOfPath(location.pathname)
  const more = mayPrefetch ? ahead.map((page) => pathOf(page, code)) : []
  return {
    pages: [`/offline/${code}`, keptAddress(), ...more],
    assets: loadedAssets(),
    parts: mayPrefetch ? [code, 'shell', 'citation'] : [],
    routes: routesOf(code),
  }
}

/** What of the address names the page. */
function keptAddress(): string {
  const tool = new URLSearchParams(location.search).get('tool')
  return tool === null ? location.pathname : `${location.pathname}?tool=${tool}`
}

/** The files that this page was made of, which the browser has at hand. */
function loadedAssets(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}

/** Where the router asks for routes: here for all that a reader of this language can go to, and for one that is nobody's. */
function routesOf(code: LocaleCode): string | null {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest) || typeof manifest.version !== 'string') return null
  const { version } = manifest
  const home = pathOf('home', code)
  const paths = [...pageKeys.map((page) => pathOf(page, code)), `${pathOf('blog', code)}/x`, `${home === '/' ? '' : home}/x/x`]
  return `/__manifest?${new URLSearchParams({ paths: [...new Set(paths)].sort().join(','), version }).toString()}`
}
