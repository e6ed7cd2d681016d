import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SettingsError } from '#config/env.ts'
import { makeEnv } from '#tests/builders.ts'
import { makeHouse } from '#tests/house.ts'
import { makeApi } from '../make-api.ts'
import { addSite } from './add-site.ts'
import { scriptHashes } from './page-policy.ts'
import { requireWayOut } from './redirects.ts'
import type { PageRequest, Site } from './site.ts'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-site-'))
const script = `console.log('${'x'.repeat(600)}')`
beforeAll(() => {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  write('client/assets/new.js', script)
  write('client/favicon.svg', '<svg/>')
  write('client/.vite/manifest.json', '{}')
  write('kept/assets/old.js', 'old')
})
afterAll(() => rmSync(folder, { recursive: true }))

type Rendered = { readonly url: string; readonly nonce: string | null }

/** A site whose pages say how they were rendered; `/kept` may be kept, `/mine` may not, everything else is not there. */
async function makeSite(env: Readonly<Record<string, string>> = {}) {
  const rendered: Rendered[] = []
  const site: Site = {
    isBuilt: true,
    pages: new Set(['/', '/kept', '/hu']),
    firstVisitVary: 'Cookie, Accept-Language',
    firstVisitRedirect: (request) =>
      request.headers.get('accept-language') === 'hu' && new URL(request.url).pathname === '/' ? '/hu' : null,
    files: await staticFiles({ folder: path.join(folder, 'client'), keptFolder: path.join(folder, 'kept') }),
    render: async (request: Request, { nonce }: PageRequest) => {
      rendered.push({ url: request.url, nonce })
      const { pathname } = new URL(request.url)
      const isKept = ['/', '/kept', '/kept.data'].includes(pathname)
      const headers = {
        'Content-Type': pathname.endsWith('.data') ? 'text/x-script; charset=utf-8' : 'text/html; charset=utf-8',
        ...(isKept ? { 'x-tinta-cache': 'page' } : {}),
      }
      return new Response(
        `<p>${pathname}${'.'.repeat(600)}</p><script${nonce ? ` nonce="${nonce}"` : ''}>go()</script><script src="/assets/new.js"></script>`,
        { status: isKept || pathname === '/mine' ? 200 : 404, headers },
      )
    },
  }
  const house = makeHouse({ env: makeEnv(env) })
  const app = makeApi(house)
  const cache = addSite(app, { env: house.env, site, buildId: 'build-7', onError: () => undefined })
  const ask = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => app.request(url, { headers, method })
  return { ask, cache, rendered }
}

describe('files', () => {
  test.each([
    ['/assets/new.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/old.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/none.js', 404, 'no-store'],
    ['/favicon.svg', 200, 'public, max-age=0, must-revalidate'],
  ])('%s is answered with %i', async (address, status, caching) => {
    const { ask, rendered } = await makeSite()
    const response = await ask(address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, caching])
    expect(rendered).toEqual([])
  })

  test.each(['/.vite/manifest.json', '/assets/../../secret', '/%2e%2e/secret'])('%s is no file', async (address) => {
    const { ask } = await makeSite()
    expect((await ask(address)).status).toBe(404)
  })

  test('come compressed, and not again when they are known', async () => {
    const { ask } = await makeSite()
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
    const plain = await ask('/assets/new.js')
    const gzip = await ask('/assets/new.js', { 'Accept-Encoding': 'gzip' })
    const br = await ask('/assets/new.js', { 'Accept-Encoding': 'gzip, br;q=0.9' })
    const refused = await ask('/assets/new.js', { 'Accept-Encoding': 'br;q=0' })
    expect([plain, gzip, br, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br', null])
    expect((await bytesOf(plain)).toString()).toBe(script)
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(script)
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(script)
    const known = await ask('/assets/new.js', { 'If-None-Match': plain.headers.get('etag') ?? '', 'Accept-Encoding': 'br' })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const head = await ask('/assets/new.js', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(script.length), ''])
  })
})

