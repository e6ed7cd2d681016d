import { describe, expect, test } from 'vitest'
import { memoryCaches } from '#tests/kept-caches.ts'
import type { KeepMessage } from './keep-message.ts'
import { makeKeeper } from './make-keeper.ts'

const origin = 'https://tinta.example.edu'
const files = [
  { url: '/assets/frame-1.js', part: 'shell' },
  { url: '/assets/base-de-1.js', part: 'de' },
  { url: '/assets/base-ur-1.js', part: 'ur' },
]

type Site = Readonly<Record<string, Response | 'away' | 'slow'>>

/** A page of a build, which holds nothing of anybody's. */
const pageOf = (build: string, text = `page of ${build}`): Response => new Response(text, { headers: { 'x-tinta-build': build } })

/** A worker over a site that answers at these addresses; everywhere else there is no network. */
function open(site: Site, options: { readonly build?: string; readonly caches?: ReturnType<typeof memoryCaches> } = {}) {
  const { build = 'one', caches = memoryCaches() } = options
  const asked: string[] = []
  const now: Record<string, Site[string]> = { ...site }
  const keeper = makeKeeper({
    buildId: build,
    files,
    caches,
    origin,
    wait: async () => undefined,
    fetch: async (request) => {
      const address = (typeof request === 'string' ? request : request.url).slice(origin.length)
      asked.push(address)
      const answer = now[address] ?? 'away'
      if (answer === 'slow') return new Promise(() => undefined)
      if (answer === 'away') throw new TypeError('Failed to fetch')
      // As over a network, an answer comes a moment later than what is at hand.
      return answer.clone()
    },
  })
  const ask = async (address: string, mode: RequestMode = 'navigate', method = 'GET') => {
    const work: Promise<unknown>[] = []
    // Only a browser makes a request of this mode.
    const request = Object.defineProperty(new Request(origin + address, { method }), 'mode', { value: mode })
    const answer = keeper.answer(request, (one) => work.push(one))
    if (answer === null) return 'left alone'
    const said = await answer.then(
      async (response) => (response.status === 200 ? response.text() : `${response.status} ${await response.text()}`),
      () => 'failed',
    )
    await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, 5))])
    return said
  }
  const keep = (message: Partial<KeepMessage>) =>
    keeper.keep({ kind: 'keep', build, pages: [], assets: [], parts: [], routes: null, ...message })
  return { ask, keep, keeper, asked, caches, goAway: () => Object.keys(now).forEach((address) => (now[address] = 'away')) }
}

const keptIn = async (caches: ReturnType<typeof memoryCaches>, build: string): Promise<readonly string[]> =>
  (await (await caches.open(`tinta-${build}`)).keys()).map(({ url }) => url.slice(origin.length))

describe('a page', () => {
  test('comes from the network, and from what is kept when there is none', async () => {
    const { ask, goAway } = open({ '/de': pageOf('one') })
    expect(await ask('/de')).toBe('page of one')
    goAway()
    expect(await ask('/de')).toBe('page of one')
    expect(await ask('/de?from=mail')).toBe('page of one')
  })

  test('that takes too long gives way to the kept one', async () => {
    const caches = memoryCaches()
    await open({ '/de': pageOf('one', 'kept') }, { caches }).ask('/de')
    expect(await open({ '/de': 'slow' }, { caches }).ask('/de')).toBe('kept')
  })

  test.each([
    ['that does not say that it is for all', new Response('mine')],
    ['of another build', pageOf('two')],
    ['that is not there', new Response('none', { status: 404, headers: { 'x-tinta-build': 'one' } })],
    ['of a server in trouble', new Response('none', { status: 500, headers: { 'x-tinta-build': 'one' } })],
  ])('%s is not kept', async (_case, answer) => {
    const { ask, goAway, caches } = open({ '/de': answer })
    await ask('/de')
    goAway()
    expect(await keptIn(caches, 'one')).toEqual([])
    expect(await ask('/de')).toBe('failed')
  })

  test('that was led elsewhere is not kept under the address that was asked for', async () => {
    const led = Object.defineProperty(pageOf('one'), 'clone', {
      value: () => Object.defineProperty(pageOf('one'), 'redirected', { value: true }),
    })
    const { keep, caches } = open({ '/': led })
    await keep({ pages: ['/'] })
    expect(await keptIn(caches, 'one')).toEqual([])
  })

  test('never seen is answered in the language of its address, else in the one that was used, and as what it is', async () => {
    const { keep, ask, goAway } = open({ '/offline/de': pageOf('one', 'Sie sind offline'), '/offline/ur': pageOf('one', 'آپ آف لائن ہیں') })
    await keep({ pages: ['/offline/de'] })
    await keep({ pages: ['/offline/ur'] })
    goAway()
    expect(await ask('/ur/blog')).toBe('503 آپ آف لائن ہیں')
    expect(await ask('/de/blog')).toBe('503 Sie sind offline')
    expect(await ask('/hu/blog')).toMatch(/^503 /)
  })
})

