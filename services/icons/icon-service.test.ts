import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { iconMilliseconds, makeIconService, placeholder } from './icon-service.ts'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.closeAllConnections()))

/** A service of icons on this machine. */
async function serving(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}`, allow: [`127.0.0.1:${port}`] }
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1"/></svg>'
const sending =
  (body: string, type = 'image/svg+xml', status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body)

describe('an icon of a service', () => {
  test('is asked for once', async () => {
    const { asked, ...service } = await serving(sending(drawing))
    const optional = makeIconService(service)
    const both = await Promise.all([optional('brands', 'mastodon'), optional('brands', 'mastodon')])
    expect([...both, await optional('brands', 'mastodon')]).toEqual(
      Array.from({ length: 3 }, () => ({ svg: drawing, isPlaceholder: false })),
    )
    expect(asked).toEqual(['/brands/mastodon.svg'])
  })

  test('names are no path', async () => {
    const { asked, ...service } = await serving(sending(drawing))
    await makeIconService(service)('..', 'a/b?c')
    expect(asked.every((path) => !path.includes('a/b'))).toBe(true)
  })

  test.each([
    ['is not there', sending('', 'text/plain', 404)],
    ['is a page', sending('<html></html>', 'text/html')],
    ['is no drawing', sending('hello')],
    ['holds a script', sending(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)],
    ['hears events', sending('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>')],
    ['loads something', sending('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.org/a.png"/></svg>')],
    ['is too large', sending(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${'1'.repeat(40_000)}"/></svg>`)],
    ['leads elsewhere', (_, response) => response.writeHead(302, { Location: 'https://example.org/' }).end()],
    ['breaks off', (_, response) => response.destroy()],
  ] satisfies readonly (readonly [string, RequestListener])[])('that %s is a placeholder', async (_, answer) => {
    const { asked: __, ...service } = await serving(answer)
    expect(await makeIconService(service)('a', 'b')).toEqual(placeholder)
  })

  test('that does not come in time is a placeholder, and is not waited for again at once', async () => {
    let now = 0
    const { asked, ...service } = await serving(() => undefined)
    const optional = makeIconService({ ...service, milliseconds: 40, now: () => now })
    expect(await optional('a', 'slow')).toEqual(placeholder)
    await optional('a', 'slow')
    expect(asked).toHaveLength(1)
    now = 61_000
    await optional('a', 'slow')
    expect(asked).toHaveLength(2)
  })

  test('that is looked for behind a name which leads into the own network is not asked for', async () => {
    const { asked, url } = await serving(sending(drawing))
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    expect(await makeIconService({ url, allow: [] })('a', 'b')).toEqual(placeholder)
    expect(await makeIconService({ url: 'https://icons.example.org', resolve })('a', 'b')).toEqual(placeholder)
    expect(asked).toEqual([])
  })

  test('is waited for as long as the specification says', () => expect(iconMilliseconds).toBe(1_500))
})
