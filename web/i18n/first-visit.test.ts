import { expect, test } from 'vitest'
import { firstVisitRedirect } from './first-visit.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  firstVisitRedirect(new Request(`http://tinta.test${path}`, { method, headers: { 'user-agent': browser, ...headers } }))

test.each<[string, string, Record<string, string>, string | null]>([
  ['the browser asks for Hungarian', '/', { 'accept-language': 'hu' }, '/hu'],
  ['the query is kept', '/?from=mail', { 'accept-language': 'de' }, '/de?from=mail'],
  ['the cookie says Urdu', '/', { cookie: 'tinta-locale=ur', 'accept-language': 'hu' }, '/ur'],
  ['the cookie says English', '/', { cookie: 'tinta-locale=en', 'accept-language': 'hu' }, null],
  ['the browser asks for English', '/', { 'accept-language': 'en-GB,hu;q=0.5' }, null],
  ['nothing is asked for', '/', {}, null],
  ['a link of this site was followed', '/', { 'accept-language': 'hu', 'sec-fetch-site': 'same-origin' }, null],
  [
    'a crawler',
    '/',
    { 'accept-language': 'hu', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    null,
  ],
  ['an explicit prefix', '/ro', { 'accept-language': 'hu' }, null],
  ['another page', '/premium', { 'accept-language': 'hu' }, null],
])('%s', (_case, path, headers, target) => {
  expect(visit(path, headers)).toBe(target)
})

test('a form that is sent to the home page is not redirected', () => {
  expect(visit('/', { 'accept-language': 'hu' }, 'POST')).toBeNull()
})
