import { describe, expect, test } from 'vitest'
import { placeholder, type IconService } from '#services/icons/icon-service.ts'
import { makeHouse } from '#tests/house.ts'
import { makeApi } from '../make-api.ts'
import { addContentFiles } from './content-files.ts'

const bytes = new Uint8Array([1, 2, 3])
const content = {
  image: (address: string) => (address === '/media/0123/desk.png' ? { bytes, type: 'image/png' } : null),
  fetchedIcons: new Set(['brands/zotero']),
}

/** Asks a site whose texts show one image and one fetched icon. */
function site(iconService: IconService | null) {
  const app = makeApi(makeHouse())
  addContentFiles(app, { content, iconService })
  app.all('*', (c) => c.text('a page', 404))
  return async (address: string, headers: Readonly<Record<string, string>> = {}) => app.request(address, { headers })
}

describe('images of texts', () => {
  test('are kept for a year', async () => {
    const response = await site(null)('/media/0123/desk.png')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  test.each(['/media/0123/other.png', '/media/0123/..%2fdesk.png', '/media/'])('%s is none', async (address) => {
    expect(await (await site(null)(address)).text()).toBe('a page')
  })
})

describe('icons', () => {
  const asked: string[] = []
  const service: IconService = async (set, name) => {
    asked.push(`${set}/${name}`)
    return { svg: '<svg></svg>', isPlaceholder: false }
  }

  test('of our own are there without a service', async () => {
    const response = await site(null)('/icons/lucide/clock.svg')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await response.text()).toContain('<circle cx="12"')
    // Opened by itself, a drawing can run and load nothing.
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('that a text names come from the service, and no others', async () => {
    const ask = site(service)
    expect(await (await ask('/icons/brands/zotero.svg')).text()).toBe('<svg></svg>')
    for (const address of ['/icons/brands/other.svg', '/icons/other/zotero.svg', '/icons/lucide/no-such-icon.svg', '/icons/brands/zotero'])
      expect((await ask(address)).status).toBe(404)
    expect(asked).toEqual(['brands/zotero'])
  })

  test.each([
    ['where there is no service', null],
    ['where it fails', async () => placeholder],
  ] satisfies readonly (readonly [string, IconService | null])[])('are an empty square for a minute %s', async (_, given) => {
    const response = await site(given)('/icons/brands/zotero.svg')
    expect([await response.text(), response.headers.get('cache-control')]).toEqual([placeholder.svg, 'public, max-age=60'])
  })
})