describe('pages', () => {
  test('that may be kept are rendered once for all, with their scripts allowed by hash', async () => {
    const { ask, cache, rendered } = await makeSite({ PUBLIC_URL: 'https://tinta.example.edu' })
    expect(await cache.keep('/kept')).toBe(true)
    for (const _ of [1, 2, 3]) {
      const response = await ask('/kept', { Host: 'evil.example' })
      const hash = createHash('sha256').update('go()').digest('base64')
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
      expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
      expect(response.headers.has('x-tinta-cache')).toBe(false)
      expect(await response.text()).toContain('<p>/kept')
    }
    expect(rendered).toEqual([{ url: 'https://tinta.example.edu/kept', nonce: null }])
  })

  test('are kept when they are asked for first, and with a query rendered anew', async () => {
    const { ask, rendered } = await makeSite()
    await ask('/kept')
    await ask('/kept')
    expect(rendered.map(({ nonce }) => nonce === null)).toEqual([false, true])
    const response = await ask('/kept?a=b')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]+'; style-src 'self' 'nonce-/)
    expect(response.headers.has('x-tinta-cache')).toBe(false)
    expect(rendered).toHaveLength(3)
  })

  test.each([
    ['/kept/', '/kept'],
    ['/KEPT', '/kept'],
    ['/Kept//?a=B&c=%20', '/kept?a=B&c=%20'],
    ['/HU/', '/hu'],
  ])('%s leads to %s', async (address, right) => {
    const { ask, rendered } = await makeSite()
    const response = await ask(address)
    expect([response.status, response.headers.get('location')]).toEqual([308, right])
    expect(rendered).toEqual([])
  })

  test.each(['/', '/kept', '/Nowhere/', '//evil.example/'])('%s leads nowhere else', async (address) => {
    const { ask } = await makeSite()
    expect((await ask(`http://localhost${address}`)).headers.get('location')).toBeNull()
  })

  test.each(['/kept', '/mine'])('may speak to Firebase when it keeps the accounts: %s', async (address) => {
    const { ask } = await makeSite({ IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'tinta-1', FIREBASE_API_KEY: 'key' })
    const policy = (await ask(address)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;")
    expect(policy).toContain('frame-src https://tinta-1.firebaseapp.com;')
  })

  test('of one person get a nonce of their own each time', async () => {
    const { ask, rendered } = await makeSite()
    for (const _ of [1, 2]) {
      const response = await ask('/mine')
      const nonce = rendered.at(-1)?.nonce
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      expect(await response.text()).toContain(`nonce="${nonce}"`)
    }
    expect(new Set(rendered.map(({ nonce }) => nonce)).size).toBe(2)
  })

  test('have their data kept as well, compressed', async () => {
    const { ask, rendered } = await makeSite()
    await ask('/kept.data')
    const response = await ask('/kept.data', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/x-script; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(rendered).toHaveLength(2)
  })

  test('that are not there are not kept', async () => {
    const { ask, cache } = await makeSite()
    expect(await cache.keep('/nowhere')).toBe(false)
    expect((await ask('/nowhere')).status).toBe(404)
  })

  test('of a first visit lead to the right language, even when they are kept', async () => {
    const { ask, cache } = await makeSite()
    await cache.keep('/')
    const first = await ask('/', { 'Accept-Language': 'hu' })
    expect([first.status, first.headers.get('location'), first.headers.get('vary')]).toEqual([302, '/hu', 'Cookie, Accept-Language'])
    const stays = await ask('/', { 'Accept-Language': 'en' })
    expect([stays.status, stays.headers.get('vary')]).toEqual([200, 'Accept-Encoding, Cookie, Accept-Language'])
  })
})

