import { describe, expect, test } from 'vitest'
import { crawl } from './crawl.ts'

const origin = 'http://tinta.example'
type Answer = { readonly status?: number; readonly type?: string; readonly location?: string; readonly body?: string }

/** Walks a site of these answers from its first page on; everything else is missing. */
async function walked(site: Readonly<Record<string, Answer>>, wanted?: ReadonlyMap<string, number>) {
  const asked: string[] = []
  const visit = async (path: string) => {
    asked.push(path)
    const { status = 200, type = 'text/html', location, body = '' } = site[path] ?? { status: 404 }
    return { status, headers: new Headers({ 'Content-Type': type, ...(location ? { Location: location } : {}) }), text: async () => body }
  }
  const { troubles } = await crawl({ origin, visit, from: ['/'], ...(wanted ? { wanted } : {}) })
  return { asked, troubles }
}

describe('a walk through a site', () => {
  test('asks each address once, whatever its anchor, and no other site', async () => {
    const body = '<a href="/a#x">a</a><a href="a">a</a><a href="https://other.example/b">b</a><a href="mailto:a@b.example">c</a>'
    const { asked, troubles } = await walked({ '/': { body }, '/a': { body: '<p id="x">x</p><a href="/">back</a>' } })
    expect(asked).toEqual(['/', '/a'])
    expect(troubles).toEqual([])
  })

  test.each<readonly [string, Readonly<Record<string, Answer>>, string]>([
    ['a missing page', { '/': { body: '<a href="/b">b</a>' } }, '/: /b (a) answers 404'],
    ['a missing picture', { '/': { body: '<img srcset="/b.png 2x">' } }, '/: /b.png (img) answers 404'],
    [
      'a detour',
      { '/': { body: '<a href="/b">b</a>' }, '/b': { status: 308, location: '/c' }, '/c': {} },
      '/: /b (a) answers 308, which leads to /c',
    ],
    ['an anchor that is not there', { '/': { body: '<a href="#b">b</a>' } }, '/: / has no anchor #b'],
    [
      'an address without encryption',
      { '/': { body: '<a href="http://b.example">b</a>' } },
      '/: http://b.example (a) leaves the site by http',
    ],
    ['a script for an address', { '/': { body: '<a href="javascript:x()">b</a>' } }, '/: javascript:x() (a) leaves the site by javascript'],
    ['an empty address', { '/': { body: '<img src="">' } }, '/: an empty address (img)'],
    [
      'a font of a style sheet',
      { '/': { body: '<link rel="stylesheet" href="/s/a.css">' }, '/s/a.css': { type: 'text/css', body: '@font-face{src:url(b.woff2)}' } },
      '/s/a.css: /s/b.woff2 (style sheet) answers 404',
    ],
    [
      'an icon of a manifest',
      {
        '/': { body: '<link rel="manifest" href="/m.webmanifest">' },
        '/m.webmanifest': {
          type: 'application/manifest+json',
          body: '{"start_url":"/","share_target":{"action":"/","params":{"url":"url"}},"icons":[{"src":"/i.png"}]}',
        },
      },
      '/m.webmanifest: /i.png (src) answers 404',
    ],
    [
      'a page of a site map',
      {
        '/': { body: '<a href="/sitemap.xml">map</a>' },
        '/sitemap.xml': {
          type: 'application/xml',
          body: `<url><loc>${origin}/?a=1&#38;b=2</loc><xhtml:link rel="alternate" href="${origin}/hu"/></url>`,
        },
        '/?a=1&b=2': {},
      },
      '/sitemap.xml: /hu (feed or site map) answers 404',
    ],
  ])('sees %s', async (_name, site, trouble) => {
    expect((await walked(site)).troubles).toEqual([trouble])
  })

  test('takes a page that is there to fail for right, and one that should fail for wrong', async () => {
    const wanted = new Map([['/', 404]])
    expect((await walked({}, wanted)).troubles).toEqual([])
    expect((await walked({ '/': {} }, wanted)).troubles).toEqual(['the start: / () answers 200'])
  })
})
