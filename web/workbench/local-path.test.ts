import { expect, test } from 'vitest'
import { goToAddress, localPath, withoutQuery, withQuery } from './local-path.ts'

test.each([
  ['/', '/'],
  ['/hu/premium?a=1#b', '/hu/premium?a=1#b'],
  ['/a/../b', '/b'],
  ['/ur/متن', '/ur/%D9%85%D8%AA%D9%86'],
])('%s is a path of this site', (given, path) => {
  expect(localPath(given)).toBe(path)
})

test.each([
  '',
  'premium',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\b',
  '\n/',
  'https://evil.example/',
  'javascript:alert(1)',
  'http://this.invalid/',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u0000',
  null,
  7,
])('%j is none', (given) => {
  expect(localPath(given)).toBeNull()
})

test('a query takes and gives back one name, and keeps the others and the place on the page', () => {
  expect(withQuery('/a?x=1#y', 'bought', '1')).toBe('/a?x=1&bought=1#y')
  expect(withQuery('/a?bought=0', 'bought', '1')).toBe('/a?bought=1')
  expect(withoutQuery('/a?x=1&bought=1#y', 'bought')).toBe('/a?x=1#y')
  expect(withoutQuery('/a', 'bought')).toBe('/a')
})

test.each([
  ['/test-checkout?id=1', '/test-checkout?id=1'],
  ['https://pay.example/c/1', 'https://pay.example/c/1'],
  ['http://127.0.0.1:12111/c', 'http://127.0.0.1:12111/c'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/\\evil.example', null],
  ['https://', null],
])('%s is gone to as %s', (given, address) => {
  expect(goToAddress(given)).toBe(address)
})
