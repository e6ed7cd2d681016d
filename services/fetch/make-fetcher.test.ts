import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startPages, type Page } from '#tests/mocks/page-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { makeHostTurns } from './host-turns.ts'
import { makeFetcher, type FetcherOptions } from './make-fetcher.ts'

const megabyte = 1024 * 1024
const limits = { bytes: megabyte, unpacked: 4 * megabyte, seconds: 10 }
const zeros = Buffer.alloc(8 * megabyte)

const typed =
  (type: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Page =>
  (_, response) =>
    void response.writeHead(200, { ...(type === '' ? {} : { 'Content-Type': type }), ...headers }).end(body)
const to =
  (location: string, status = 302): Page =>
  (_, response) =>
    void response.writeHead(status, { Location: location }).end('moved')
const says =
  (status: number, headers: Readonly<Record<string, string>> = {}): Page =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end('no')
const packed = (name: string, pack: (bytes: Uint8Array) => Uint8Array) =>
  typed('text/html', pack(Buffer.from('<p>packed</p>')), { 'Content-Encoding': name })

const pages: Record<string, Page> = {
  '/page': '<p>Words</p>',
  '/latin': typed('text/html; charset="ISO-8859-2"', Buffer.from([0x65, 0x72, 0xf5])),
  '/no-charset': typed('text/html; charset=no-such', 'words'),
  '/plain': typed('text/plain', 'words'),
  '/pdf': typed('application/pdf', '%PDF-1.4 words'),
  '/octets': typed('application/octet-stream', '%PDF-1.4 words'),
  '/gzip': packed('gzip', gzipSync),
  '/br': packed('br', brotliCompressSync),
  '/zstd': packed('ZSTD', zstdCompressSync),
  '/deflate': packed('deflate', deflateSync),
  '/untyped': typed('', 'words'),
  '/picture': typed('image/png', 'words'),
  '/json': typed('application/json', '{}'),
  '/prototype': typed('constructor', 'words'),
  '/program': typed('application/octet-stream', 'MZ words'),
  '/no-pdf': typed('application/pdf', '<p>Log in first</p>'),
  '/hidden-pdf': typed('text/html', '%PDF-1.4'),
  '/unknown-packing': typed('text/html', 'words', { 'Content-Encoding': 'compress' }),
  '/packed-twice': typed('text/html', gzipSync(gzipSync('words')), { 'Content-Encoding': 'gzip, gzip' }),
  '/not-packed': typed('text/html', 'words', { 'Content-Encoding': 'gzip' }),
  '/bomb': typed('text/html', gzipSync(zeros), { 'Content-Encoding': 'gzip' }),
  '/bomb-br': typed('text/html', brotliCompressSync(zeros), { 'Content-Encoding': 'br' }),
  '/large': typed('text/html', Buffer.alloc(2 * megabyte)),
  '/endless': (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    const more = () => {
      while (!request.socket.destroyed && response.write(Buffer.alloc(65_536)));
      if (!request.socket.destroyed) response.once('drain', more)
    }
    more()
  },
  '/silent': () => undefined,
  '/drops': (request) => request.socket.destroy(),
  '/half': (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000' })
    response.write('half', () => request.socket.destroy())
  },
  '/slow': (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    const timer = setInterval(() => response.write('x'), 20)
    request.socket.once('close', () => clearInterval(timer))
  },
  '/headers': (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html', 'X-Long': 'x'.repeat(60_000) }).end('words'),
  '/gone': says(410),
  '/forbidden': says(403),
  '/broken': says(500),
  '/busy': says(429, { 'Retry-After': '45' }),
  '/later': says(503),
  '/loop': to('/loop'),
  '/there': to('/back'),
  '/back': to('/there', 301),
  '/to-page': to('/page', 308),
  '/nowhere': says(302),
  '/to-broken': to('http://[', 301),
  '/to-inside': to('http://127.0.0.1/'),
  '/to-metadata': to('http://169.254.169.254/latest/meta-data/'),
  '/to-port': to('http://public.example:22/'),
  '/to-file': to('file:///etc/passwd'),
  '/to-user': to('http://user:secret@public.example/'),
  '/to-rebound': to('http://rebound.example/'),
  'cookie.example/page': typed('text/html', '<p>Words</p>', { 'Set-Cookie': 'a=b' }),
  'cookie.example/start': (_, response) => void response.writeHead(302, { 'Set-Cookie': 'a=b', Location: '/page' }).end(),
  'closed.example/robots.txt': typed(
    'text/plain',
    'User-agent: *\nDisallow: /private\nAllow: /private/open\n\nUser-agent: BadBot\nDisallow: /',
  ),
  'closed.example/private': '<p>No</p>',
  'closed.example/private/open': '<p>Yes</p>',
  'ours.example/robots.txt': typed('text/plain', 'User-agent: *\nDisallow:\n\nUser-agent: tinta\nDisallow: /'),
  'fails.example/robots.txt': says(500),
  'slow-robots.example/robots.txt': typed('text/plain', 'User-agent: *\nCrawl-delay: 3'),
  'moved.example/robots.txt': to('/rules.txt'),
  'moved.example/rules.txt': typed('text/plain', 'User-agent: *\nDisallow: /page'),
  'wild.example/robots.txt': typed('text/plain', `User-agent: *\n${'Disallow: /*a*b*c*d\n'.repeat(2_000)}Disallow: /pa*z\nAllow: /page*`),
}
for (let i = 0; i < 6; i++) pages[`/hop-${i}`] = to(`/hop-${i + 1}`)
pages['/hop-6'] = '<p>Words</p>'

let site: Awaited<ReturnType<typeof startPages>>
let database: TestDatabase
let db: Db
beforeAll(async () => {
  site = await startPages(pages)
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '/nowhere' })
})
afterAll(async () => {
  await site.stop()
  await db.close()
  await database.drop()
})

