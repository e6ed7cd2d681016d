import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/a.css" as="style"/>' +
  '<link rel="modulepreload" href="/assets/b.js" nonce="n"/></head><body>text</body></html>'

test('scripts are asked for after the first paint, styles before it', () => {
  const html = paintFirst(page, undefined)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('<head><link rel="preload" href="/a.css" as="style"/><script>requestAnimationFrame')
  expect(html).toContain('["/assets/a.js","/assets/b.js"]')
  expect(html.endsWith('</script></head><body>text</body></html>')).toBe(true)
})

test('where a page is allowed by number, the script carries it', () => {
  expect(paintFirst(page, 'n1')).toContain('<script nonce="n1">')
})

test('a page without such links stays as it is', () => {
  expect(paintFirst('<html><head></head></html>', undefined)).toBe('<html><head></head></html>')
})
