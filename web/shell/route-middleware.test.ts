import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { readyPages, pages } from '../pages.ts'
import { defaultSettings } from '../default-settings.ts'
import { settingsContext } from '../server-context.ts'
import { middlewareOf, pageMiddleware } from './route-middleware.ts'

/** Asks a page behind its middleware. */
async function ask(
  path: string,
  { hasDevPages = false, table = pages }: { readonly hasDevPages?: boolean; readonly table?: Parameters<typeof pageMiddleware>[0] } = {},
) {
  const context = new RouterContextProvider()
  context.set(settingsContext, { ...defaultSettings, hasDevPages })
  const request = new Request(`http://tinta.test${path}`)
  const args = { request, url: new URL(request.url), params: {}, context, pattern: path, unstable_pattern: path }
  return pageMiddleware(table)(args, async () => new Response('page'))
}

describe('a name that stands for nothing', () => {
  test('is told with the page that names it, before anything is served', () => {
    expect(() => pageMiddleware({ profile: { middleware: ['signed-on'] } })).toThrow(
      'Unknown route middleware "signed-on" before the page "profile". There are: dev-only, unlisted.',
    )
  })

  test.each(['constructor', '__proto__', 'toString', ''])('%j is one', (name) => {
    expect(() => middlewareOf([name], 'a route')).toThrow(`Unknown route middleware "${name}" before a route.`)
  })
})

describe('what pages name', () => {
  test.each([
    ['/profile', 'noindex'],
    ['/hu/profil', 'noindex'],
    ['/library', 'noindex'],
    ['/premium', null],
    ['/nothing', null],
  ])('%s: %s', async (path, robots) => {
    const response = await ask(path)
    expect(response instanceof Response ? response.headers.get('X-Robots-Tag') : undefined).toBe(robots)
  })

  test('runs in its order, and the first that answers is the last', async () => {
    const table = { home: { middleware: ['dev-only', 'unlisted'] } }
    await expect(ask('/', { table })).rejects.toMatchObject({ init: { status: 404 } })
    const shown = await ask('/', { table, hasDevPages: true })
    expect(shown instanceof Response ? shown.headers.get('X-Robots-Tag') : null).toBe('noindex')
  })

  test('holds for the data of a page as well, whatever address the framework asks it under', async () => {
    const context = new RouterContextProvider()
    context.set(settingsContext, defaultSettings)
    const request = new Request('http://tinta.test/hu/profil.data?_routes=root')
    const url = new URL('http://tinta.test/hu/profil')
    const args = { request, url, params: {}, context, pattern: '/hu/profil', unstable_pattern: '/hu/profil' }
    const response = await pageMiddleware(pages)(args, async () => new Response('data'))
    expect(response instanceof Response ? response.headers.get('X-Robots-Tag') : undefined).toBe('noindex')
  })

  test('leaves no ready page without one of its own', () => {
    expect(readyPages.filter((page) => pages[page].middleware?.includes('unlisted'))).toEqual(
      expect.arrayContaining(['profile', 'history', 'library', 'checkout', 'collections']),
    )
  })
})