/** Every host is the site on this machine, and may be asked at its port; the clock goes on by waiting. */
let at = Date.parse('2027-01-01T00:00:00Z')
const waits: number[] = []
beforeEach(async () => {
  waits.length = 0
  site.asked.length = 0
  await db.pool.query('delete from fetch_host')
  await db.pool.query('delete from fetch_robots')
})

const hosts = ['site', 'cookie', 'closed', 'ours', 'fails', 'slow-robots', 'moved', 'wild', 'other']
function make(given: Partial<FetcherOptions> = {}) {
  const turns = makeHostTurns({
    pool: db.pool,
    random: () => 0,
    now: () => new Date(at),
    sleep: async (milliseconds) => {
      waits.push(milliseconds)
      at += milliseconds
    },
  })
  const resolve = async (host: string) => [host === 'rebound.example' ? '10.0.0.1' : '127.0.0.1'].map((address) => ({ address, family: 4 }))
  const allow = hosts.map((name) => `${name}.example:${site.port}`)
  return makeFetcher({ pool: db.pool, turns, contact: 'help@tinta.example.edu', allow, resolve, limits, ...given })
}
const urlOf = (path: string, host = 'site') => `http://${host}.example:${site.port}${path}`

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.problem.code : String(error)
}

describe('a page is fetched', () => {
  test.each([
    ['/page', 'html', '<p>Words</p>'],
    ['/latin', 'html', '\ufefferő'],
    ['/no-charset', 'html', 'words'],
    ['/plain', 'text', 'words'],
    ['/pdf', 'pdf', '%PDF-1.4 words'],
    ['/octets', 'pdf', '%PDF-1.4 words'],
    ['/gzip', 'html', '<p>packed</p>'],
    ['/br', 'html', '<p>packed</p>'],
    ['/zstd', 'html', '<p>packed</p>'],
    ['/deflate', 'html', '<p>packed</p>'],
  ])('%s', async (path, kind, text) => {
    const fetched = await make()(urlOf(path))
    expect({ ...fetched, bytes: new TextDecoder('utf-8', { ignoreBOM: true }).decode(fetched.bytes) }).toEqual({
      url: urlOf(path),
      kind,
      bytes: text,
    })
  })

  test('where redirects lead, four at most', async () => {
    expect((await make()(urlOf('/to-page'))).url).toBe(urlOf('/page'))
    expect((await make()(urlOf('/hop-2'))).url).toBe(urlOf('/hop-6'))
    expect(await codeOf(make()(urlOf('/hop-1')))).toBe('fetch-unreachable')
  })

  test('saying who asks and how to reach them, without cookies, referrer or credentials', async () => {
    await make()(urlOf('/start', 'cookie'))
    await make()(urlOf('/page', 'cookie'))
    expect(site.paths()).toHaveLength(3)
    for (const { headers } of site.asked) {
      expect(headers['user-agent']).toBe('Tinta (writing assistant; +help@tinta.example.edu)')
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
    }
  })
})