describe('what is about somebody', () => {
  test.each([
    ['/api/auth', 'cors', 'GET'],
    ['/api/v1/history', 'cors', 'GET'],
    ['/v2/check', 'cors', 'POST'],
    ['/shared-library/secret', 'navigate', 'GET'],
    ['/de', 'navigate', 'POST'],
  ] as const)('%s by %s %s never passes through the worker', async (address, mode, method) => {
    const { ask, asked } = open({ [address]: pageOf('one') })
    expect(await ask(address, mode, method)).toBe('left alone')
    expect(asked).toEqual([])
  })

  test('is not kept as the data of a page either', async () => {
    const { ask, goAway } = open({ '/mine.data': new Response('mine'), '/post.data?_routes=post': pageOf('one', 'a post') })
    expect([await ask('/mine.data', 'cors'), await ask('/post.data?_routes=post', 'cors')]).toEqual(['mine', 'a post'])
    goAway()
    expect([await ask('/mine.data', 'cors'), await ask('/post.data?_routes=post', 'cors')]).toEqual(['failed', 'a post'])
  })
})

describe('files', () => {
  test('are fetched once', async () => {
    const { ask, asked } = open({ '/assets/x-1.js': new Response('x') })
    expect([await ask('/assets/x-1.js', 'cors'), await ask('/assets/x-1.js', 'cors')]).toEqual(['x', 'x'])
    expect(asked).toEqual(['/assets/x-1.js'])
  })

  test('of a page that asks for it are kept with the parts that it names, and no others', async () => {
    const { keep, caches } = open({
      '/de': pageOf('one'),
      '/assets/frame-1.js': new Response('frame'),
      '/assets/base-de-1.js': new Response('de'),
      '/assets/font-1.woff2': new Response('font'),
      '/__manifest?paths=/de&version=7': new Response('{}'),
    })
    await keep({ pages: ['/de'], assets: ['/assets/font-1.woff2'], parts: ['shell', 'de'], routes: '/__manifest?paths=/de&version=7' })
    expect(await keptIn(caches, 'one')).toEqual([
      '/de',
      '/__manifest?version=7',
      '/assets/font-1.woff2',
      '/assets/frame-1.js',
      '/assets/base-de-1.js',
    ])
  })

  test('that cannot be had are left out, and the rest is kept', async () => {
    const { keep, caches } = open({ '/assets/base-de-1.js': new Response('de') })
    await keep({ pages: ['/de'], parts: ['shell', 'de'] })
    expect(await keptIn(caches, 'one')).toEqual(['/assets/base-de-1.js'])
  })

  test('which routes there are is answered for other questions of the same build, and for no other build', async () => {
    const { keep, ask, goAway } = open({ '/__manifest?paths=/de&version=7': new Response('routes') })
    await keep({ routes: '/__manifest?paths=/de&version=7' })
    goAway()
    expect(await ask('/__manifest?paths=/de/x&version=7', 'cors')).toBe('routes')
    expect(await ask('/__manifest?paths=/de/x&version=8', 'cors')).toBe('failed')
  })
})

describe('builds', () => {
  test('a page of another build is told nothing and keeps nothing here', async () => {
    const { keep, asked } = open({ '/de': pageOf('two') })
    await keep({ build: 'two', pages: ['/de'] })
    expect(asked).toEqual([])
  })

  test('a tab of the build before finds its files, whose names no other build has; those before that are dropped', async () => {
    const caches = memoryCaches()
    for (const build of ['zero', 'one'])
      await open({ [`/assets/x-${build}.js`]: new Response(build) }, { build, caches }).ask(`/assets/x-${build}.js`, 'cors')
    const { keeper, ask } = open({}, { build: 'two', caches })
    await keeper.dropFormer()
    expect(await caches.keys()).toEqual(['tinta-one'])
    expect([await ask('/assets/x-one.js', 'cors'), await ask('/assets/x-zero.js', 'cors')]).toEqual(['one', 'failed'])
  })

  test('the pages of one build do not grow without end, and the one for no network stays', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `/blog/${i}`)
    const { keep, caches } = open(Object.fromEntries([...names, '/offline/en'].map((name) => [name, pageOf('one')])))
    await keep({ pages: ['/offline/en', ...names] })
    const kept = await keptIn(caches, 'one')
    expect(kept).toHaveLength(81)
    expect(kept).toEqual(expect.arrayContaining(['/offline/en', '/blog/99']))
    expect(kept).not.toContain('/blog/0')
  })
})