describe('what stands beside the pages', () => {
  test('the id of the build, never from a cache', async () => {
    const { ask } = await makeSite()
    const response = await ask('/build.json?t=1')
    expect([await response.json(), response.headers.get('cache-control')]).toEqual([{ id: 'build-7' }, 'no-store'])
  })

  test('the manifest of this build, and of no other', async () => {
    const redirect = { from: '/Blog/', to: 'https://blog.example.edu/', isExternal: true }
    const { ask, rendered } = await makeSite({ REDIRECTS: JSON.stringify([redirect]) })
    const response = await ask('/builds/build-7.json')
    expect(await response.json()).toEqual({ id: 'build-7', redirects: [{ ...redirect, from: '/blog' }] })
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/builds/build-6.json')).status).toBe(404)
    expect(rendered).toEqual([])
  })

  test.each([
    ['/old', 308, '/kept'],
    ['/OLD/', 308, '/kept'],
    ['/survey', 302, 'https://forms.example.edu/1'],
    ['/r%C3%A9gi', 308, '/%C3%BAj'],
  ])('the redirect of %s', async (from, status, to) => {
    const rules =
      '[{"from":"/old","to":"/kept"},{"from":"/survey","to":"https://forms.example.edu/1","status":302,"isExternal":true},{"from":"/régi","to":"/új"}]'
    const { ask } = await makeSite({ REDIRECTS: rules })
    const response = await ask(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
    const { headers } = await ask(`${from.replace(/\/$/, '')}.data?_routes=x`)
    expect([headers.get('x-remix-redirect'), headers.get('x-remix-reload-document')]).toEqual([to, String(to.startsWith('https:'))])
  })

  test('a query goes along to a path of the site, and nowhere else', async () => {
    const rules = '[{"from":"/old","to":"/kept"},{"from":"/survey","to":"https://forms.example.edu/1","isExternal":true}]'
    const { ask } = await makeSite({ REDIRECTS: rules })
    expect((await ask('/old?a=B&c=%20')).headers.get('location')).toBe('/kept?a=B&c=+')
    expect((await ask('/old.data?a=B&_routes=x')).headers.get('x-remix-redirect')).toBe('/kept?a=B')
    expect((await ask('/survey?token=secret')).headers.get('location')).toBe('https://forms.example.edu/1')
  })

  test('a long row of slashes keeps nobody waiting', async () => {
    const { ask } = await makeSite()
    const start = performance.now()
    await ask(`/${'/'.repeat(60_000)}x`)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test('a redirect is for reading only', async () => {
    const { ask } = await makeSite({ REDIRECTS: '[{"from":"/old","to":"/kept"}]' })
    expect((await ask('/old', {}, 'POST')).headers.get('location')).toBeNull()
  })

  test('an address of the API that is not there never becomes a page', async () => {
    const { ask, rendered } = await makeSite()
    expect((await ask('/api/v2/x')).headers.get('content-type')).toBe('application/problem+json')
    expect(rendered).toEqual([])
  })
})

describe('the operator’s redirects beside the site’s own addresses', () => {
  const beside = {
    publicUrl: 'https://tinta.example.edu',
    pages: new Set(['/', '/blog', '/paraphrase-text']),
    movedPath: (path: string) => (path === '/paraphraser' ? '/paraphrase-text' : null),
  }
  const rules = (...pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([from, to]) => ({ from, to, status: 308 as const, isExternal: to.startsWith('https:') }))

  test('that stand before a page are told', () => {
    const given = rules(['/BLOG/', 'https://elsewhere.example/'], ['/old', '/blog'])
    expect(requireWayOut(given, beside).map(({ from }) => from)).toEqual(['/BLOG/'])
  })

  test.each([
    ['/paraphrase-text', '/paraphraser', '/paraphrase-text → /paraphraser → /paraphrase-text'],
    ['/paraphraser', 'https://tinta.example.edu/PARAPHRASER/', '/paraphraser → /paraphraser'],
  ])('that lead round in a circle with them stop the start: %s', (from, to, way) => {
    expect(() => requireWayOut(rules([from, to]), beside)).toThrow(
      new SettingsError(`REDIRECTS must not lead round in a circle with the site's own addresses: ${way}`),
    )
  })
})

test('only scripts with something in them need a hash', () => {
  const html = '<script src="/a.js"></script><script>a()</script><script type="module" async="">b()</script><script>a()</script>'
  expect(scriptHashes(html)).toHaveLength(2)
})