describe('what is refused', () => {
  test.each([
    ['/untyped', 'fetch-kind-refused'],
    ['/picture', 'fetch-kind-refused'],
    ['/json', 'fetch-kind-refused'],
    ['/prototype', 'fetch-kind-refused'],
    ['/program', 'fetch-kind-refused'],
    ['/no-pdf', 'fetch-kind-refused'],
    ['/hidden-pdf', 'fetch-kind-refused'],
    ['/unknown-packing', 'fetch-kind-refused'],
    ['/packed-twice', 'fetch-kind-refused'],
    ['/not-packed', 'fetch-unreachable'],
    ['/bomb', 'fetch-too-large'],
    ['/bomb-br', 'fetch-too-large'],
    ['/large', 'fetch-too-large'],
    ['/endless', 'fetch-too-large'],
    ['/drops', 'fetch-unreachable'],
    ['/half', 'fetch-unreachable'],
    ['/headers', 'fetch-unreachable'],
    ['/missing', 'fetch-unreachable'],
    ['/gone', 'fetch-unreachable'],
    ['/forbidden', 'fetch-unreachable'],
    ['/broken', 'fetch-unreachable'],
    ['/busy', 'fetch-busy'],
    ['/later', 'fetch-busy'],
    ['/loop', 'fetch-unreachable'],
    ['/there', 'fetch-unreachable'],
    ['/nowhere', 'fetch-unreachable'],
    ['/to-broken', 'fetch-unreachable'],
    ['/to-inside', 'fetch-address-refused'],
    ['/to-metadata', 'fetch-address-refused'],
    ['/to-port', 'fetch-address-refused'],
    ['/to-file', 'fetch-address-refused'],
    ['/to-user', 'fetch-address-refused'],
    ['/to-rebound', 'fetch-address-refused'],
  ])('%s: %s', async (path, code) => {
    expect(await codeOf(make()(urlOf(path)))).toBe(code)
  })

  test('a server of ours under another name or port', async () => {
    expect(await codeOf(make({ allow: [] })(urlOf('/page')))).toBe('fetch-address-refused')
    expect(await codeOf(make()(urlOf('/page', 'unknown')))).toBe('fetch-address-refused')
    expect(await codeOf(make()(`http://127.0.0.1:${site.port}/page`))).toBe('fetch-address-refused')
    expect(site.asked).toEqual([])
  })

  test('a port where nobody listens', async () => {
    const closed = await startPages({})
    await closed.stop()
    const allow = [`site.example:${closed.port}`]
    expect(await codeOf(make({ allow })(`http://site.example:${closed.port}/`))).toBe('fetch-unreachable')
  })

  test.each(['/slow', '/silent'])('%s after the time for one page', async (path) => {
    expect(await codeOf(make({ limits: { ...limits, seconds: 0.3 } })(urlOf(path)))).toBe('fetch-took-too-long')
  })

  test('a name whose server never answers, after the same time', async () => {
    const silent = make({ resolve: () => new Promise(() => undefined), limits: { ...limits, seconds: 0.1 } })
    expect(await codeOf(silent(urlOf('/page')))).toBe('fetch-took-too-long')
  })

  test('at once when nobody waits any more', async () => {
    const gone = new AbortController()
    const fetching = make()(urlOf('/silent'), { signal: gone.signal })
    const arrived = async (): Promise<void> =>
      site.paths().length > 0 ? undefined : new Promise<void>((resolve) => setImmediate(resolve)).then(arrived)
    await arrived()
    gone.abort()
    await expect(fetching).rejects.toThrow(RunEnded)
    await expect(make()(urlOf('/page'), { signal: gone.signal })).rejects.toThrow(RunEnded)
  })
})

