import { describe, expect, test } from 'vitest'
import { cookieFor, localeOfCookie, localeOfHeader, negotiateLocale } from './negotiate.ts'
import { locales } from './locales.ts'

test.each([
  ['hu', 'hu'],
  ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
  ['pl,cs;q=0.9,sk;q=0.8,en;q=0.7', 'sk'],
  ['en;q=0.5, de-AT;q=0.9', 'de'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['*', 'en'],
  ['pl, *;q=0.5', 'en'],
  ['UR-pk', 'ur'],
  ['pl', null],
  ['', null],
  [null, null],
  [';;q=,,;q=x', null],
  ['hu;q=x', null],
])('Accept-Language %j asks for %s', (header, code) => {
  expect(localeOfHeader(header)?.code ?? null).toBe(code)
})

test.each([
  ['tinta-locale=ro', 'ro'],
  ['a=b; tinta-locale=ur; c=d', 'ur'],
  ['tinta-locale=xx', null],
  ['tinta-locale=', null],
  ['not-tinta-locale=hu', null],
  [null, null],
])('the cookie %j remembers %s', (header, code) => {
  expect(localeOfCookie(header)?.code ?? null).toBe(code)
})

describe('the order', () => {
  const of = (headers: Record<string, string>) => negotiateLocale(new Headers(headers)).code

  test('the cookie comes first', () => expect(of({ cookie: 'tinta-locale=it', 'accept-language': 'hu' })).toBe('it'))
  test('then the browser', () => expect(of({ cookie: 'tinta-locale=xx', 'accept-language': 'hu' })).toBe('hu'))
  test('then English', () => expect(of({ 'accept-language': 'ja' })).toBe('en'))
})

test.each(locales)('the cookie for $code lasts 365 days, is lax and holds for the whole site', (locale) => {
  const cookie = cookieFor(locale)
  expect(cookie).toBe(`tinta-locale=${locale.code}; Path=/; Max-Age=31536000; SameSite=Lax`)
  expect(localeOfCookie(cookie)).toEqual(locale)
})
