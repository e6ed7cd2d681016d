import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath } from './local-path.ts'

const site = 'https://tinta.example.edu'

describe('a path to go back to', () => {
  test.each([
    ['/', '/'],
    ['/premium', '/premium'],
    ['/hu/szoveg-atfogalmazas?mode=extend&x=1#result', '/hu/szoveg-atfogalmazas?mode=extend&x=1#result'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/ur/متن', '/ur/%D9%85%D8%AA%D9%86'],
    ['/search?next=//evil.example', '/search?next=//evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s stays on this site', (given, expected) => {
    expect(localPath(given, site)).toBe(expected)
  })

  test.each([
    '',
    'premium',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/path\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /premium',
    '/\u0000evil',
    '/premium\u007f',
    '/premium\u0085',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/%09//evil.example',
    '/%09/evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/a%0d%0aSet-Cookie:x',
    '/%zz',
    'https://evil.example/',
    'https:/evil.example',
    'https:evil.example',
    'HTTPS://tinta.example.edu/premium',
    'https://tinta.example.edu@evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '?next=1',
    '#a',
    '.',
    '@evil.example',
  ])('%j leads nowhere but home', (given) => {
    expect(localPath(given, site)).toBe('/')
  })

  test('whatever is given, a browser stays on the site with the answer', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'javascript',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        ),
        (given) => {
          const answer = localPath(given, site)
          return new URL(answer, site).origin === site && !/^\/[/\\]/.test(answer)
        },
      ),
      { numRuns: 500 },
    )
  })
})