describe('a site’s wishes', () => {
  test('are read once a day', async () => {
    for (const _ of [1, 2, 3]) await make()(urlOf('/page'))
    expect(site.asked.filter(({ url }) => url.endsWith('/robots.txt'))).toHaveLength(1)
    await db.pool.query("update fetch_robots set expires_at = now() - interval '1 second'")
    await make()(urlOf('/page'))
    expect(site.asked.filter(({ url }) => url.endsWith('/robots.txt'))).toHaveLength(2)
  })

  test.each([
    ['closed', '/private', 'fetch-not-allowed'],
    ['closed', '/private/open', 'null'],
    ['closed', '/page', 'null'],
    ['ours', '/page', 'fetch-not-allowed'],
    ['fails', '/page', 'fetch-not-allowed'],
    ['moved', '/page', 'fetch-not-allowed'],
    ['moved', '/plain', 'null'],
    ['wild', '/plain', 'fetch-not-allowed'],
  ])('%s%s: %s', async (host, path, code) => {
    expect(await codeOf(make()(urlOf(path, host)))).toBe(code)
    expect(site.paths().includes(`${host}.example${path}`)).toBe(code === 'null')
  })

  test('hold after a redirect too', async () => {
    pages['/to-closed'] = to(urlOf('/private', 'closed'))
    expect(await codeOf(make()(urlOf('/to-closed')))).toBe('fetch-not-allowed')
  })

  test('for time between two requests are kept, one second where there are none', async () => {
    for (const _ of [1, 2]) await make()(urlOf('/page', 'other'))
    expect(waits).toEqual([1_000, 1_000])
    waits.length = 0
    for (const _ of [1, 2]) await make()(urlOf('/page', 'slow-robots'))
    expect(waits).toEqual([1_000, 3_000])
  })

  test('are asked no less for pages that are not there', async () => {
    for (const path of ['/missing', '/gone', '/forbidden', '/picture']) await codeOf(make()(urlOf(path)))
    expect(waits).toEqual([1_000, 1_000, 1_000, 1_000])
    expect(await codeOf(make()(urlOf('/page')))).toBe('null')
  })

  test('are asked less for a server that breaks down', async () => {
    for (const path of ['/drops', '/broken', '/half']) expect(await codeOf(make()(urlOf(path)))).toBe('fetch-unreachable')
    // A second after the robots.txt, then half of two seconds and half of four.
    expect(waits).toEqual([1_000, 1_000, 2_000])
  })

  test('to be left alone are remembered for the host', async () => {
    const error: unknown = await make()(urlOf('/busy')).catch((reason: unknown) => reason)
    expect(error instanceof AppError && error.problem).toEqual({ code: 'fetch-busy', facts: { seconds: 45 } })
    const before = site.asked.length
    expect(await codeOf(make()(urlOf('/page')))).toBe('fetch-busy')
    expect(site.asked).toHaveLength(before)
    at += 46_000
    expect(await codeOf(make()(urlOf('/page')))).toBe('null')
  })
})
