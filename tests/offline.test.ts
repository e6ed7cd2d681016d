import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { offlineWords } from '#locales/offline-words.ts'
import { makeEnv } from './builders.ts'
import { makeHouse } from './house.ts'
import { appParts } from '#web/app-manifest.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { makeApi } from '#api/make-api.ts'
import { addOffline } from '#api/site/add-offline.ts'
import { addSite } from '#api/site/add-site.ts'
import { inlineHash } from '#api/site/page-policy.ts'
import type { Site } from '#api/site/site.ts'

/** A site with one page for all and one of somebody's, whose built worker says that it is one. */
function makeSite({ isKept = true } = {}) {
  const site: Site = {
    isBuilt: true,
    pages: new Set(['/', '/all', '/mine']),
    firstVisitVary: 'Cookie',
    firstVisitRedirect: () => null,
    files: async (c, next) => (c.req.path === '/sw.js' ? c.body('the built worker', 200, { 'Content-Type': 'text/javascript' }) : next()),
    render: async (request) => {
      const { pathname } = new URL(request.url)
      const headers = { 'Content-Type': 'text/html', ...(pathname === '/mine' ? {} : { 'x-tinta-cache': 'page' }) }
      return new Response('<p>page</p>', { status: pathname === '/none' ? 404 : 200, headers })
    },
  }
  const house = makeHouse({ env: makeEnv() })
  const app = makeApi(house)
  addOffline(app, { isKept, buildId: 'build-7', locales: localeCodes, wordsOf: offlineWords, headScript: 'head()', ...appParts })
  addSite(app, { env: house.env, site, buildId: 'build-7', onError: () => undefined })
  return (path: string, init: RequestInit = {}) => app.request(path, init)
}

describe('the mark by which browsers keep an answer', () => {
  test.each([
    ['/all', 'build-7'],
    ['/all?a=b', 'build-7'],
    ['/mine', null],
    ['/none', null],
    ['/api/auth', null],
    ['/api/v1/settings', null],
    ['/build.json', null],
  ])('%s bears %s', async (path, mark) => {
    const ask = makeSite()
    for (const _ of [1, 2]) expect((await ask(path)).headers.get('x-tinta-build')).toBe(mark)
  })
})

describe('the worker', () => {
  test('is asked for anew each time and may speak to this site alone', async () => {
    const response = await makeSite()('/sw.js')
    expect(await response.text()).toBe('the built worker')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })

  test('ends itself where the operator has switched it off, and drops what it has kept and nothing else', async () => {
    const response = await makeSite({ isKept: false })('/sw.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    const done: string[] = []
    const work: Promise<unknown>[] = []
    runInNewContext(await response.text(), {
      addEventListener: (name: string, listen: (event: object) => void) => {
        done.push(name)
        listen({ waitUntil: (one: Promise<unknown>) => work.push(one) })
      },
      skipWaiting: () => done.push('serves at once'),
      caches: {
        keys: async () => ['tinta-one', 'somebody-else', 'tinta-two'],
        delete: async (name: string) => done.push(`dropped ${name}`),
      },
      registration: { unregister: async () => done.push('ended') },
    })
    await Promise.all(work)
    expect(done).toEqual(['install', 'serves at once', 'activate', 'dropped tinta-one', 'dropped tinta-two', 'ended'])
  })
})

describe.each(localeCodes)('in %s', (locale) => {
  const { page, direction } = offlineWords(locale)

  test('the page for no network is whole by itself, in its language, with every script and style allowed by hash', async () => {
    const response = await makeSite()(`/offline/${locale}`)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`)
    expect(html).toContain(`<h1>${page.title.replaceAll("'", '&#39;')}</h1>`)
    const inline = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)].map(([, code = '']) => code)
    expect(inline).toHaveLength(3)
    for (const code of inline) expect(policy).toContain(inlineHash(code))
    expect(html).not.toMatch(/ (?:src|style|onclick)=/)
    expect(response.headers.get('x-tinta-build')).toBe('build-7')
  })

  test('the manifest names the app, where it begins, and only addresses that are there', async () => {
    const response = await makeSite()(`/manifest/${locale}.webmanifest`)
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      lang: locale,
      dir: direction,
      scope: '/',
      start_url: locale === 'en' ? '/' : `/${locale}`,
      display: 'standalone',
      share_target: { action: `/share/${locale}`, method: 'POST' },
      icons: expect.arrayContaining([
        { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ]),
    })
  })
})

test('nothing is offered to be shared with where nothing takes it, and what comes all the same leads to the paraphraser', async () => {
  const ask = makeSite({ isKept: false })
  expect(await (await ask('/manifest/de.webmanifest')).json()).not.toHaveProperty('share_target')
  const response = await ask('/share/de', { method: 'POST', body: new URLSearchParams({ text: 'a text' }) })
  expect([response.status, response.headers.get('location')]).toEqual([303, appParts.placesOf('de').paraphraser])
  expect((await ask('/offline/de')).headers.has('x-tinta-build')).toBe(false)
})
