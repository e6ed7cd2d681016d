import type { OfflineWords } from '#locales/offline.ts'
import type { Api } from '../house.ts'
import { offlinePage } from '../present/offline-page.ts'
import { offlineStyle } from '../present/offline-style.ts'
import { buildHeader } from './page-cache.ts'
import { inlineHash, scriptHashes } from './page-policy.ts'

/** Addresses of a language: its home page, and the page that takes a text which another app shares. */
export type AppPlaces = { readonly home: string; readonly paraphraser: string }

export type OfflineOptions = {
  /** Whether browsers may keep pages; if not, workers that are there already end themselves. */
  readonly isKept: boolean
  readonly buildId: string
  readonly locales: readonly string[]
  readonly wordsOf: (locale: string) => OfflineWords
  readonly placesOf: (locale: string) => AppPlaces
  /** The web app manifest of a language (W3C). */
  readonly manifestOf: (locale: string, isKept: boolean) => Readonly<Record<string, unknown>>
  /** Sets the colours of a page before its first paint. */
  readonly headScript: string
}

/** Adds the site's manifests, and what stands behind the worker in the browser. Comes before the files. */
export function addOffline(app: Api, options: OfflineOptions): void {
  const { isKept, buildId, locales, wordsOf, placesOf, manifestOf, headScript } = options
  for (const locale of locales) {
    app.get(`/manifest/${locale}.webmanifest`, (c) =>
      c.body(JSON.stringify(manifestOf(locale, isKept)), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }),
    )
    app.get(`/offline/${locale}`, async (c) => {
      const { home } = placesOf(locale)
      const page = String(await offlinePage({ words: wordsOf(locale), headScript, home }))
      return c.html(page, 200, { ...pageHeaders(page), ...(isKept ? { [buildHeader]: buildId } : {}) })
    })
    // The worker takes what is shared, so that it goes no further than the device. Where there is none, it is not read here either.
    app.post(`/share/${locale}`, (c) => c.redirect(placesOf(locale).paraphraser, 303))
  }
  app.use('/sw.js', async (c, next) => {
    if (isKept) await next()
    else c.res = c.body(endingWorker, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
    for (const [name, value] of workerHeaders) c.res.headers.set(name, value)
  })
}

/** A browser asks for it anew with every page; it may speak to this site and to nobody else. */
const workerHeaders = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"],
] as const

/** Takes the place of a worker that is there, drops what it kept, and ends. Open pages go on, from the network. */
const endingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const name of await caches.keys()) if (name.startsWith('tinta-')) await caches.delete(name)
  await registration.unregister()
}
`

const pageHeaders = (page: string) => ({
  'Cache-Control': 'no-cache',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${scriptHashes(page).join(' ')}`,
    `style-src ${inlineHash(offlineStyle)}`,
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; '),
})
