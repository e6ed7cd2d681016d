import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageParts } from './page-parts.ts'

const textsOf = (html: string) => pageParts(html).words.map(({ text, from, language }) => [text, from, language])

describe('words of a page', () => {
  test.each([
    [
      '<p>One <b>two</b> three</p>',
      [
        ['One', 'p', null],
        ['two', 'b', null],
        ['three', 'p', null],
      ],
    ],
    ['<p>One<!-- --> two</p>', [['One two', 'p', null]]],
    ['<script>let a = 1</script><style>p {}</style><template><p>x</p></template><svg><title>y</title></svg>', []],
    [
      '<html lang="hu"><p>Egy <span lang="en">two</span> három</p></html>',
      [
        ['Egy', 'p', 'hu'],
        ['two', 'span', 'en'],
        ['három', 'p', 'hu'],
      ],
    ],
    [
      '<button aria-label="Close it" title="Now">×</button>',
      [
        ['Close it', 'aria-label', null],
        ['Now', 'title', null],
        ['×', 'button', null],
      ],
    ],
    [
      '<input type="submit" value="Go on"><input type="text" value="mine" placeholder="Yours">',
      [
        ['Go on', 'value', null],
        ['Yours', 'placeholder', null],
      ],
    ],
    ['<meta name="description" content="What it is"><meta name="robots" content="noindex">', [['What it is', 'description', null]]],
    [
      '<pre><code><span>npm</span> start</code></pre>',
      [
        ['npm', 'code', null],
        ['start', 'code', null],
      ],
    ],
    ['<p>fish &amp; chips</p>', [['fish & chips', 'p', null]]],
  ])('%s', (html, expected) => {
    expect(textsOf(html)).toEqual(expected)
  })

  test('stand together by block, apart where the language changes', () => {
    const { blocks } = pageParts('<div lang="hu">Az <b>első</b> mondat<p>Egy <i>másik</i> <q lang="en">and another</q> itt</p></div>')
    expect(blocks.map(({ text, language }) => [text, language])).toEqual([
      ['Az első mondat', 'hu'],
      ['Egy másik', 'hu'],
      ['and another', 'en'],
      ['itt', 'hu'],
    ])
  })

  test('of structured data are in the language that these name', () => {
    const data = JSON.stringify([
      { '@type': 'Article', inLanguage: 'en', headline: 'Long sentences', url: 'http://a.example/x', author: { name: 'Ann' } },
      { '@type': 'WebSite', name: 'Tinta' },
    ])
    const { words, links } = pageParts(`<html lang="de"><script type="application/ld+json">${data}</script></html>`)
    expect(words.map(({ text, language }) => [text, language])).toEqual([
      ['Long sentences', 'en'],
      ['Ann', 'en'],
      ['Tinta', 'de'],
    ])
    expect(links).toEqual([{ address: 'http://a.example/x', from: 'structured data' }])
  })

  test('say when structured data cannot be read', () => {
    expect(textsOf('<script type="application/ld+json">{"name":</script>')[0]?.[0]).toContain('cannot be read')
  })

  test('are never more than the page holds, whatever the page', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (html) => {
        const { words } = pageParts(`<p>${html}</p>`)
        expect(words.map(({ text }) => text).join('').length).toBeLessThanOrEqual(html.length * 2)
      }),
    )
  })
})

test('links of a page are those that a browser would follow or load', () => {
  const { links, ids } = pageParts(`
    <link rel="preconnect" href="https://a.example"><link rel="stylesheet" href="/a.css"><link rel="alternate" href="/hu">
    <a id="here" href="/b#c">b</a><img src="/c.png" srcset="/d.png 1x, /e.png 2x"><form action="/f"></form><a>none</a>
    <meta property="og:image" content="/g.png"><meta property="og:title" content="/no">`)
  expect(links.map(({ address }) => address)).toEqual(['/a.css', '/hu', '/b#c', '/c.png', '/d.png', '/e.png', '/f', '/g.png'])
  expect([...ids]).toEqual(['here'])
})
